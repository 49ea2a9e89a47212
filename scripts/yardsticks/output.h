/* Bytes on their way to standard output. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *bytes;
    size_t count, capacity;
} Output;

void write_bytes(Output *output, const char *bytes, size_t count);
void write_text(Output *output, const char *text);
void write_number(Output *output, int64_t number);

/* Minutes since midnight, as 09:05. */
void write_clock(Output *output, int minutes);

/* Puts what one output holds behind another one's, and empties it. */
void move_output(Output *from, Output *to);

/* Writes what an output holds to standard output, and empties it. */
void send_output(Output *output);

#endif
