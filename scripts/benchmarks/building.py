"""Builds the programs that are measured, and installs them.

They are copied as an installation does: a linker writes its output here and there, so that it lies in the page cache in small
pieces, and a large program takes 6 % longer to start from those.
"""
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / ".build" / "bench"
SWIFT_OUTPUT = ROOT / ".build" / "static"

DAYBOOK = OUTPUT / "daybook"
DAYBOOK_BENCH = OUTPUT / "daybook-bench"
FLOOR = OUTPUT / "floor"
MEASURE = OUTPUT / "measure"


def build():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    flags = subprocess.run([ROOT / "scripts" / "release-flags"], check=True, capture_output=True, text=True).stdout.splitlines()
    for product in (DAYBOOK, DAYBOOK_BENCH):
        command = ["swift", "build", "-c", "release", "--scratch-path", SWIFT_OUTPUT, "--product", product.name]
        run(command + flags)
        install(SWIFT_OUTPUT / "release" / product.name, product)
    scripts = ROOT / "scripts"
    compile_c(FLOOR, sorted((scripts / "yardsticks").glob("*.c")), ["-lsqlite3", "-lm"])
    compile_c(MEASURE, [scripts / "benchmarks" / "measure.c"], [])


def compile_c(output, sources, libraries):
    linked = output.with_suffix(".linked")
    run(["gcc", "-O2", "-Wall", "-Wextra", "-static", "-o", linked, *sources, *libraries])
    install(linked, output)


def install(source, target):
    target.unlink(missing_ok=True)
    shutil.copy(source, target)


def run(command):
    """Shows what a compiler says only when it fails: linking SQLite statically always brings a warning of dlopen."""
    done = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}bench: {command[0]} failed")
