/* The least that any program has to do: C straight on SQLite, on the same store file.
 *
 *   floor month STORE LOW HIGH LOCAL_LOW LOCAL_HIGH ROUNDS
 *       the rows of a window, warm: same table, same columns, same order as the library's answer; titles copied. Prints rows and the
 *       median of microseconds of CPU.
 *
 * gcc -O2 -static -o floor floor.c -lsqlite3 -lm -lpthread -ldl
 */
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    int64_t start, end, event, recurrence, calendar, flags, time_zone, end_time_zone;
    char *title;
    int title_length;
} Row;

static sqlite3 *db;

static void fail(const char *what) {
    fprintf(stderr, "floor: %s: %s\n", what, sqlite3_errmsg(db));
    exit(1);
}

static double cpu_microseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int compare_doubles(const void *left, const void *right) {
    double x = *(const double *)left, y = *(const double *)right;
    return (x > y) - (x < y);
}

static int compare_rows(const void *left, const void *right) {
    const Row *x = left, *y = right;
    if (x->start != y->start) return x->start < y->start ? -1 : 1;
    if (x->end != y->end) return x->end > y->end ? -1 : 1;
    int common = x->title_length < y->title_length ? x->title_length : y->title_length;
    int order = memcmp(x->title, y->title, common);
    if (order) return order;
    if (x->title_length != y->title_length) return x->title_length < y->title_length ? -1 : 1;
    return x->event < y->event ? -1 : x->event > y->event;
}

static const char *WINDOW =
    "SELECT s.start, s.\"end\", s.event, s.recurrence, s.calendar, s.flags, s.time_zone, s.end_time_zone, s.title "
    "FROM span_class AS c CROSS JOIN event_span AS s "
    "ON s.domain = ?1 AND s.class = c.class AND s.start > ?2 - c.reach AND s.start < ?3 AND (s.\"end\" > ?2 OR s.start >= ?2) "
    "WHERE c.domain = ?1";

static int read_window(sqlite3_stmt *query, int64_t bounds[2][2], Row **rows, int *capacity) {
    int count = 0;
    for (int domain = 0; domain < 2; domain++) {
        sqlite3_bind_int64(query, 1, domain);
        sqlite3_bind_int64(query, 2, bounds[domain][0]);
        sqlite3_bind_int64(query, 3, bounds[domain][1]);
        while (sqlite3_step(query) == SQLITE_ROW) {
            if (count == *capacity) *rows = realloc(*rows, sizeof(Row) * (*capacity = *capacity ? *capacity * 2 : 64));
            Row *row = *rows + count++;
            row->start = sqlite3_column_int64(query, 0);
            row->end = sqlite3_column_int64(query, 1);
            row->event = sqlite3_column_int64(query, 2);
            row->recurrence = sqlite3_column_int64(query, 3);
            row->calendar = sqlite3_column_int64(query, 4);
            row->flags = sqlite3_column_int64(query, 5);
            row->time_zone = sqlite3_column_int64(query, 6);
            row->end_time_zone = sqlite3_column_int64(query, 7);
            const void *title = sqlite3_column_text(query, 8);
            row->title_length = sqlite3_column_bytes(query, 8);
            row->title = malloc(row->title_length + 1);
            memcpy(row->title, title, row->title_length + 1);
        }
        sqlite3_reset(query);
    }
    qsort(*rows, count, sizeof(Row), compare_rows);
    return count;
}

static int month(char **argument) {
    int64_t bounds[2][2] = {{atoll(argument[1]), atoll(argument[2])}, {atoll(argument[3]), atoll(argument[4])}};
    int rounds = atoi(argument[5]), count = 0, capacity = 0;
    Row *rows = NULL;
    double *times = malloc(sizeof(double) * rounds);
    sqlite3_stmt *query;
    if (sqlite3_open_v2(argument[0], &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL)) fail("open");
    if (sqlite3_prepare_v3(db, WINDOW, -1, SQLITE_PREPARE_PERSISTENT, &query, NULL)) fail("prepare");
    for (int round = -2; round < rounds; round++) {
        double start = cpu_microseconds();
        rows = NULL;
        capacity = 0;
        count = read_window(query, bounds, &rows, &capacity);
        for (int index = 0; index < count; index++) free(rows[index].title);
        free(rows);
        if (round >= 0) times[round] = cpu_microseconds() - start;
    }
    qsort(times, rounds, sizeof(double), compare_doubles);
    printf("rows %d\nmicroseconds %.3f\n", count, times[rounds / 2]);
    return 0;
}

int main(int count, char **argument) {
    if (count == 8 && !strcmp(argument[1], "month")) return month(argument + 2);
    fprintf(stderr, "usage: floor month STORE LOW HIGH LOCAL_LOW LOCAL_HIGH ROUNDS\n");
    return 2;
}
