// Top-level code belongs to the main actor; all work is in `Bench`.
Bench.main()
