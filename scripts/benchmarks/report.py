"""Prints results as a table, and writes them as Markdown."""
import datetime as dt
import platform
import shutil
import subprocess

COLUMNS = ("Story; yardstick", "Daybook", "Yardstick", "Ratio (quartiles)", "Instructions", "Limit", "Met")


def cells(result):
    return (result.story, result.ours, result.theirs, result.ratio, result.instructions, result.limit, result.verdict)


def print_table(results):
    """For a terminal: a story on a line of its own, its figures below."""
    rows = [COLUMNS[1:]] + [cells(result)[1:] for result in results]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]

    def line(row):
        return "    " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()

    print(line(COLUMNS[1:]))
    for result in results:
        print(result.story)
        print(line(cells(result)[1:]))


def machine():
    """What the figures were taken on, a name and a value each."""
    lines = open("/proc/cpuinfo", encoding="utf-8").read().splitlines()
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    cores = sum(line.startswith("processor") for line in lines)
    return {
        "Date": dt.date.today().isoformat(),
        "Processor": f"{models[0] if models else platform.machine()}, {cores} cores",
        "Kernel": f"{platform.system()} {platform.release()}",
        "Swift": first_line("swift", "--version"),
        "SQLite": first_line("sqlite3", "--version").split()[0],
        "C compiler": first_line("gcc", "--version"),
    }


def first_line(*command):
    if not shutil.which(command[0]):
        return "unknown"
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return (done.stdout.splitlines() or ["unknown"])[0]


def write(path, results, command):
    lines = ["# Benchmarks", "", INTRODUCTION.format(command=command), ""]
    lines += [f"- {name}: {value}" for name, value in machine().items()]
    lines += ["", "| " + " | ".join(COLUMNS) + " |", "|---|" + "---:|" * 4 + "---|---|"]
    lines += ["| " + " | ".join(cells(result)) + " |" for result in results]
    path.write_text("\n".join(lines + ["", NOTES]), encoding="utf-8")


INTRODUCTION = """Made by `{command}`, which builds everything, makes stores of the same events each time, checks each answer and then takes
times. Times are CPU, user and system, unless said. Daybook and its yardstick run in turn; the ratio is the median of the
ratios of the pairs, with their quartiles, which holds on a busy machine where times alone do not. Instructions are the ratio
of instructions in user space, counted by valgrind."""

NOTES = """The yardsticks are C straight on the same SQLite, in `scripts/yardsticks`: the least that a program has to do for the same answer.

- **Start**: the C program gets the bounds of the day as numbers; it opens the store, runs the query and closes it. Daybook also
  reads its command line, the viewer's zone and the store's settings, and compares the stamp of the zone database.
- **List**: both print the same bytes. The C program does not look for control characters in titles.
- **Month**: both make an array of rows in the order in which they are shown, with titles of their own, and let it go.
- **Add and bulk add**: the C program has the finished rows in memory: event, span, words, history. Daybook checks events, works
  out their instants and makes identifiers. Afterwards both stores are compared row by row, and word by word.
"""
