/// The nanoseconds per second; Dispatch on Linux lacks it.
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds per millisecond; Dispatch on Linux lacks it.
nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds per microsecond; Dispatch on Linux lacks it.
nonisolated public let NSEC_PER_USEC: UInt64 = 1_000

/// The microseconds per second; Dispatch on Linux lacks it.
nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000

/// The largest number of the C library, for animations that repeat without end.
nonisolated public let HUGE = Float.greatestFiniteMagnitude
