/* The least that a listing of an empty day has to do: open the store, ask for the day on both time lines, and end. Bounds come as
 * numbers, so that no zone is read. */
#include "commands.h"
#include "store.h"
#include "window.h"

#include <stdio.h>
#include <stdlib.h>

int start(char **arguments) {
    Window window = {
        .low = {atoll(arguments[1]), atoll(arguments[3])},
        .high = {atoll(arguments[2]), atoll(arguments[4])},
    };
    sqlite3 *store = open_store(arguments[0]);
    sqlite3_stmt *query = prepare(store, WINDOW_QUERY);
    Rows rows = {0};
    read_window(query, &window, &rows);
    if (rows.count) printf("%d rows\n", rows.count);
    free_rows(&rows);
    sqlite3_finalize(query);
    sqlite3_close(store);
    return 0;
}
