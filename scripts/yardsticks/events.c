#include "events.h"

#include "pairs.h"
#include "store.h"

#include <string.h>

static const char *const ALL_EVENTS =
    "SELECT calendar, uid, title, kind, start, time_zone, \"end\", end_time_zone, duration, status, availability, privacy, priority, "
    "location, notes, url, categories, color, created, updated, sequence, revision FROM event ORDER BY id";

static const char *const ALL_SPANS =
    "SELECT domain, class, start, event, recurrence, \"end\", calendar, flags, time_zone, end_time_zone, title FROM event_span "
    "ORDER BY event";

/* Where the words of the event's row stand in ALL_EVENTS: title, location, categories, people, notes. */
static const int WORDS[TEXT_CELLS] = {2, 13, 16, -1, 14};

static Cell read_cell(sqlite3_stmt *row, int column) {
    Cell cell = {.is_null = sqlite3_column_type(row, column) == SQLITE_NULL};
    if (sqlite3_column_type(row, column) == SQLITE_TEXT) {
        const char *text = (const char *)sqlite3_column_text(row, column);
        cell.length = sqlite3_column_bytes(row, column);
        cell.text = memcpy(grow(NULL, cell.length + 1, 1), text, cell.length + 1);
    } else {
        cell.number = sqlite3_column_int64(row, column);
    }
    return cell;
}

static void read_words(Event *event) {
    for (int column = 0; column < TEXT_CELLS; column++) {
        Cell *cell = &event->text[column];
        if (WORDS[column] < 0 || event->event[WORDS[column]].is_null) {
            cell->is_null = 1;
        } else {
            cell->text = in_pairs(event->event[WORDS[column]].text);
            cell->length = strlen(cell->text);
        }
    }
}

Events read_events(sqlite3 *source) {
    Events events = {0};
    int capacity = 0;
    sqlite3_stmt *rows = prepare(source, ALL_EVENTS);
    while (sqlite3_step(rows) == SQLITE_ROW) {
        if (events.count == capacity) events.items = grow(events.items, capacity = capacity * 2 + 1024, sizeof(Event));
        Event *event = memset(&events.items[events.count++], 0, sizeof(Event));
        for (int column = 0; column < EVENT_CELLS; column++) event->event[column] = read_cell(rows, column);
        read_words(event);
    }
    sqlite3_finalize(rows);
    rows = prepare(source, ALL_SPANS);
    for (int index = 0; index < events.count && sqlite3_step(rows) == SQLITE_ROW; index++)
        for (int column = 0; column < SPAN_CELLS; column++) events.items[index].span[column] = read_cell(rows, column);
    sqlite3_finalize(rows);
    return events;
}
