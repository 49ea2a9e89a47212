"""Makes the stores, the same for the same size, and compares what two programs put into them."""
import shutil
import subprocess

from . import building, measuring

FOLDER = building.OUTPUT / "stores"


def path(name):
    return FOLDER / f"{name}.daybook"


def make(name, events):
    """A store of made events."""
    measuring.run(building.DAYBOOK_BENCH, "make", fresh(name), events)
    return path(name)


def fresh(name):
    """The path of a store that does not exist."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix in ("", "-wal", "-shm"):
        path(name).with_name(path(name).name + suffix).unlink(missing_ok=True)
    return path(name)


def copy(name, other):
    shutil.copyfile(path(name), fresh(other))
    return path(other)


def sql(store, script):
    """The rows that a script of SQL answers, as the sqlite3 program prints them."""
    done = subprocess.run(["sqlite3", "-bail", str(store)], input=script, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {store}: {done.stderr}")
    return done.stdout.split()


def check_same_rows(ours, theirs):
    """Whether two stores have the same events, spans, words and history; identifiers and clock times are each store's own."""
    tables = {
        "event": "id, calendar, title, kind, start, time_zone, duration, location, notes, sequence, revision",
        "event_span": "*",
        "span_class": "*",
        "change": "*",
        "word": "*",
    }
    script = f"""
        ATTACH '{theirs}' AS theirs;
        CREATE VIRTUAL TABLE temp.our_word USING fts5vocab('main', 'event_text', 'row');
        CREATE VIRTUAL TABLE temp.their_word USING fts5vocab('theirs', 'event_text', 'row');
    """
    for table, columns in tables.items():
        left, right = ("our_word", "their_word") if table == "word" else (f"main.{table}", f"theirs.{table}")
        for one, other in ((left, right), (right, left)):
            script += f"SELECT count(*) FROM (SELECT {columns} FROM {one} EXCEPT SELECT {columns} FROM {other});"
    differences = sql(ours, script)
    if set(differences) != {"0"}:
        raise SystemExit(f"bench: {ours} and {theirs} differ: {dict(zip(tables, zip(differences[::2], differences[1::2])))}")
