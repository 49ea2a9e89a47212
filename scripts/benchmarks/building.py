"""Builds the programs that are measured."""
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / ".build" / "bench"
SWIFT_OUTPUT = ROOT / ".build" / "static"

DAYBOOK = SWIFT_OUTPUT / "release" / "daybook"
DAYBOOK_BENCH = SWIFT_OUTPUT / "release" / "daybook-bench"
FLOOR = OUTPUT / "floor"
MEASURE = OUTPUT / "measure"


def build():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for product in ("daybook", "daybook-bench"):
        command = ["swift", "build", "-c", "release", "--scratch-path", SWIFT_OUTPUT, "--product", product]
        run(command + ["-Xswiftc", "-static-executable", "-Xlinker", "-lm"])
    scripts = ROOT / "scripts"
    compile_c(FLOOR, sorted((scripts / "yardsticks").glob("*.c")), ["-lsqlite3", "-lm"])
    compile_c(MEASURE, [scripts / "benchmarks" / "measure.c"], [])


def compile_c(output, sources, libraries):
    run(["gcc", "-O2", "-Wall", "-Wextra", "-static", "-o", output, *sources, *libraries])


def run(command):
    """Shows what a compiler says only when it fails: linking SQLite statically always brings a warning of dlopen."""
    done = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}bench: {command[0]} failed")
