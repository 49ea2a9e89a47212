-- The store as it begins. Applied in one transaction; `migration` keeps this text.
--
-- Wall times are integers: days since 1970-01-01 for all-day events, else seconds since 1970-01-01T00:00:00 on the wall clock of
-- the event's zone. Moments (created, updated, made) are seconds since 1970-01-01T00:00:00Z. The view `agenda` shows them as text.
-- Checks are written out with OR: IN makes a table for each row that is checked, which doubles the time of an insert.

CREATE TABLE migration (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    sql TEXT NOT NULL,
    applied INTEGER NOT NULL
) STRICT;

-- Named values of the store: generation, default_calendar, zone_stamp, and what a person sets.
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Zones that events use. `tzif` is null for a zone of the system's database, else the zone itself; `fingerprint` tells whether the
-- database's rules are still those that the derived spans were made with.
CREATE TABLE time_zone (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    tzif BLOB,
    fingerprint INTEGER NOT NULL
) STRICT;

CREATE TABLE calendar (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL COLLATE NOCASE UNIQUE CHECK (title <> ''),
    color TEXT,
    time_zone INTEGER REFERENCES time_zone (id),
    position INTEGER NOT NULL
) STRICT;

-- Masters, single events and overrides (RFC 5545 VEVENT). `kind` is 0 for all-day, 1 for floating and 2 for zoned times.
-- Without "end" and duration the end is the implied one; `categories` is a JSON array. `revision` is the sequence of the last change.
CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    calendar INTEGER NOT NULL REFERENCES calendar (id),
    uid TEXT NOT NULL CHECK (uid <> ''),
    title TEXT NOT NULL,
    kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
    start INTEGER NOT NULL,
    time_zone INTEGER REFERENCES time_zone (id),
    "end" INTEGER,
    end_time_zone INTEGER REFERENCES time_zone (id),
    duration TEXT,
    status TEXT NOT NULL CHECK (status = 'confirmed' OR status = 'tentative' OR status = 'cancelled'),
    availability TEXT NOT NULL CHECK (availability = 'busy' OR availability = 'free'),
    privacy TEXT NOT NULL CHECK (privacy = 'public' OR privacy = 'private' OR privacy = 'confidential'),
    priority INTEGER NOT NULL CHECK (priority BETWEEN 0 AND 9),
    location TEXT,
    notes TEXT,
    url TEXT,
    categories TEXT,
    color TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    CHECK ((kind = 2) = (time_zone IS NOT NULL)),
    CHECK ("end" IS NULL OR duration IS NULL)
) STRICT;
CREATE UNIQUE INDEX event_identity ON event (calendar, uid);

-- Reminders (RFC 5545 VALARM): `relation` is start, end or absolute; "offset" is a duration, `moment` an absolute time.
CREATE TABLE alarm (
    event INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    relation TEXT NOT NULL CHECK (relation = 'start' OR relation = 'end' OR relation = 'absolute'),
    "offset" TEXT,
    moment INTEGER,
    action TEXT NOT NULL CHECK (action = 'display' OR action = 'audio' OR action = 'email'),
    text TEXT,
    PRIMARY KEY (event, position)
) STRICT, WITHOUT ROWID;

-- Attendees, the organizer, and every property that is not a column, in their order. `parameters` is a JSON array of
-- [name, value, …] arrays.
CREATE TABLE event_property (
    event INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    parameters TEXT,
    value TEXT NOT NULL,
    PRIMARY KEY (event, position)
) STRICT, WITHOUT ROWID;

-- The range index, derived from `event` and rebuilt from it when zone rules change: where each event lies on its time line.
-- `domain` 0 is the time line itself (seconds of UTC), 1 the viewer's wall clock (all-day and floating events). An event is in the
-- class of the shortest reach that is no shorter than it, so that a window has to look back no further than that reach.
-- `recurrence` tells instances of one event apart; 0 is a single event.
CREATE TABLE event_span (
    domain INTEGER NOT NULL,
    class INTEGER NOT NULL,
    start INTEGER NOT NULL,
    event INTEGER NOT NULL,
    recurrence INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    calendar INTEGER NOT NULL,
    flags INTEGER NOT NULL,
    time_zone INTEGER,
    end_time_zone INTEGER,
    title TEXT NOT NULL,
    PRIMARY KEY (domain, class, start, event, recurrence)
) STRICT, WITHOUT ROWID;

-- The classes in use, so that a query visits no others. `reach` is in seconds.
CREATE TABLE span_class (
    domain INTEGER NOT NULL,
    class INTEGER NOT NULL,
    reach INTEGER NOT NULL,
    PRIMARY KEY (domain, class)
) STRICT, WITHOUT ROWID;

-- The words of events. Without content of its own: what is deleted is passed in again. Marks of Thai and Lao count as letters, as
-- their words are indexed in overlapping pairs.
CREATE VIRTUAL TABLE event_text USING fts5 (
    title, location, categories, people, notes, content = '',
    tokenize = "unicode61 remove_diacritics 2 tokenchars 'ัิีึืฺุู็่้๊๋์ํ๎ັິີຶືຸູົຼ່້໊໋໌ໍ'"
);

-- One row for each command or transaction that changed something: the unit of undo. `id` is the sequence of its first change.
CREATE TABLE change_set (
    id INTEGER PRIMARY KEY,
    made INTEGER NOT NULL,
    undoes INTEGER,
    undone_by INTEGER
) STRICT;

-- Every change with what it replaced, as JSON; a row with the operation delete is the tombstone of its item. Sequences only rise.
CREATE TABLE change (
    sequence INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind = 'event' OR kind = 'calendar' OR kind = 'setting' OR kind = 'selection'
        OR kind = 'calendar_range'),
    item TEXT NOT NULL,
    operation TEXT NOT NULL CHECK (operation = 'insert' OR operation = 'update' OR operation = 'delete'),
    replaced TEXT
) STRICT;

CREATE VIEW agenda AS
SELECT event.id, calendar.title AS calendar, event.title,
    iif(kind = 0, date(start * 86400, 'unixepoch'), strftime('%Y-%m-%dT%H:%M:%S', start, 'unixepoch')) AS start,
    iif(kind = 0, date("end" * 86400, 'unixepoch'), strftime('%Y-%m-%dT%H:%M:%S', "end", 'unixepoch')) AS "end",
    duration, time_zone.name AS time_zone, location, status
FROM event JOIN calendar ON calendar.id = event.calendar LEFT JOIN time_zone ON time_zone.id = event.time_zone
ORDER BY iif(kind = 0, start * 86400, start), event.id;
