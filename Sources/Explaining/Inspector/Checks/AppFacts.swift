public import TouchTrace
public import Foundation

/// Facts about views that were imported from an app, beyond the tree.
///
/// They include what the app's debugger printed, and which facts it left out.
public struct AppFacts: Hashable, Sendable {
  /// The facts about one view.
  public struct View: Hashable, Sendable {
    /// A property that a text may leave out.
    public enum Property: String, Hashable, Sendable, CaseIterable {
      case isEnabled, isExclusiveTouch, isFirstResponder, isScrollEnabled
      case delaysContentTouches, canCancelContentTouches, next, targets, handler, delegate
      case pointerEvents, hitTestEdgeInsets
    }

    /// A fact about a view and all of its descendants that a text may leave out.
    public enum Gap: String, Hashable, Sendable, CaseIterable {
      /// Its position.
      case place
      /// The interaction: which of the views receive touches.
      case interaction
    }

    /// Its address in the app.
    public var address: String?
    /// Its class in the app, if the tree has another one.
    public var appClass: String?
    /// The UIKit class that it inherits from, if the text contains it.
    public var baseClass: String?
    /// A fact about the view that is unknown.
    public var openQuestion: String?
    /// The animations that were running on it.
    public var animations: String?
    /// The next responder of the view, if it differs from the one that follows from the tree.
    public var next: String?
    /// The selectors that it sends to the first responder, with a nil target.
    public var untargeted: [String] = []
    /// The object that implements those selectors.
    public var untargetedTo: String?
    /// Whether it was the first responder.
    public var wasFirstResponder = false
    /// Whether it had, or may have had, recognizers that the text does not describe.
    public var hasMoreRecognizers = false
    /// Whether it was a list without a delegate.
    public var hasNoDelegate = false
    /// Whether the text contains only the frames of its descendants, as in an accessibility tree.
    ///
    /// Neither the z-order nor the reaction to touches is known.
    public var isFramesOnly = false
    /// Whether it is an accessibility element without a view of its own, inside the view that displays it.
    public var isElement = false
    /// The facts about it and its descendants that the text leaves out.
    public var untold: Set<Gap> = []
    /// Whether the text contains it; false for a superview that the import added.
    public var isInText = true
    /// Whether a test driver found a hittable point in it; nil if no driver reported it.
    public var isHittable: Bool?
    /// The properties that the text contains.
    public var told: Set<Property> = []

    /// Creates a view without any known facts.
    public init() {}

    /// Whether the text contains a property.
    public func tells(_ property: Property) -> Bool { told.contains(property) }
  }

  /// The result of the app's own hit-test at a point.
  public struct Hit: Hashable, Sendable {
    /// The point, in points.
    public let point: CGPoint
    /// The class and address of a view, or `none`.
    public let view: String

    /// Creates a result.
    public init(point: CGPoint, view: String) {
      self.point = point
      self.view = view
    }
  }

  /// Returns the result of the app's own hit-test at a point; nil if it was not asked.
  func hit(at point: CGPoint) -> Hit? {
    hits.last { abs($0.point.x - point.x) < 1 && abs($0.point.y - point.y) < 1 }
  }

  private let views: [String: View]
  /// The results of the app's own hit-tests.
  public var hits: [Hit] = []
  /// Assumptions about the whole text, one sentence each.
  public var assumptions: [Phrase] = []
  /// Whether the app ignored interaction events; nil if unknown.
  public var ignoresInteraction: Bool?
  /// The iOS version that the app runs on; nil if unknown.
  public var iOS: Int?
  /// The number of pieces of the text that have no position on the screen and are not shown.
  public var pieceCount = 0
  /// The name of a window that is hidden in the app, and shown here for questions about its views.
  public var hiddenWindow: String?

  /// Stores the facts about views by their identifiers; empty for a scene that was not imported.
  public init(_ views: [String: View] = [:]) {
    self.views = views
  }

  /// Whether the tree was imported, so that the app may differ in facts that the text leaves out.
  public var isImported: Bool { !views.isEmpty }

  /// Whether the text does not contain a view of the tree: a window or superview that the import added.
  public func isMadeUp(_ view: NodeSnapshot) -> Bool {
    isImported && !(self[view]?.isInText ?? false)
  }

  /// Returns the beginning of a responder chain that is known to exist in the app.
  ///
  /// It ends before the first view that the text does not contain.
  public func knownPart(of chain: [NodeSnapshot]) -> [NodeSnapshot] {
    let end = chain.firstIndex { ($0.kind == .view || $0.kind == .window) && isMadeUp($0) }
    return Array(chain[..<(end ?? chain.endIndex)])
  }

  /// Whether only the frames of the views on a path down the tree are known.
  public func areFramesOnly(_ path: [Int], in tree: TreeSnapshot) -> Bool {
    areFramesOnly(path.map { tree.views[$0].node })
  }

  /// Whether only the frames of the views of a responder chain are known.
  ///
  /// Then any other view may be in front of them.
  public func areFramesOnly(_ chain: [NodeSnapshot]) -> Bool {
    chain.contains { self[$0]?.isFramesOnly ?? false }
  }

  /// Returns the name of the hit-test view, the first of a chain, with *maybe* if another may be in front of it.
  public func receiverName(
    _ name: String,
    _ chain: [NodeSnapshot],
    in language: Language
  ) -> String {
    areFramesOnly(chain) ? language("maybe \(name)", "可能是 \(name)") : name
  }

  /// Returns the address of a view in the app, for its debugger; nil for an accessibility element.
  ///
  /// The address of an accessibility element is not that of a view.
  public func address(of node: NodeSnapshot, in tree: TreeSnapshot) -> String? {
    guard let index = tree.index(of: node.id), !areFramesOnly(tree.path(to: index), in: tree) else {
      return nil
    }
    return self[node]?.address
  }

  /// Whether the text leaves out a fact about any view on a path down the tree.
  public func leavesOut(_ gap: View.Gap, _ path: [Int], in tree: TreeSnapshot) -> Bool {
    path.contains { self[tree.views[$0].node]?.untold.contains(gap) ?? false }
  }

  /// The facts about a view; nil for a view that is exactly as in the tree.
  public subscript(view: NodeSnapshot) -> View? {
    view.identifier.flatMap { views[$0] }
  }
}
