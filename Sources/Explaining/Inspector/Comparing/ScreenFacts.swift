public import Foundation
public import TouchTrace
import Geometry

/// The views of a screen, and the view that receives the touch at each point, as plain values.
///
/// A comparison of two screens needs these facts, and a file beside a reference picture stores them.
public struct ScreenFacts: Hashable, Sendable {
  /// A view.
  public struct View: Hashable, Sendable {
    /// The unique name of the view on the screen.
    public var name: String
    /// Whether the app's author named the view; otherwise the name is a class and a number.
    public var isNamed: Bool
    /// The name of its class.
    public var typeName: String
    /// The position of its superview; nil for a window.
    public var parent: Int?
    /// The number of its descendants, which follow it.
    public var descendantCount: Int
    /// The frame in its superview, in points.
    public var frame: CGRect
    /// The bounding box on the screen, in points; nil for a view without a position.
    public var box: CGRect?
    /// Whether it reacts to touches.
    public var isTarget: Bool
    /// The other properties that differ from those of a plain view, by name.
    public var properties: [String: String]

    /// Creates a view; properties without an argument have default values.
    public init(
      name: String,
      isNamed: Bool = true,
      typeName: String = "UIView",
      parent: Int? = nil,
      descendantCount: Int = 0,
      frame: CGRect,
      box: CGRect? = nil,
      isTarget: Bool = false,
      properties: [String: String] = [:]
    ) {
      (self.name, self.isNamed, self.typeName) = (name, isNamed, typeName)
      (self.parent, self.descendantCount) = (parent, descendantCount)
      (self.frame, self.box) = (frame, box)
      (self.isTarget, self.properties) = (isTarget, properties)
    }
  }

  /// The views; each comes before its descendants.
  public var views: [View]
  /// The view that receives the touch in the middle of each point, as runs along rows of points.
  public var rows: [[Run]]

  /// The calls so far, one line each; empty if unknown.
  public var transcript: [String] = []

  /// Adjacent points of a row with the same receiver.
  public struct Run: Hashable, Sendable {
    /// The position of the view; nil for none.
    public var view: Int?
    /// The column after the last one.
    public var end: Int

    /// Creates a run that begins where the previous one ends.
    public init(view: Int?, end: Int) { (self.view, self.end) = (view, end) }
  }

  /// Creates facts from their parts.
  public init(views: [View], rows: [[Run]]) { (self.views, self.rows) = (views, rows) }

  /// The number of points in a row.
  public var width: Int { rows.first?.last?.end ?? 0 }
  /// The number of rows.
  public var height: Int { rows.count }

  /// Creates facts from a tree and its hit map of one pixel per point; `looks` contains further properties of views.
  public init(_ tree: TreeSnapshot, _ grid: HitGrid, looks: [NodeID: [String: String]] = [:]) {
    let names = ScreenFacts.names(tree)
    let uses = Dictionary(grouping: tree.views, by: \.node.name).mapValues(\.count)
    views = zip(tree.views, names).map { view, name in
      View(
        name: name,
        isNamed: view.node.identifier != nil && uses[view.node.name] == 1,
        typeName: view.node.typeName,
        parent: view.parent,
        descendantCount: view.descendantCount,
        frame: view.geometry.frame,
        box: view.node.quad?.boundingBox,
        isTarget: view.reactsToTouches,
        properties: view.facts.merging(looks[view.node.id] ?? [:]) { own, _ in own }
      )
    }
    let places = tree.places
    let receivers = grid.receivers.map { places[$0.id] }
    rows = grid.rows.map { row in
      row.map { run in Run(view: run.receiver.flatMap { receivers[$0] }, end: run.end) }
    }
  }

  /// Returns the names of all views; an unnamed view has the name of its nearest named superview and its class.
  private static func names(_ tree: TreeSnapshot) -> [String] {
    let unique = ViewNames(tree)
    var owners: [String?] = []
    let short = tree.views.map { view -> String in
      let owner = view.parent.flatMap { owners[$0] }
      owners.append(view.node.identifier ?? owner)
      return view.node.identifier ?? (owner.map { "\($0)." } ?? "") + view.node.typeName
    }
    let uses = Dictionary(grouping: short, by: { $0 }).mapValues(\.count)
    return zip(tree.views, short).map { view, name in uses[name] == 1 ? name : unique[view.node] }
  }

  /// Returns the positions of a view and its descendants.
  func subtree(of index: Int) -> ClosedRange<Int> {
    index...(index + views[index].descendantCount)
  }
}

extension ViewSnapshot {
  /// The properties that differ from those of a plain view, by name.
  fileprivate var facts: [String: String] {
    var facts: [String: String] = [:]
    if geometry.bounds.origin != .zero {
      facts["bounds.origin"] = Measure.point(geometry.bounds.origin)
    }
    if !geometry.transform.isIdentity {
      let matrix = geometry.transform
      facts["transform"] = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        .map { Measure.number(Double($0)) }.joined(separator: ", ")
    }
    if alpha != 1 { facts["alpha"] = Measure.number(alpha) }
    for (name, isOn, usual) in flags where isOn != usual { facts[name] = "\(isOn)" }
    if let controller { facts["controller"] = controller.name }
    let given = recognizers.map { $0.node.name + ($0.isEnabled ? "" : " (disabled)") }
    if !given.isEmpty { facts["gestureRecognizers"] = given.joined(separator: ", ") }
    let actions = (control?.handlers ?? []).map { handler in
      "\(handler.events.joined(separator: " ")): \(handler.target ?? "nil") \(handler.action)"
    }
    if !actions.isEmpty { facts["actions"] = actions.joined(separator: ", ") }
    return facts
  }

  /// The Boolean properties with their values and those of a plain view or control.
  private var flags: [(name: String, isOn: Bool, usual: Bool)] {
    [
      ("isHidden", isHidden, false), ("clipsToBounds", clipsToBounds, false),
      ("isUserInteractionEnabled", isUserInteractionEnabled, true),
      ("isMultipleTouchEnabled", isMultipleTouchEnabled, false),
      ("isExclusiveTouch", isExclusiveTouch, false),
      ("isEnabled", control?.isEnabled ?? true, true),
      ("isSelected", control?.isSelected ?? false, false),
      ("isHighlighted", control?.isHighlighted ?? false, false),
      ("isScrollEnabled", scrolling?.isScrollEnabled ?? true, true),
      ("delaysContentTouches", scrolling?.delaysContentTouches ?? true, true),
    ]
  }
}
