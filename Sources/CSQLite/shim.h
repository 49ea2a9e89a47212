#ifndef DAYBOOK_CSQLITE_SHIM_H
#define DAYBOOK_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift imports neither C's variadic functions nor the macros that are casts.

static inline int daybook_sqlite3_db_config(sqlite3 *db, int option, int value) {
    return sqlite3_db_config(db, option, value, (int *)0);
}

static inline int daybook_sqlite3_disable_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// The bytes are copied by SQLite before the call returns.
static inline int daybook_sqlite3_bind_text_copying(sqlite3_stmt *statement, int index, const unsigned char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, (const char *)text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int daybook_sqlite3_bind_blob_copying(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// The bytes must stay where they are until the statement is reset or bound anew.
static inline int daybook_sqlite3_bind_text_unowned(sqlite3_stmt *statement, int index, const unsigned char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, (const char *)text, count, SQLITE_STATIC, SQLITE_UTF8);
}

static inline int daybook_sqlite3_bind_blob_unowned(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_STATIC);
}

#endif
