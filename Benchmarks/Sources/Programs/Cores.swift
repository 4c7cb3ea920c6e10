import CCores

/// The processors that this thread, and programs that it starts, may use.
enum Cores {
  static var count: Int { Int(benchmark_core_count()) }

  /// Does something with one processor alone.
  static func withOne<Result>(_ work: () throws -> Result) throws -> Result {
    guard benchmark_use_one_core() else {
      throw BenchmarkProblem("the system does not let this thread use one processor alone")
    }
    defer { benchmark_use_all_cores() }
    return try work()
  }
}
