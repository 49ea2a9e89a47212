// `Daybook` is the store with all that an app needs. `DaybookStore` below it does without tasks, for programs of one thread that
// start in a moment: the runtime of tasks costs them a seventh of that.
@_exported import DaybookStore
