import Foundation

/// What walks through the tree have to know of a view, in memory of its own.
///
/// A walk over the views themselves has to count references at every step, which takes longer than
/// all the rest; a walk over nodes does not. No client's code runs on such a walk, so that no view
/// can go away meanwhile. Each view makes its node, keeps it up to date and takes it along when it
/// goes.
nonisolated struct TreeNode {
  typealias Pointer = UnsafeMutablePointer<TreeNode>

  // In a line of the processor's cache, since a pick among many siblings waits for little else: what
  // tells whether the view takes a point, and where the walk goes on.
  var shape: HitShape
  private var flags: Flags = .takesTouches
  /// Within how many other views that go away it goes away itself.
  var teardownDepth: UInt8 = 0
  /// What is known of the view's class.
  let hooks: OverriddenHooks
  /// The foremost of the subviews.
  var front: Pointer?
  /// Where it stands among the siblings in a grid: grows from the rear to the front, with gaps.
  var order = 0
  private var center: CGPoint
  private var turn: UnsafeMutablePointer<ViewTurn>?
  /// The view itself.
  let view: Unmanaged<UIView>
  /// What its subviews are found by, where they are many; the view keeps it.
  var grid: Unmanaged<SiblingGrid>?
  /// The superview.
  var above: Pointer?
  /// The sibling right behind.
  var behind: Pointer?

  @MainActor
  init(_ view: Unmanaged<UIView>, _ geometry: ViewGeometry, _ hooks: OverriddenHooks) {
    self.view = view
    self.hooks = hooks
    shape = HitShape(geometry)
    center = geometry.center
  }

  /// Memory for a node, which begins where a line of the processor's cache does.
  ///
  /// In debug builds each has its own, so that sanitizers see when one is used after it is gone.
  static func allocate() -> Pointer {
    #if DEBUG
    return LargeMemory.allocate(MemoryLayout<TreeNode>.stride)
      .bindMemory(to: TreeNode.self, capacity: 1)
    #else
    return NodeSlabs.take()
    #endif
  }

  /// Gives back the memory of a node, and what it kept.
  static func release(_ node: Pointer) {
    node.pointee.turn?.deallocate()
    #if DEBUG
    node.deallocate()
    #else
    NodeSlabs.giveBack(node)
    #endif
  }
}

/// What is so or not, in one byte.
nonisolated extension TreeNode {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let takesTouches = Flags(rawValue: 1)
    static let bendsInside = Flags(rawValue: 2)
    static let hasController = Flags(rawValue: 4)
    static let hasRecognizers = Flags(rawValue: 8)
  }

  /// Whether nothing but geometry can keep a touch away.
  var takesTouches: Bool {
    get { flags.contains(.takesTouches) }
    set { set(.takesTouches, newValue) }
  }

  /// Whether its layer may do something to all that it holds.
  var bendsInside: Bool {
    get { flags.contains(.bendsInside) }
    set { set(.bendsInside, newValue) }
  }

  /// Whether a controller stands between the view and its superview in the chain.
  var hasController: Bool {
    get { flags.contains(.hasController) }
    set { set(.hasController, newValue) }
  }

  /// Whether recognizers are attached to the view.
  var hasRecognizers: Bool {
    get { flags.contains(.hasRecognizers) }
    set { set(.hasRecognizers, newValue) }
  }

  private mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}

@MainActor
extension TreeNode {
  /// Whether client code of the view decides about touches, and may do anything while it does.
  var decidesItself: Bool { !hooks.isDisjoint(with: [.hitTest, .pointInside]) }

  /// Where the view is.
  var geometry: ViewGeometry {
    get {
      ViewGeometry(bounds: shape.bounds, center: center, corner: shape.corner, turn: turn?.pointee)
    }
    set {
      shape = HitShape(newValue)
      center = newValue.center
      keep(ViewTurn(newValue))
    }
  }

  private mutating func keep(_ new: ViewTurn?) {
    guard let new else {
      turn?.deallocate()
      turn = nil
      return
    }
    if turn == nil { turn = .allocate(capacity: 1) }
    turn?.initialize(to: new)
  }

  /// The point of the view's coordinates at a point of the superview's; nil if there is none.
  func inward(_ point: CGPoint) -> CGPoint? {
    // By the view, so that a walk through upright ones need not copy the whole node.
    shape.isUpright ? shape.inward(point) : view.takeUnretainedValue().inward(point)
  }

  /// The same, if the view takes a touch there by the engine's own rules.
  func taking(_ point: CGPoint) -> CGPoint? {
    guard takesTouches, let inside = inward(point), shape.contains(inside) else { return nil }
    return inside
  }
}
