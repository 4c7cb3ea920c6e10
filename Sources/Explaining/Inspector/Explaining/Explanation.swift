public import TouchTrace
public import Foundation

/// The responder that took a touch at a point, what became of every other view, and what happened
/// afterwards.
///
/// Read from the reports of the traversal that decided and from the records that followed, so it
/// cannot tell another story than the engine.
public struct Explanation: Hashable, Sendable {
  /// One view.
  public struct Entry: Hashable, Sendable {
    /// The view's position in the tree.
    public let index: Int
    /// The view.
    public let view: ViewSnapshot
    /// What became of it.
    public let verdict: ViewVerdict
    /// Whether it lies under the point.
    public let isUnderPoint: Bool
  }

  /// Where the finger came down in the scene, in points, whatever window decided.
  public let point: CGPoint
  /// The window that decided; nil when none was asked.
  public let window: NodeSnapshot?
  /// The hit-test view; nil when every window declined.
  public let receiver: NodeSnapshot?
  /// All views, the front one first.
  public let entries: [Entry]
  /// What happened to the touch after the hit-test; nil when there was none but the question.
  public let fate: TouchFate?

  /// The views as they were.
  public let tree: TreeSnapshot

  /// Explains what windows answered, and what followed if a touch did.
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

  /// The same hit-test with another continuation.
  init(_ other: Explanation, fate: TouchFate?) {
    point = other.point
    window = other.window
    receiver = other.receiver
    entries = other.entries
    tree = other.tree
    self.fate = fate
  }

  /// Explains a touch from what was traced; nil when no window was asked about it.
  public init?(touch: Int, in records: [TraceRecord], tree: TreeSnapshot) {
    let reports = records.compactMap { record -> HitTestReport? in
      guard case .hitTest(let report, touch) = record.event else { return nil }
      return report
    }
    let fate = TouchFate(of: touch, in: records, tree: tree)
    guard !reports.isEmpty || !fate.steps.isEmpty else { return nil }
    self.init(reports: reports, tree: tree, fate: fate)
  }

  /// The entry of a view; nil when it was not in the tree.
  public func entry(of id: NodeID) -> Entry? { entries.first { $0.view.node.id == id } }

  /// The entry of the view at a position of the tree.
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
