/* One event after the other, each on the disk before the next: as `daybook-bench add`, with the rows of another store. */
#include "commands.h"
#include "events.h"
#include "store.h"

#include <stdio.h>
#include <stdlib.h>

int add(char **arguments) {
    sqlite3 *source = open_store(arguments[1]);
    Events events = read_events(source);
    sqlite3_close(source);
    /* Two more, which warm up. */
    int rounds = atoi(arguments[2]);
    if (events.count < rounds + 2) {
        fprintf(stderr, "yardstick: %s has only %d events\n", arguments[1], events.count);
        return 1;
    }
    sqlite3 *store = open_store(arguments[0]);
    prepare_for_writing(store);
    Inserts inserts = prepare_inserts(store);
    sqlite3_stmt *begin = prepare(store, "BEGIN IMMEDIATE"), *commit = prepare(store, "COMMIT");
    double *cpu = grow(NULL, rounds, sizeof *cpu), *wall = grow(NULL, rounds, sizeof *wall);
    for (int round = -2; round < rounds; round++) {
        double cpu_start = cpu_time(), wall_start = wall_time();
        run(begin);
        Changes changes = begin_changes(&inserts);
        insert_event(store, &inserts, &changes, &events.items[round + 2]);
        run(commit);
        if (round >= 0) {
            cpu[round] = cpu_time() - cpu_start;
            wall[round] = wall_time() - wall_start;
        }
    }
    printf("microseconds %.3f\nwall-microseconds %.3f\n", median(cpu, rounds), median(wall, rounds));
    finish_inserts(&inserts);
    sqlite3_finalize(begin);
    sqlite3_finalize(commit);
    sqlite3_close(store);
    return 0;
}
