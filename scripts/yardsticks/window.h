/* The rows of some days, in the order in which they are shown. */
#ifndef WINDOW_H
#define WINDOW_H

#include <sqlite3.h>
#include <stdint.h>

/* Some days on both time lines: in seconds of UTC, and in seconds of the viewer's wall clock. */
typedef struct {
    int64_t low[2], high[2];
} Window;

typedef struct {
    int64_t start, end, event, recurrence, calendar, flags, time_zone, end_time_zone;
    /* The moments at which it starts and ends for the viewer, by which rows are ordered. */
    int64_t first, last;
    char *title;
    int title_length;
} Row;

typedef struct {
    Row *items;
    int count, capacity;
} Rows;

#define IS_ALL_DAY(row) (((row)->flags & 3) == 0)
#define IS_ZONED(row) (((row)->flags & 3) == 2)

/* The statement that reads a window: the same as the library's. */
extern const char *const WINDOW_QUERY;

/* The window of the days from one to before another one. */
Window window_of_days(int64_t first, int64_t before);

/* Adds the rows of the window, with copies of their titles, and puts them in order. */
void read_window(sqlite3_stmt *query, const Window *window, Rows *rows);

/* Lets go of titles and array. */
void free_rows(Rows *rows);

#endif
