#include "output.h"

#include "store.h"

#include <string.h>
#include <unistd.h>

static char *room(Output *output, size_t count) {
    if (output->capacity - output->count < count) {
        output->capacity = output->capacity * 2 + count + 4096;
        output->bytes = grow(output->bytes, output->capacity, 1);
    }
    char *start = output->bytes + output->count;
    output->count += count;
    return start;
}

void write_bytes(Output *output, const char *bytes, size_t count) {
    if (count) memcpy(room(output, count), bytes, count);
}

void write_text(Output *output, const char *text) { write_bytes(output, text, strlen(text)); }

void write_number(Output *output, int64_t number) {
    char digits[20];
    int start = sizeof digits;
    do digits[--start] = '0' + number % 10;
    while (number /= 10);
    write_bytes(output, digits + start, sizeof digits - start);
}

void write_clock(Output *output, int minutes) {
    int hour = minutes / 60, minute = minutes % 60;
    char text[] = {'0' + hour / 10, '0' + hour % 10, ':', '0' + minute / 10, '0' + minute % 10};
    write_bytes(output, text, sizeof text);
}

void move_output(Output *from, Output *to) {
    write_bytes(to, from->bytes, from->count);
    from->count = 0;
}

void send_output(Output *output) {
    for (size_t sent = 0; sent < output->count;) {
        ssize_t written = write(STDOUT_FILENO, output->bytes + sent, output->count - sent);
        if (written <= 0) break;
        sent += written;
    }
    output->count = 0;
}
