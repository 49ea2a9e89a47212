"""The stories, each with the limit that the project promises. Each answer is checked before its time is taken."""
import dataclasses
import datetime as dt
import statistics
import zoneinfo

from . import measuring, results, stores
from .building import DAYBOOK, DAYBOOK_BENCH, FLOOR

ZONE = "Europe/Berlin"
MONTH = ("2026-03-01", "2026-04-01")
PAGE = ("2026-02-23", "2026-04-06")
THIN_MONTH = ("2040-03-01", "2040-04-01")


@dataclasses.dataclass
class Plan:
    """How many events the stores have and how often things are done."""

    small: int = 1_000
    middle: int = 100_000
    large: int = 1_000_000
    runs: int = 200
    repeats: int = 7
    counts_instructions: bool = True

    def pair(self, story, pairs, limit, count, ours, theirs):
        counted = (count(*ours), count(*theirs)) if self.counts_instructions else None
        return results.of_pairs(story, pairs, limit, counted)

    def processes(self, story, limit, ours, theirs):
        return self.pair(story, measuring.processes(self.runs, ours, theirs), limit, measuring.instructions, ours, theirs)

    def warm(self, story, limit, ours, theirs, rounds):
        pairs = measuring.stories(self.repeats, [*ours, rounds], [*theirs, rounds])
        return self.pair(story, pairs, limit, measuring.instructions_a_round, ours, theirs)


def same(story, ours, theirs):
    if ours != theirs:
        raise SystemExit(f"bench: {story}: the answers differ")


def start(plan):
    """One day without events: what the program costs before it does anything."""
    store = stores.path("small")
    day = empty_day(store)
    command = [DAYBOOK, "list", "--db", store, day.isoformat()]
    next_day = day + dt.timedelta(days=1)
    floor = [FLOOR, "start", store, moment(day), moment(next_day), wall(day), wall(next_day)]
    same("start", measuring.run(*command), b"")
    same("start", measuring.run(*floor), b"")
    story = f"`daybook list` of an empty day, {plan.small:,} events"
    yield plan.processes(f"{story}; C with the same query", 1.25, command, floor)
    yield plan.processes(f"{story}; `sqlite3 FILE \"select 1\"`", 1.0, command, ["sqlite3", store, "select 1"])


def listing(plan):
    """A month of text."""
    for name, count in (("middle", plan.middle), ("large", plan.large)):
        store = stores.path(name)
        command = [DAYBOOK, "list", "--db", store, MONTH[0][:7]]
        floor = [FLOOR, "list", store, *MONTH]
        same("list", measuring.run(*command), measuring.run(*floor))
        story = f"`daybook list` of a month, {count:,} events"
        if name == "middle":
            yield plan.processes(f"{story}; C printing the same", 1.5, command, floor)
        else:
            yield results.at_most(f"{story}, peak memory", measuring.processes(5, command, floor).peak, 8, "MiB")


def months(plan):
    """Rows of a window, in process and warm."""
    large, small = stores.path("large"), stores.path("small")
    for days, rounds in ((MONTH, 200), (THIN_MONTH, 5_000)):
        measuring.run(DAYBOOK_BENCH, "check", large, *days)
        answers = [measuring.figures(program, "month", large, *days, 1) for program in (DAYBOOK_BENCH, FLOOR)]
        same("month", *[(answer["rows"], answer["order"]) for answer in answers])
        story = f"a month of {int(answers[0]['rows']):,} rows, warm, {plan.large:,} events; C doing the same"
        yield plan.warm(story, 1.5, [DAYBOOK_BENCH, "month", large, *days], [FLOOR, "month", large, *days], rounds)
    measuring.run(DAYBOOK_BENCH, "check", large, *PAGE)
    counts, rows = ([DAYBOOK_BENCH, story, large, *PAGE] for story in ("counts", "month"))
    yield plan.warm("day counts of a page of six weeks; its rows", 1.0, counts, rows, 200)
    answers = [measuring.figures(DAYBOOK_BENCH, "month", store, *THIN_MONTH, 1)["order"] for store in (large, small)]
    same("thin month", *answers)
    ours, theirs = ([DAYBOOK_BENCH, "month", store, *THIN_MONTH] for store in (large, small))
    yield plan.warm(f"the thin month among {plan.large:,} events; among {plan.small:,}", 1.3, ours, theirs, 5_000)


def adding(plan):
    """One event at a time, each on the disk when the call returns."""
    rounds = 300
    source = stores.make("source", rounds + 2)
    ours = [DAYBOOK_BENCH, "add", stores.path("ours"), rounds]
    theirs = [FLOOR, "add", stores.path("theirs"), source, rounds]

    def before():
        stores.copy("middle", "ours")
        stores.copy("middle", "theirs")

    for name, figure in (("CPU", "microseconds"), ("wall time", "wall-microseconds")):
        pairs = measuring.stories(plan.repeats, ours, theirs, figure, before)
        stores.check_same_rows(stores.path("ours"), stores.path("theirs"))
        counted = None
        if plan.counts_instructions and name == "CPU":
            counted = [measuring.instructions_a_round(*command[:-1], before=before) for command in (ours, theirs)]
        yield results.of_pairs(f"one durable add, {plan.middle:,} events, {name}; C inserting the same rows", pairs, 1.5, counted)


def bulk(plan):
    """A whole calendar in one transaction, all of it indexed."""
    for name, count, repeats in (("middle", plan.middle, min(plan.repeats, 5)), ("large", plan.large, 2)):
        ours = [DAYBOOK_BENCH, "bulk", stores.path("ours"), count]
        theirs = [FLOOR, "bulk", stores.path("theirs"), stores.path(name)]

        def before():
            stores.fresh("ours")
            stores.fresh("theirs")

        pairs = measuring.stories(repeats, ours, theirs, before=before)
        stores.check_same_rows(stores.path("ours"), stores.path("theirs"))
        yield results.of_pairs(f"bulk add of {count:,} events; C inserting the same rows", pairs, 2.0)
        rate = count / statistics.median(pairs.ours) * 1e6
        yield results.at_least(f"bulk add of {count:,} events", rate, 60_000, "a second of CPU")


def figures(plan):
    """Figures without a limit."""
    middle, count = stores.path("middle"), plan.middle
    found = measuring.figures(DAYBOOK_BENCH, "search", middle, "dentist", 20, 50)
    yield results.figure(f"search for a word, the best {found['rows']}, {count:,} events", results.time(float(found["microseconds"])))
    found = measuring.figures(DAYBOOK_BENCH, "search", middle, "dentist", count, 5)
    story = f"search for a word, all {int(found['rows']):,} hits, {count:,} events"
    yield results.figure(story, results.time(float(found["microseconds"])))
    shown = measuring.figures(DAYBOOK_BENCH, "show", middle, count // 2, 5_000)
    yield results.figure(f"an event by its number, {count:,} events", results.time(float(shown["microseconds"])))
    size = stores.path("large").stat().st_size / plan.large
    yield results.figure(f"file size, {plan.large:,} events", f"{size:.0f} bytes an event")


ALL = {"start": start, "list": listing, "month": months, "add": adding, "bulk": bulk, "figures": figures}


def empty_day(store):
    """A day without events in the middle of the made ones."""
    day = dt.date(2026, 3, 1)
    while measuring.run(FLOOR, "list", store, day, day + dt.timedelta(days=1)):
        day += dt.timedelta(days=1)
    return day


def moment(day):
    return int(dt.datetime.combine(day, dt.time(), zoneinfo.ZoneInfo(ZONE)).timestamp())


def wall(day):
    return (day - dt.date(1970, 1, 1)).days * 86_400
