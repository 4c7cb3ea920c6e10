import Foundation

/// The words of one block of heap memory.
nonisolated struct HeapWords {
  private let base: UnsafeRawPointer
  let count: Int

  /// Finds out how large the block at an address is; nil if that cannot be known.
  init?(at address: UInt) {
    guard address % UInt(MemoryLayout<UInt>.alignment) == 0,
      let block = UnsafeMutableRawPointer(bitPattern: address),
      let size = Self.sizeOfBlock
    else { return nil }
    base = UnsafeRawPointer(block)
    count = size(block) / MemoryLayout<UInt>.size
  }

  subscript(index: Int) -> UInt {
    base.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  private typealias SizeOfBlock = @convention(c) (UnsafeMutableRawPointer) -> Int

  /// Looked up by name: the C library's Swift interface does not have it.
  private static let sizeOfBlock: SizeOfBlock? = dlsym(nil, "malloc_usable_size").map {
    unsafeBitCast($0, to: SizeOfBlock.self)
  }
}
