import Foundation

/// The memory in which the nodes of views lie, many next to each other.
///
/// A walk goes from node to node and looks at hardly a view. Spread among the views, most nodes of a
/// large tree would lie in pages of memory that the processor has forgotten by the time it comes back.
/// What is given back is kept for the next views.
nonisolated struct NodeSlabs: ~Copyable {
  private var slabs: [UnsafeMutableRawPointer] = []
  /// The latest node that was given back: its first bytes lead to the one before it.
  private var unused: UnsafeMutableRawPointer?
  /// What is left of the latest slab.
  private var rest: UnsafeMutableRawPointer?
  private var restCount = 0
  /// For how many nodes there is memory.
  private(set) var capacity = 0

  private static let stride = MemoryLayout<TreeNode>.stride

  deinit {
    for slab in slabs { slab.deallocate() }
  }

  // MARK: - Of all views

  // Views are made on the main thread, and may go away on any.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var shared = NodeSlabs()

  /// Memory for a node, from those of all views.
  static func take() -> TreeNode.Pointer { lock.withLock { shared.take() } }

  /// Takes memory back.
  static func giveBack(_ node: TreeNode.Pointer) { lock.withLock { shared.giveBack(node) } }

  // MARK: - Taking and giving back

  /// Memory for a node with anything in it, which begins where a line of the processor's cache does.
  mutating func take() -> TreeNode.Pointer {
    if let node = unused {
      unused = node.load(as: UnsafeMutableRawPointer?.self)
      return Self.bind(node)
    }
    let node = restCount > 0 ? rest ?? addSlab() : addSlab()
    (rest, restCount) = (node + Self.stride, restCount - 1)
    return Self.bind(node)
  }

  /// Keeps the memory of a node for the next one.
  mutating func giveBack(_ node: TreeNode.Pointer) {
    let memory = UnsafeMutableRawPointer(node)
    memory.storeBytes(of: unused, as: UnsafeMutableRawPointer?.self)
    unused = memory
  }

  /// Asks for half of what there is, between a small page and a large one.
  private mutating func addSlab() -> UnsafeMutableRawPointer {
    restCount = min(max(32, capacity / 2), LargeMemory.page / Self.stride)
    capacity += restCount
    let slab = LargeMemory.allocate(restCount * Self.stride)
    slabs.append(slab)
    return slab
  }

  private static func bind(_ memory: UnsafeMutableRawPointer) -> TreeNode.Pointer {
    memory.bindMemory(to: TreeNode.self, capacity: 1)
  }
}
