import Drawing
public import Foundation
import Geometry
@_spi(Components) public import TouchKit

/// A behavior for collisions between items, and between items and boundaries (Apple:
/// UICollisionBehavior).
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  private(set) final var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var walls: [Int] = []
  private var edges: (number: Int, rect: CGRect)?
  private var edgeInsets: UIEdgeInsets?

  /// The thickness of the reference view's edges, in points to the outside (our choice).
  private static let edgeThickness: CGFloat = 100

  /// Creates a behavior whose items collide.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  nonisolated deinit {}

  /// The delegate, called when contacts begin and end; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.list }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The objects that items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { didChange() } }

  // MARK: - Boundaries

  /// Whether the edges of the reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { edgeInsets != nil }
    set {
      edgeInsets = newValue ? edgeInsets ?? .zero : nil
      didChange()
    }
  }

  /// Makes the edges of the reference view a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    edgeInsets = insets
    didChange()
  }

  /// Adds a boundary along a path, in points of the reference view; replaces one with the same
  /// name.
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

  /// Returns the path of a boundary; nil for an unknown name.
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

  /// Removes all added boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    forgetWalls()
  }

  // MARK: - For the animator

  /// Whether the behavior makes two items collide.
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
      // The lines are thick and outside the edges, so that fast items do not pass through.
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

  /// Notifies the delegate of a contact between an item and a boundary.
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

  /// Notifies the delegate of a contact between two items.
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
  /// The objects that items can collide with.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }
}

/// A boundary with its name.
@MainActor
private struct Boundary {
  let name: BoundaryName
  let path: UIBezierPath
}

/// The name of a boundary, in the form that the client passed.
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
