#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory for the layers of groups, one block for each depth, kept from picture to picture.
final class LayerMemory {
  private struct Block {
    var base: UnsafeMutableRawPointer?
    var capacity = 0
  }

  private var blocks: [Block] = []
  private var scratch = Block()

  deinit {
    for block in blocks { free(block.base) }
    free(scratch.base)
  }

  /// Returns memory for a layer inside `depth` other layers, with any content; nil if memory is missing.
  func memory(depth: Int, bytes: Int) -> UnsafeMutableRawPointer? {
    while blocks.count <= depth { blocks.append(Block()) }
    return LayerMemory.grow(&blocks[depth], to: bytes)
  }

  /// Returns memory for a second picture, with any content; nil if memory is missing.
  func scratchMemory(bytes: Int) -> UnsafeMutableRawPointer? {
    LayerMemory.grow(&scratch, to: bytes)
  }

  /// Frees the memory that an ordinary next picture does not need.
  func trim() {
    let total = blocks.reduce(scratch.capacity) { $0 + $1.capacity }
    guard total > DrawingLimits.keptLayerBytes else { return }
    for block in blocks { free(block.base) }
    free(scratch.base)
    blocks.removeAll()
    scratch = Block()
  }

  private static func grow(_ block: inout Block, to bytes: Int) -> UnsafeMutableRawPointer? {
    if block.capacity < bytes {
      free(block.base)
      // Zeroed pages cost nothing until they are written.
      block.base = calloc(1, bytes)
      block.capacity = block.base == nil ? 0 : bytes
    }
    return block.base
  }
}
