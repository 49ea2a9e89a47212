#include "events.h"
#include "store.h"

Inserts prepare_inserts(sqlite3 *store) {
    return (Inserts){
        .last_sequence = prepare(store, "SELECT sequence FROM change ORDER BY sequence DESC LIMIT 1"),
        .event = prepare(store,
            "INSERT INTO event (calendar, uid, title, kind, start, time_zone, \"end\", end_time_zone, duration, status, availability, "
            "privacy, priority, location, notes, url, categories, color, created, updated, sequence, revision) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        .span_class = prepare(store, "INSERT OR IGNORE INTO span_class (domain, class, reach) VALUES (?, ?, ?)"),
        .span = prepare(store,
            "INSERT INTO event_span (domain, class, start, event, recurrence, \"end\", calendar, flags, time_zone, end_time_zone, "
            "title) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        .text = prepare(store,
            "INSERT INTO event_text (title, location, categories, people, notes, rowid) VALUES (?, ?, ?, ?, ?, ?)"),
        .set = prepare(store, "INSERT INTO change_set (id, made) VALUES (?, ?)"),
        .change = prepare(store, "INSERT INTO change (sequence, kind, item, operation) VALUES (?, 'event', ?, 'insert')"),
    };
}

void finish_inserts(Inserts *inserts) {
    sqlite3_finalize(inserts->last_sequence);
    sqlite3_finalize(inserts->event);
    sqlite3_finalize(inserts->span_class);
    sqlite3_finalize(inserts->span);
    sqlite3_finalize(inserts->text);
    sqlite3_finalize(inserts->set);
    sqlite3_finalize(inserts->change);
}

/* Texts are not copied: they stay where they are. */
static void bind_cells(sqlite3_stmt *statement, const Cell *cells, int count) {
    for (int index = 0; index < count; index++) {
        const Cell *cell = &cells[index];
        if (cell->is_null) sqlite3_bind_null(statement, index + 1);
        else if (cell->text) sqlite3_bind_text(statement, index + 1, cell->text, cell->length, SQLITE_STATIC);
        else sqlite3_bind_int64(statement, index + 1, cell->number);
    }
}

static void insert_span(Inserts *inserts, Changes *changes, const Event *event, int64_t id) {
    int64_t domain = event->span[0].number, class = event->span[1].number;
    uint64_t bit = (uint64_t)1 << (class + 32 * domain);
    if (!(changes->classes & bit)) {
        sqlite3_bind_int64(inserts->span_class, 1, domain);
        sqlite3_bind_int64(inserts->span_class, 2, class);
        sqlite3_bind_int64(inserts->span_class, 3, (int64_t)86400 << (2 * class));
        run(inserts->span_class);
        changes->classes |= bit;
    }
    bind_cells(inserts->span, event->span, SPAN_CELLS);
    sqlite3_bind_int64(inserts->span, 4, id);
    run(inserts->span);
}

static void record_change(Inserts *inserts, Changes *changes, const Event *event, int64_t id) {
    changes->sequence++;
    if (!changes->set) {
        changes->set = changes->sequence;
        sqlite3_bind_int64(inserts->set, 1, changes->set);
        sqlite3_bind_int64(inserts->set, 2, event->event[18].number);
        run(inserts->set);
    }
    sqlite3_bind_int64(inserts->change, 1, changes->sequence);
    sqlite3_bind_int64(inserts->change, 2, id);
    run(inserts->change);
}

Changes begin_changes(Inserts *inserts) {
    Changes changes = {0};
    if (sqlite3_step(inserts->last_sequence) == SQLITE_ROW) changes.sequence = sqlite3_column_int64(inserts->last_sequence, 0);
    sqlite3_reset(inserts->last_sequence);
    return changes;
}

void insert_event(sqlite3 *store, Inserts *inserts, Changes *changes, const Event *event) {
    bind_cells(inserts->event, event->event, EVENT_CELLS);
    sqlite3_bind_int64(inserts->event, EVENT_CELLS, changes->sequence + 1);
    run(inserts->event);
    int64_t id = sqlite3_last_insert_rowid(store);
    insert_span(inserts, changes, event, id);
    bind_cells(inserts->text, event->text, TEXT_CELLS);
    sqlite3_bind_int64(inserts->text, TEXT_CELLS + 1, id);
    run(inserts->text);
    record_change(inserts, changes, event, id);
}
