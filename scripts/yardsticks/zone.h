/* The viewer's clock, by the C library's reading of the zone that TZ names. */
#ifndef ZONE_H
#define ZONE_H

#include <stdint.h>

#define DAY 86400

/* Both ways between seconds of UTC and seconds of the wall clock. */
int64_t local_time(int64_t seconds);
int64_t time_of_local(int64_t local_seconds);

/* The number of the day that a wall time is on. */
int64_t day_of(int64_t local_seconds);

/* The number of a day such as 2026-03-01; ends the process for anything else. */
int64_t read_day(const char *text);

#endif
