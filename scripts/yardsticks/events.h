/* The rows that events are made of, in memory, and how they are put into a store. */
#ifndef EVENTS_H
#define EVENTS_H

#include <sqlite3.h>
#include <stdint.h>

typedef struct {
    /* NULL for a number or for nothing at all. */
    const char *text;
    int length, is_null;
    int64_t number;
} Cell;

enum { EVENT_CELLS = 22, SPAN_CELLS = 11, TEXT_CELLS = 5 };

/* One event: its row, its span in the range index, its words. Alarms and attendees the made events have none. */
typedef struct {
    Cell event[EVENT_CELLS], span[SPAN_CELLS], text[TEXT_CELLS];
} Event;

typedef struct {
    Event *items;
    int count;
} Events;

/* Reads all events of a store that Daybook has made. */
Events read_events(sqlite3 *source);

/* What a store is written with. */
typedef struct {
    sqlite3_stmt *last_sequence, *event, *span_class, *span, *text, *set, *change;
} Inserts;

Inserts prepare_inserts(sqlite3 *store);
void finish_inserts(Inserts *inserts);

/* The state of one transaction. */
typedef struct {
    int64_t sequence, set;
    /* The classes that are known to stand in `span_class`, a bit each. */
    uint64_t classes;
} Changes;

/* What a transaction begins with. */
Changes begin_changes(Inserts *inserts);

/* Adds an event with all its rows, and its entry in the history. */
void insert_event(sqlite3 *store, Inserts *inserts, Changes *changes, const Event *event);

#endif
