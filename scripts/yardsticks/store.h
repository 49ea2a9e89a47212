/* What all yardsticks share: a store that is open, and how time is taken. */
#ifndef STORE_H
#define STORE_H

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/* Opens a file with the settings that Daybook reads and writes with. */
sqlite3 *open_store(const char *path);

/* The same for a file that may not exist yet. */
sqlite3 *create_store(const char *path);

/* Makes a connection ready for durable changes. */
void prepare_for_writing(sqlite3 *store);

/* Each ends the process when SQLite does not do what is asked. */
void execute(sqlite3 *store, const char *sql);
sqlite3_stmt *prepare(sqlite3 *store, const char *sql);
void run(sqlite3_stmt *statement);
void fail(sqlite3 *store, const char *what);

/* An array with room for so many items; ends the process when there is none. */
void *grow(void *items, size_t count, size_t size);

/* Microseconds of CPU of this thread, and on a clock that nobody sets. */
double cpu_time(void);
double wall_time(void);

/* The median; puts the times in order. */
double median(double *times, int count);

/* One step of FNV-1a over numbers (Fowler, Noll, Vo), from DIGEST_START on. */
#define DIGEST_START 0xcbf29ce484222325u
uint64_t digest(uint64_t hash, int64_t number);

#endif
