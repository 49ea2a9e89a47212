#include "window.h"

#include "store.h"
#include "zone.h"

#include <stdlib.h>
#include <string.h>

const char *const WINDOW_QUERY =
    "SELECT s.start, s.\"end\", s.event, s.recurrence, s.calendar, s.flags, s.time_zone, s.end_time_zone, s.title "
    "FROM span_class AS c CROSS JOIN event_span AS s "
    "ON s.domain = ?1 AND s.class = c.class AND s.start > ?2 - c.reach AND s.start < ?3 AND (s.\"end\" > ?2 OR s.start >= ?2) "
    "WHERE c.domain = ?1";

Window window_of_days(int64_t first, int64_t before) {
    return (Window){
        .low = {time_of_local(first * DAY), first * DAY},
        .high = {time_of_local(before * DAY), before * DAY},
    };
}

/* Start, then longer first, then title by its bytes, then number. */
static int compare(const void *left, const void *right) {
    const Row *x = left, *y = right;
    if (x->first != y->first) return x->first < y->first ? -1 : 1;
    if (x->last != y->last) return x->last > y->last ? -1 : 1;
    int common = x->title_length < y->title_length ? x->title_length : y->title_length;
    int order = memcmp(x->title, y->title, common);
    if (order) return order;
    if (x->title_length != y->title_length) return x->title_length - y->title_length;
    return x->event < y->event ? -1 : x->event > y->event;
}

static void read_row(sqlite3_stmt *query, Row *row) {
    row->start = sqlite3_column_int64(query, 0);
    row->end = sqlite3_column_int64(query, 1);
    row->event = sqlite3_column_int64(query, 2);
    row->recurrence = sqlite3_column_int64(query, 3);
    row->calendar = sqlite3_column_int64(query, 4);
    row->flags = sqlite3_column_int64(query, 5);
    row->time_zone = sqlite3_column_int64(query, 6);
    row->end_time_zone = sqlite3_column_int64(query, 7);
    row->first = IS_ZONED(row) ? row->start : time_of_local(row->start);
    row->last = IS_ZONED(row) ? row->end : time_of_local(row->end);
    const unsigned char *title = sqlite3_column_text(query, 8);
    row->title_length = sqlite3_column_bytes(query, 8);
    row->title = grow(NULL, row->title_length + 1, 1);
    memcpy(row->title, title, row->title_length + 1);
}

void read_window(sqlite3_stmt *query, const Window *window, Rows *rows) {
    for (int domain = 0; domain < 2; domain++) {
        sqlite3_bind_int64(query, 1, domain);
        sqlite3_bind_int64(query, 2, window->low[domain]);
        sqlite3_bind_int64(query, 3, window->high[domain]);
        while (sqlite3_step(query) == SQLITE_ROW) {
            if (rows->count == rows->capacity) {
                rows->capacity = rows->capacity ? rows->capacity * 2 : 64;
                rows->items = grow(rows->items, rows->capacity, sizeof(Row));
            }
            read_row(query, &rows->items[rows->count++]);
        }
        if (sqlite3_reset(query)) fail(sqlite3_db_handle(query), WINDOW_QUERY);
    }
    qsort(rows->items, rows->count, sizeof(Row), compare);
}

void free_rows(Rows *rows) {
    for (int index = 0; index < rows->count; index++) free(rows->items[index].title);
    free(rows->items);
    *rows = (Rows){0};
}
