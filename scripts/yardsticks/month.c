/* "What is on in these days?", warm: as `daybook-bench month`. */
#include "commands.h"
#include "store.h"
#include "window.h"
#include "zone.h"

#include <stdio.h>
#include <stdlib.h>

static void describe(sqlite3_stmt *query, const Window *window) {
    Rows rows = {0};
    uint64_t order = DIGEST_START;
    read_window(query, window, &rows);
    for (int index = 0; index < rows.count; index++) order = digest(order, rows.items[index].event);
    printf("rows %d\norder %llx\n", rows.count, (unsigned long long)order);
    free_rows(&rows);
}

int month(char **arguments) {
    sqlite3 *store = open_store(arguments[0]);
    sqlite3_stmt *query = prepare(store, WINDOW_QUERY);
    Window window = window_of_days(read_day(arguments[1]), read_day(arguments[2]));
    int rounds = atoi(arguments[3]);
    double *times = grow(NULL, rounds, sizeof *times);
    describe(query, &window);
    for (int round = -2; round < rounds; round++) {
        double start = cpu_time();
        Rows rows = {0};
        read_window(query, &window, &rows);
        free_rows(&rows);
        if (round >= 0) times[round] = cpu_time() - start;
    }
    printf("microseconds %.3f\n", median(times, rounds));
    sqlite3_finalize(query);
    sqlite3_close(store);
    free(times);
    return 0;
}
