#include "pairs.h"

#include "store.h"

#include <string.h>

/* U+3000 to U+9FFF take three bytes each in UTF-8. */
static int is_cjk(const char *text) { return (unsigned char)*text >= 0xE3 && (unsigned char)*text <= 0xE9; }

char *in_pairs(const char *text) {
    /* A character of three bytes becomes at most a space, a pair and a space more. */
    char *result = grow(NULL, strlen(text) * 4 + 1, 1), *end = result;
    while (*text) {
        if (!is_cjk(text)) {
            *end++ = *text++;
            continue;
        }
        if (end > result && end[-1] != ' ') *end++ = ' ';
        for (; is_cjk(text); text += 3) {
            int length = is_cjk(text + 3) ? 6 : 3;
            memcpy(end, text, length);
            end[length] = ' ';
            end += length + 1;
        }
    }
    *end = 0;
    return result;
}
