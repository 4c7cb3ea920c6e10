import CAllocations

/// The memory that the C library has handed out to this program.
enum HeapCounts {
  /// The bytes in use.
  static var bytes: Int { Int(benchmark_heap_bytes()) }
}
