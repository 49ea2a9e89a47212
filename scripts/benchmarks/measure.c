/* Runs two commands in turn and tells what each process cost.
 *
 *   measure ROUNDS COMMAND... -- COMMAND...
 *
 * Prints for each round the microseconds of CPU (user and system) of both, and at the end their peak memory in KiB. Their output goes
 * to /dev/null. A small static program for this, as a process inherits the peak of the one that started it.
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

typedef struct {
    char **command;
    long peak;
} Side;

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

static double cost(Side *side, const posix_spawn_file_actions_t *actions) {
    pid_t child;
    int status;
    struct rusage usage;
    if (posix_spawnp(&child, side->command[0], actions, NULL, side->command, environ) || wait4(child, &status, 0, &usage) < 0) {
        perror(side->command[0]);
        exit(1);
    }
    if (status) {
        fprintf(stderr, "measure: '%s' failed\n", side->command[0]);
        exit(1);
    }
    if (usage.ru_maxrss > side->peak) side->peak = usage.ru_maxrss;
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
}

int main(int count, char **arguments) {
    int middle = 2;
    while (middle < count && strcmp(arguments[middle], "--")) middle++;
    if (middle < 3 || middle + 1 >= count) {
        fprintf(stderr, "usage: measure ROUNDS COMMAND... -- COMMAND...\n");
        return 2;
    }
    arguments[middle] = NULL;
    Side sides[2] = {{.command = arguments + 2}, {.command = arguments + middle + 1}};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    for (int round = -2; round < atoi(arguments[1]); round++) {
        double first = cost(&sides[0], &actions), second = cost(&sides[1], &actions);
        if (round >= 0) printf("%.0f %.0f\n", first, second);
    }
    printf("peak %ld %ld\n", sides[0].peak, sides[1].peak);
    return 0;
}
