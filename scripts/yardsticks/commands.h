/* The yardsticks; each takes the words behind its name and returns the exit status. */
#ifndef COMMANDS_H
#define COMMANDS_H

int start(char **arguments);
int list(char **arguments);
int month(char **arguments);
int add(char **arguments);
int bulk(char **arguments);

#endif
