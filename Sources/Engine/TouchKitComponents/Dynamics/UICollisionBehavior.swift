import Drawing
public import Foundation
import Geometry
@_spi(Components) public import TouchKit

/// Has items push each other, and boundaries hold them up (Apple: UICollisionBehavior).
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  private(set) final var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var walls: [Int] = []
  private var edges: (number: Int, rect: CGRect)?
  private var edgeInsets: UIEdgeInsets?

  /// How thick the edges of the reference view are, in points to the outside (our choice).
  private static let edgeThickness: CGFloat = 100

  /// Creates a behavior in which items push each other.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The delegate, called for contacts; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The items that push each other.
  open var items: [any UIDynamicItem] { list.list }

  /// Has an item push, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Has an item push no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// What items bounce off; everything unless set.
  open var collisionMode = Mode.everything { didSet { didChange() } }

  // MARK: - Boundaries

  /// Whether the edges of the reference view hold items up; false unless set.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { edgeInsets != nil }
    set {
      edgeInsets = newValue ? edgeInsets ?? .zero : nil
      didChange()
    }
  }

  /// Has the edges of the reference view hold items up, further in by insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    edgeInsets = insets
    didChange()
  }

  /// Adds a boundary along a path, in points of the reference view; one of the same name goes.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    for bezierPath: UIBezierPath
  ) {
    let boundary = Boundary(name: BoundaryName(identifier), path: bezierPath)
    boundaries.removeAll { $0.name == boundary.name }
    boundaries.append(boundary)
    forgetWalls()
  }

  /// Adds a boundary along a line, in points of the reference view.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil for none of this name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let name = BoundaryName(identifier)
    return boundaries.first { $0.name == name }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let name = BoundaryName(identifier)
    boundaries.removeAll { $0.name == name }
    forgetWalls()
  }

  /// The names of all boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.name.identifier)
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    forgetWalls()
  }

  // MARK: - For the animator

  /// Whether it has two items push each other.
  final func joins(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> Bool {
    collisionMode.contains(.items) && list.contains(first) && list.contains(second)
  }

  override var involvedItems: [any UIDynamicItem] { list.list }

  override func prepare(_ world: DynamicWorld) {
    prepareEdges(world)
    guard walls.isEmpty else { return }
    walls = boundaries.map { boundary in
      var lines: [(CGPoint, CGPoint)] = []
      boundary.path.path.forEachLine { lines.append(($0, $1)) }
      return world.addWall(lines, thickness: 0, of: self, name: boundary.name)
    }
  }

  private func prepareEdges(_ world: DynamicWorld) {
    let rect = edgeInsets.flatMap { insets in
      dynamicAnimator?.referenceView?.bounds.inset(by: insets)
    }
    guard rect != edges?.rect else { return }
    if let edges { world.removeWall(edges.number) }
    edges = rect.map { rect in
      // Thick lines outside, so that nothing slips through.
      let half = Self.edgeThickness / 2
      let corners = Path(rect: rect.insetBy(dx: -half, dy: -half))
      var lines: [(CGPoint, CGPoint)] = []
      corners.forEachLine { lines.append(($0, $1)) }
      return (world.addWall(lines, thickness: half, of: self, name: nil), rect)
    }
  }

  override func retire(from world: DynamicWorld) {
    for wall in walls { world.removeWall(wall) }
    walls = []
    if let edges { world.removeWall(edges.number) }
    edges = nil
  }

  private func forgetWalls() {
    if let world = dynamicAnimator?.world { for wall in walls { world.removeWall(wall) } }
    walls = []
    didChange()
  }

  /// Tells the delegate of an item and a boundary.
  final func tell(of contact: RigidContact, _ item: any UIDynamicItem, _ name: BoundaryName?) {
    guard contact.hasBegun else {
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: item,
        withBoundaryIdentifier: name?.identifier
      )
      return
    }
    collisionDelegate?.collisionBehavior(
      self,
      beganContactFor: item,
      withBoundaryIdentifier: name?.identifier,
      at: contact.place
    )
  }

  /// Tells the delegate of two items.
  final func tell(
    of contact: RigidContact,
    _ first: any UIDynamicItem,
    _ second: any UIDynamicItem
  ) {
    guard contact.hasBegun else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
      return
    }
    collisionDelegate?.collisionBehavior(
      self,
      beganContactFor: first,
      with: second,
      at: contact.place
    )
  }
}

extension UICollisionBehavior {
  /// What items bounce off.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }
}

/// A boundary and its name.
@MainActor
private struct Boundary {
  let name: BoundaryName
  let path: UIBezierPath
}

/// The name of a boundary, as it was given.
@MainActor
struct BoundaryName: @MainActor Equatable {
  let identifier: any NSCopying
  private let value: AnyHashable

  init(_ identifier: any NSCopying) {
    self.identifier = identifier
    if let text = identifier as? NSString {
      value = text.description
    } else {
      value = identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }
  }

  static func == (left: BoundaryName, right: BoundaryName) -> Bool { left.value == right.value }
}
