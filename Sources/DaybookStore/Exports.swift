// Whoever imports Daybook gets the values that it speaks in: times, events, and what can go wrong.
@_exported import CalendarModel
@_exported import CivilTime
@_exported import enum Repositories.RepositoryError
@_exported import struct SQLiteAccess.SQLiteError
