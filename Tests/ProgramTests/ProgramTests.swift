import Testing

/// Tests that run the real program in processes of its own. One after the other: each of them starts as many processes as it needs.
@Suite(.serialized) enum ProgramTests {}
