/* The least that any program has to do: C straight on SQLite, on the same store files, for the same answers.
 *
 * Days are those of the zone that TZ names.
 */
#include "commands.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int count;
    const char *parameters;
    int (*run)(char **arguments);
} commands[] = {
    {"start", 5, "STORE LOW HIGH LOCAL_LOW LOCAL_HIGH", start},
    {"list", 3, "STORE FROM BEFORE", list},
    {"month", 4, "STORE FROM BEFORE ROUNDS", month},
    {"add", 3, "STORE SOURCE ROUNDS", add},
    {"bulk", 2, "STORE SOURCE", bulk},
};

int main(int count, char **arguments) {
    const int known = sizeof commands / sizeof *commands;
    for (int index = 0; index < known && count > 1; index++)
        if (!strcmp(arguments[1], commands[index].name) && count == commands[index].count + 2)
            return commands[index].run(arguments + 2);
    for (int index = 0; index < known; index++)
        fprintf(stderr, "usage: floor %s %s\n", commands[index].name, commands[index].parameters);
    return 2;
}
