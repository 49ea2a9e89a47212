/* All events of a store put into a new one, in one transaction: as `daybook-bench bulk`. */
#include "commands.h"
#include "events.h"
#include "store.h"

#include <stdio.h>

/* Makes a store with the schema of another one, which is kept as the SQL that made it, and with its zones and calendars. */
static sqlite3 *make_store(const char *path, sqlite3 *source) {
    sqlite3 *store = create_store(path);
    prepare_for_writing(store);
    sqlite3_stmt *migrations = prepare(source, "SELECT sql FROM migration ORDER BY version");
    execute(store, "BEGIN IMMEDIATE");
    while (sqlite3_step(migrations) == SQLITE_ROW) execute(store, (const char *)sqlite3_column_text(migrations, 0));
    execute(store, "COMMIT");
    sqlite3_finalize(migrations);
    sqlite3_stmt *attach = prepare(store, "ATTACH ?1 AS source");
    sqlite3_bind_text(attach, 1, sqlite3_db_filename(source, "main"), -1, SQLITE_STATIC);
    run(attach);
    sqlite3_finalize(attach);
    execute(store,
        "INSERT INTO migration SELECT * FROM source.migration; INSERT INTO setting SELECT * FROM source.setting;"
        "INSERT INTO time_zone SELECT * FROM source.time_zone; INSERT INTO calendar SELECT * FROM source.calendar;"
        "DETACH source");
    return store;
}

int bulk(char **arguments) {
    sqlite3 *source = open_store(arguments[1]);
    Events events = read_events(source);
    sqlite3 *store = make_store(arguments[0], source);
    sqlite3_close(source);
    /* A cache that holds the pages that are touched at random. */
    execute(store, "PRAGMA cache_size = -65536");
    Inserts inserts = prepare_inserts(store);
    double cpu = cpu_time(), wall = wall_time();
    execute(store, "BEGIN IMMEDIATE");
    Changes changes = begin_changes(&inserts);
    for (int index = 0; index < events.count; index++) insert_event(store, &inserts, &changes, &events.items[index]);
    execute(store, "COMMIT");
    printf("microseconds %.3f\nwall-microseconds %.3f\n", cpu_time() - cpu, wall_time() - wall);
    finish_inserts(&inserts);
    sqlite3_close(store);
    return 0;
}
