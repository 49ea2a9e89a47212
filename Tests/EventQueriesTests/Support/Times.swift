import CalendarModel
import CivilTime

// Short ways to write times in tests. A mistake in one stops the test, so they may trap.

func day(_ text: String) -> CivilDate { CivilDate(text)! }

func local(_ text: String) -> LocalDateTime { LocalDateTime(text)! }

func instant(_ text: String) -> Instant { Instant(text)! }

func zoned(_ text: String, _ zone: String = "Europe/Berlin") -> EventTime { .zoned(local(text), ZoneID(zone)) }

func floating(_ text: String) -> EventTime { .floating(local(text)) }

func date(_ text: String) -> EventTime { .date(day(text)) }
