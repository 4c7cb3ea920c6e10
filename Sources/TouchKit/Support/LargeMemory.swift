import Foundation

/// Memory for much that is looked at in no order, such as the index of thousands of views.
///
/// It lies in few large pages where it fills one. To find out where a small one is costs more than what
/// is looked at there, unless the processor was in it a moment ago.
nonisolated enum LargeMemory {
  /// How many bytes a large page has.
  static let page = 2 << 20
  /// How many bytes a line of the processor's cache has.
  static let line = 64

  /// Memory with anything in it, which begins where a line of the processor's cache does.
  static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    guard bytes >= page else { return .allocate(byteCount: bytes, alignment: line) }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: page)
    // Where the system has none, everything is as without.
    madvise(memory, bytes, MADV_HUGEPAGE)
    return memory
  }
}
