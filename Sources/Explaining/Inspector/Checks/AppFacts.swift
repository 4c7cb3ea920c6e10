public import TouchTrace
public import Foundation

/// What is known, beyond the tree, of views that were imported from an app: what its debugger told,
/// and what it did not tell.
public struct AppFacts: Hashable, Sendable {
  /// What is known of one view.
  public struct View: Hashable, Sendable {
    /// A property that a text may leave open.
    public enum Property: String, Hashable, Sendable, CaseIterable {
      case isEnabled, isExclusiveTouch, isFirstResponder, isScrollEnabled
      case delaysContentTouches, canCancelContentTouches, next, targets, handler, delegate
      case pointerEvents, hitTestEdgeInsets
    }

    /// A fact about a view and all views in it that a text may leave out.
    public enum Gap: String, Hashable, Sendable, CaseIterable {
      /// Where it lies.
      case place
      /// Which of them take touches.
      case interaction
    }

    /// Its address in the app.
    public var address: String?
    /// Its class in the app, where the tree has another.
    public var appClass: String?
    /// The class of UIKit that it is made of, where the text says it.
    public var baseClass: String?
    /// What is not known about it.
    public var openQuestion: String?
    /// The animations that ran on it.
    public var animations: String?
    /// The responder behind it, where that is not the one that follows from the tree.
    public var next: String?
    /// The selectors that it sends to the first responder.
    public var untargeted: [String] = []
    /// The object that has the method of those.
    public var untargetedTo: String?
    /// Whether keys went to it first.
    public var wasFirstResponder = false
    /// Whether it had recognizers, or may have had, that the text does not describe.
    public var hasMoreRecognizers = false
    /// Whether it was a list without a delegate.
    public var hasNoDelegate = false
    /// Whether only places are known of the views in it, as in an accessibility tree: neither what
    /// lies in front nor what reacts.
    public var isFramesOnly = false
    /// Whether it is an accessibility element without a view of its own, in the view that shows it.
    public var isElement = false
    /// The facts about it and the views in it that the text leaves out.
    public var untold: Set<Gap> = []
    /// Whether the text has it; false for a superview that had to be made up.
    public var isInText = true
    /// Whether a test driver found a place at which it can be touched; nil where none said so.
    public var isHittable: Bool?
    /// What the text told.
    public var told: Set<Property> = []

    /// Creates a view of which nothing is known.
    public init() {}

    /// Whether the text told a property.
    public func tells(_ property: Property) -> Bool { told.contains(property) }
  }

  /// What the app's own hit-test answered at a point.
  public struct Hit: Hashable, Sendable {
    /// Where, in points.
    public let point: CGPoint
    /// Class and address of a view, or `none`.
    public let view: String

    /// Creates an answer.
    public init(point: CGPoint, view: String) {
      self.point = point
      self.view = view
    }
  }

  /// The answer of the app's own hit test at a point; nil where it was not asked.
  func hit(at point: CGPoint) -> Hit? {
    hits.last { abs($0.point.x - point.x) < 1 && abs($0.point.y - point.y) < 1 }
  }

  private let views: [String: View]
  /// What the app's own hit-test answered.
  public var hits: [Hit] = []
  /// Assumptions about the whole text, a sentence each.
  public var assumptions: [Phrase] = []
  /// Whether the app ignored interaction events; nil where it was not asked.
  public var ignoresInteraction: Bool?
  /// The version of iOS that the app runs on; nil where it is not known.
  public var iOS: Int?
  /// How many pieces of the text have no place on the screen, and are not shown.
  public var pieceCount = 0
  /// The name of a window that is hidden in the app, and shown here to ask about a view in it.
  public var hiddenWindow: String?

  /// Keeps what is known of views by their identifiers; nothing for a scene that was not imported.
  public init(_ views: [String: View] = [:]) {
    self.views = views
  }

  /// Whether the tree was imported, so that what is not told can be otherwise in the app.
  public var isImported: Bool { !views.isEmpty }

  /// Whether a view of the tree is not in the text: a window or superview that had to be made up.
  public func isMadeUp(_ view: NodeSnapshot) -> Bool {
    isImported && !(self[view]?.isInText ?? false)
  }

  /// The beginning of a responder chain that the app is known to have: it ends before the first view that
  /// is not in the text.
  public func knownPart(of chain: [NodeSnapshot]) -> [NodeSnapshot] {
    let end = chain.firstIndex { ($0.kind == .view || $0.kind == .window) && isMadeUp($0) }
    return Array(chain[..<(end ?? chain.endIndex)])
  }

  /// Whether only places are known of the views on a way down the tree.
  public func areFramesOnly(_ path: [Int], in tree: TreeSnapshot) -> Bool {
    path.contains { self[tree.views[$0].node]?.isFramesOnly ?? false }
  }

  /// The address of a view of the app, for its debugger; nil for an element of an accessibility tree,
  /// whose address is not that of a view.
  public func address(of node: NodeSnapshot, in tree: TreeSnapshot) -> String? {
    guard let index = tree.index(of: node.id), !areFramesOnly(tree.path(to: index), in: tree) else {
      return nil
    }
    return self[node]?.address
  }

  /// Whether the text leaves something out of the last view on a way down the tree.
  public func leavesOut(_ gap: View.Gap, _ path: [Int], in tree: TreeSnapshot) -> Bool {
    path.contains { self[tree.views[$0].node]?.untold.contains(gap) ?? false }
  }

  /// What is known of a view; nil for one that is as the tree says.
  public subscript(view: NodeSnapshot) -> View? {
    view.identifier.flatMap { views[$0] }
  }
}
