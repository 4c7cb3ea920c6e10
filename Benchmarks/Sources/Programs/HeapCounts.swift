import CAllocations

/// The memory that the C library has allocated for this program.
enum HeapCounts {
  /// The bytes in use.
  static var bytes: Int { Int(benchmark_heap_bytes()) }
}
