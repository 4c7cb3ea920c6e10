public import TouchTrace
public import Foundation

/// The receiver of a touch at a point, the verdict on every other view, and what happened afterwards.
///
/// It is derived from the reports of the deciding hit-test and the trace records that followed. It therefore
/// always agrees with the engine.
public struct Explanation: Hashable, Sendable {
  /// The result for one view.
  public struct Entry: Hashable, Sendable {
    /// The view's position in the tree.
    public let index: Int
    /// The verdict on the view.
    public let view: ViewSnapshot
    /// The verdict on it.
    public let verdict: ViewVerdict
    /// Whether it is under the point.
    public let isUnderPoint: Bool
  }

  /// The point at which the finger came down, in the scene's points, for any deciding window.
  public let point: CGPoint
  /// The window that decided; nil if no window was asked.
  public let window: NodeSnapshot?
  /// The hit-test view; nil if every window declined.
  public let receiver: NodeSnapshot?
  /// All views, the frontmost first.
  public let entries: [Entry]
  /// The events of the touch after the hit-test; nil if there was only the question.
  public let fate: TouchFate?

  /// The views at the time of the touch.
  public let tree: TreeSnapshot

  /// Explains hit-test reports of windows, and the events that followed if there was a touch.
  public init(reports: [HitTestReport], tree: TreeSnapshot, fate: TouchFate? = nil) {
    let reader = VerdictReader(reports, in: tree)
    self.tree = tree
    self.fate = fate
    receiver = reader.receiver
    let telling = reports.last { $0.result != nil } ?? reports.last
    point = telling?.place ?? .zero
    window = telling?.window
    entries = Explanation.entries(tree, reader, reports).reversed()
  }

  /// Creates the same hit-test with another continuation.
  init(_ other: Explanation, fate: TouchFate?) {
    point = other.point
    window = other.window
    receiver = other.receiver
    entries = other.entries
    tree = other.tree
    self.fate = fate
  }

  /// Explains a touch from trace records; nil if no window was asked about it.
  public init?(touch: Int, in records: [TraceRecord], tree: TreeSnapshot) {
    let reports = records.compactMap { record -> HitTestReport? in
      guard case .hitTest(let report, touch) = record.event else { return nil }
      return report
    }
    let fate = TouchFate(of: touch, in: records, tree: tree)
    guard !reports.isEmpty || !fate.steps.isEmpty else { return nil }
    self.init(reports: reports, tree: tree, fate: fate)
  }

  /// Returns the entry of a view; nil if it was not in the tree.
  public func entry(of id: NodeID) -> Entry? { entries.first { $0.view.node.id == id } }

  /// Returns the entry of the view at a position of the tree.
  public func entry(at index: Int) -> Entry? {
    entries.indices.contains(index) ? entries[entries.count - 1 - index] : nil
  }

  private static func entries(
    _ tree: TreeSnapshot,
    _ reader: VerdictReader,
    _ reports: [HitTestReport]
  ) -> [Entry] {
    let place = reports.last?.place
    var window = 0
    return tree.views.indices.map { index in
      let view = tree.views[index]
      if view.parent == nil { window = index }
      let isUnderPoint =
        reader.point(in: index).map(view.geometry.contains)
        ?? place.map { view.node.quad?.contains($0) ?? false } ?? false
      return Entry(
        index: index,
        view: view,
        verdict: reader.verdict(at: index, window: window),
        isUnderPoint: isUnderPoint
      )
    }
  }
}
