"""Takes times: always of pairs, one after the other in turn, so that what else the machine does strikes both."""
import dataclasses
import re
import shutil
import statistics
import subprocess

from . import building


@dataclasses.dataclass
class Pairs:
    """Times of two sides, pair by pair, in microseconds."""

    ours: list
    theirs: list
    peak: float = 0  # of our process, in MiB

    @property
    def ratios(self):
        return [ours / theirs for ours, theirs in zip(self.ours, self.theirs)]

    @property
    def ratio(self):
        return statistics.median(self.ratios)

    @property
    def quartiles(self):
        if len(self.ours) < 2:
            return self.ratio, self.ratio
        low, _, high = statistics.quantiles(self.ratios, n=4, method="inclusive")
        return low, high


def run(*command):
    """What a command prints."""
    done = subprocess.run(list(map(str, command)), capture_output=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(map(str, command))}: {done.stderr.decode()}")
    return done.stdout


def figures(*command):
    """What a story prints: a name and a value a line."""
    return dict(line.split(" ", 1) for line in run(*command).decode().splitlines())


def processes(rounds, ours, theirs):
    """CPU of whole processes, from start to end."""
    *lines, peak = run(building.MEASURE, rounds, *ours, "--", *theirs).decode().splitlines()
    times = [tuple(map(float, line.split())) for line in lines]
    return Pairs([time[0] for time in times], [time[1] for time in times], peak=int(peak.split()[1]) / 1024)


def stories(repeats, ours, theirs, name="microseconds", before=lambda: None):
    """Figures that stories print of work within their process; `before` sets the stores right for each pair."""
    pairs = Pairs([], [])
    for _ in range(repeats):
        before()
        pairs.ours.append(float(figures(*ours)[name]))
        pairs.theirs.append(float(figures(*theirs)[name]))
    return pairs


def instructions(*command):
    """Instructions in user space: the same whatever else the machine does. None without valgrind."""
    if not shutil.which("valgrind"):
        return None
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(["valgrind", *options, *map(str, command)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr).group(1))


def instructions_a_round(*command, rounds=(10, 30), before=lambda: None):
    """Instructions of one round of a story whose last argument is how many it does."""
    counted = []
    for count in rounds:
        before()
        counted.append(instructions(*command, count))
    return None if None in counted else (counted[1] - counted[0]) / (rounds[1] - rounds[0])
