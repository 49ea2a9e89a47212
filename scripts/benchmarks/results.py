"""What came of a story."""
import dataclasses
import statistics


@dataclasses.dataclass
class Result:
    story: str
    ours: str
    theirs: str = ""
    ratio: str = ""
    instructions: str = ""
    limit: str = ""
    is_met: bool | None = None

    @property
    def verdict(self):
        return {None: "", True: "yes", False: "NO"}[self.is_met]


def of_pairs(story, pairs, limit, instructions=None):
    """Daybook beside its yardstick; `instructions` are those of both."""
    low, high = pairs.quartiles
    return Result(
        story,
        ours=time(statistics.median(pairs.ours)),
        theirs=time(statistics.median(pairs.theirs)),
        ratio=f"{pairs.ratio:.2f} ({low:.2f}–{high:.2f})",
        instructions=f"{instructions[0] / instructions[1]:.2f}" if instructions and all(instructions) else "",
        limit=f"≤ {limit:.2f}",
        is_met=pairs.ratio <= limit,
    )


def at_most(story, value, limit, unit):
    return Result(story, ours=f"{value:.2f} {unit}", limit=f"≤ {limit:g} {unit}", is_met=value <= limit)


def at_least(story, value, limit, unit):
    return Result(story, ours=f"{value:,.0f} {unit}", limit=f"≥ {limit:,} {unit}", is_met=value >= limit)


def figure(story, text):
    return Result(story, ours=text)


def time(microseconds):
    if microseconds >= 1e6:
        return f"{microseconds / 1e6:.2f} s"
    if microseconds >= 1e3:
        return f"{microseconds / 1e3:.2f} ms"
    return f"{microseconds:.1f} µs"
