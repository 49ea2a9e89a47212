#include "store.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static sqlite3 *open_with(const char *path, int flags) {
    sqlite3 *store;
    if (sqlite3_open_v2(path, &store, flags | SQLITE_OPEN_NOMUTEX, NULL)) fail(store, path);
    sqlite3_db_config(store, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
    sqlite3_busy_timeout(store, 10000);
    return store;
}

sqlite3 *open_store(const char *path) { return open_with(path, SQLITE_OPEN_READWRITE); }

sqlite3 *create_store(const char *path) { return open_with(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE); }

void prepare_for_writing(sqlite3 *store) {
    execute(store, "PRAGMA journal_mode = WAL");
    execute(store, "PRAGMA synchronous = FULL");
}

void execute(sqlite3 *store, const char *sql) {
    if (sqlite3_exec(store, sql, NULL, NULL, NULL)) fail(store, sql);
}

sqlite3_stmt *prepare(sqlite3 *store, const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v3(store, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL)) fail(store, sql);
    return statement;
}

void run(sqlite3_stmt *statement) {
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {}
    if (code != SQLITE_DONE) fail(sqlite3_db_handle(statement), sqlite3_sql(statement));
    sqlite3_reset(statement);
}

void fail(sqlite3 *store, const char *what) {
    fprintf(stderr, "yardstick: %s: %s\n", what, sqlite3_errmsg(store));
    exit(1);
}

void *grow(void *items, size_t count, size_t size) {
    void *grown = realloc(items, count * size);
    if (!grown) {
        perror("yardstick");
        exit(1);
    }
    return grown;
}

static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

double cpu_time(void) { return microseconds(CLOCK_THREAD_CPUTIME_ID); }

double wall_time(void) { return microseconds(CLOCK_MONOTONIC); }

static int compare(const void *left, const void *right) {
    double x = *(const double *)left, y = *(const double *)right;
    return (x > y) - (x < y);
}

double median(double *times, int count) {
    qsort(times, count, sizeof *times, compare);
    return times[count / 2];
}

uint64_t digest(uint64_t hash, int64_t number) { return (hash ^ (uint64_t)number) * 0x100000001b3u; }
