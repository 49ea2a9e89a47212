/* A listing by day, byte for byte as `daybook list` prints it into a pipe. */
#include "commands.h"
#include "output.h"
#include "store.h"
#include "window.h"
#include "zone.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    const Row *row;
    int64_t first_day, last_day;
    /* Minutes since midnight on its first and last day. */
    int start, end;
} Item;

typedef struct {
    /* `timed` keeps the day's timed lines until its all-day ones are all written. */
    Output out, timed;
    char *calendars[64];
    /* The day that is being printed, and the one whose heading stands already. */
    int64_t day, headed_day, last_day;
    int this_year;
    Item *open;
    int open_count;
} Listing;

static void write_heading(Listing *listing, int64_t day) {
    static const char *const weekdays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December"};
    time_t seconds = day * DAY;
    struct tm parts;
    gmtime_r(&seconds, &parts);
    move_output(&listing->timed, &listing->out);
    if (listing->headed_day != INT64_MIN) write_text(&listing->out, "\n");
    listing->headed_day = day;
    write_text(&listing->out, weekdays[parts.tm_wday]);
    write_text(&listing->out, " ");
    write_number(&listing->out, parts.tm_mday);
    write_text(&listing->out, " ");
    write_text(&listing->out, months[parts.tm_mon]);
    if (parts.tm_year != listing->this_year) {
        write_text(&listing->out, " ");
        write_number(&listing->out, parts.tm_year + 1900);
    }
    write_text(&listing->out, "\n");
}

/* The time of a part, in eleven columns: an arrow takes two of them, a time five, the dash one. */
static void write_time(Output *out, const Item *item, int goes_back, int goes_on) {
    int width = 0;
    if (goes_back) write_text(out, "→ "), width += 2;
    if (IS_ALL_DAY(item->row) || (goes_back && goes_on)) {
        write_text(out, "all day");
        width += 7;
    } else {
        if (!goes_back) write_clock(out, item->start), width += 5;
        if (!goes_on && (goes_back || item->start != item->end)) {
            if (!goes_back) write_text(out, "–"), width += 1;
            write_clock(out, item->end), width += 5;
        }
    }
    if (goes_on) write_text(out, " →"), width += 2;
    while (width++ < 11) write_text(out, " ");
}

static void write_part(Listing *listing, const Item *item) {
    int goes_back = listing->day > item->first_day, goes_on = listing->day < item->last_day;
    if (listing->headed_day != listing->day) write_heading(listing, listing->day);
    int fills_day = IS_ALL_DAY(item->row) || (goes_back && goes_on);
    Output *out = fills_day ? &listing->out : &listing->timed;
    write_text(out, "  ");
    write_time(out, item, goes_back, goes_on);
    write_text(out, "  ");
    write_bytes(out, item->row->title, item->row->title_length);
    write_text(out, "  (");
    write_text(out, listing->calendars[item->row->calendar & 63]);
    write_text(out, ")  #");
    write_number(out, item->row->event);
    write_text(out, "\n");
}

/* Goes on to a day; what reaches into the days on the way has a part on each. */
static void advance(Listing *listing, int64_t day) {
    while (listing->day < day && listing->open_count) {
        int kept = 0;
        listing->day++;
        for (int index = 0; index < listing->open_count; index++)
            if (listing->open[index].last_day >= listing->day) listing->open[kept++] = listing->open[index];
        listing->open_count = kept;
        for (int index = 0; index < kept; index++) write_part(listing, &listing->open[index]);
    }
    if (listing->day < day) listing->day = day;
}

static Item make_item(const Row *row) {
    int64_t start = IS_ZONED(row) ? local_time(row->start) : row->start;
    int64_t end = IS_ZONED(row) ? local_time(row->end) : row->end;
    int64_t touched = row->end > row->start && IS_ZONED(row) ? local_time(row->end - 1) : end - (end > start);
    int minute = (end - day_of(end) * DAY) / 60;
    return (Item){
        .row = row,
        .first_day = day_of(start),
        .last_day = day_of(touched),
        .start = (start - day_of(start) * DAY) / 60,
        .end = minute == 0 && end != start ? 1440 : minute,
    };
}

static void add_row(Listing *listing, const Row *row) {
    Item item = make_item(row);
    advance(listing, item.first_day > listing->day ? item.first_day : listing->day);
    write_part(listing, &item);
    if (item.last_day > listing->day && listing->last_day > listing->day) listing->open[listing->open_count++] = item;
}

static void read_calendars(sqlite3 *store, Listing *listing) {
    sqlite3_stmt *query = prepare(store, "SELECT id, title FROM calendar");
    while (sqlite3_step(query) == SQLITE_ROW)
        listing->calendars[sqlite3_column_int(query, 0) & 63] = strdup((const char *)sqlite3_column_text(query, 1));
    sqlite3_finalize(query);
}

int list(char **arguments) {
    int64_t first = read_day(arguments[1]), before = read_day(arguments[2]);
    Window window = window_of_days(first, before);
    time_t now = time(NULL);
    Listing listing = {.day = first, .headed_day = INT64_MIN, .last_day = before - 1, .this_year = localtime(&now)->tm_year};
    sqlite3 *store = open_store(arguments[0]);
    sqlite3_stmt *query = prepare(store, WINDOW_QUERY);
    Rows rows = {0};
    read_calendars(store, &listing);
    read_window(query, &window, &rows);
    listing.open = grow(NULL, rows.count + 1, sizeof(Item));
    for (int index = 0; index < rows.count; index++) add_row(&listing, &rows.items[index]);
    advance(&listing, listing.last_day);
    move_output(&listing.timed, &listing.out);
    send_output(&listing.out);
    free_rows(&rows);
    sqlite3_finalize(query);
    sqlite3_close(store);
    return 0;
}
