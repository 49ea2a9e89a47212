#include "zone.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* What is known of a day. The C library takes a lock and looks at TZ for each time that it is asked about, which would be most of
 * what a listing costs; so it is asked twice a day, and again only for times near a change of the clocks. */
typedef struct {
    int64_t day;
    int offset, is_known, is_steady;
} DayOffset;

static int offset_at(int64_t seconds) {
    time_t time = seconds;
    struct tm parts;
    localtime_r(&time, &parts);
    return parts.tm_gmtoff;
}

/* Whether the clocks do nothing around a day of UTC; it is a day of any wall clock then too. */
static const DayOffset *offset_on(int64_t day) {
    static DayOffset known[512];
    DayOffset *found = &known[day & 511];
    if (!found->is_known || found->day != day) {
        found->day = day;
        found->is_known = 1;
        found->offset = offset_at((day - 1) * DAY);
        found->is_steady = found->offset == offset_at((day + 2) * DAY);
    }
    return found;
}

int64_t local_time(int64_t seconds) {
    const DayOffset *day = offset_on(day_of(seconds));
    return seconds + (day->is_steady ? day->offset : offset_at(seconds));
}

int64_t time_of_local(int64_t local_seconds) {
    const DayOffset *day = offset_on(day_of(local_seconds));
    if (day->is_steady) return local_seconds - day->offset;
    time_t as_utc = local_seconds;
    struct tm parts;
    gmtime_r(&as_utc, &parts);
    parts.tm_isdst = -1;
    return mktime(&parts);
}

int64_t day_of(int64_t local_seconds) {
    return local_seconds >= 0 ? local_seconds / DAY : (local_seconds - DAY + 1) / DAY;
}

int64_t read_day(const char *text) {
    struct tm parts = {0};
    if (sscanf(text, "%d-%d-%d", &parts.tm_year, &parts.tm_mon, &parts.tm_mday) != 3) {
        fprintf(stderr, "yardstick: '%s' is not a day\n", text);
        exit(2);
    }
    parts.tm_year -= 1900;
    parts.tm_mon -= 1;
    return timegm(&parts) / DAY;
}
