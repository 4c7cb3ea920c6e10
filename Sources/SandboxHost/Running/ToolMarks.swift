import DispatchTracing
import Inspector

/// What is drawn of the tools, besides what the trace tells.
nonisolated struct ToolMarks: Hashable, Sendable {
  /// The hand that makes fingers out of the mouse.
  var hand = HandMarks()
  /// The selected view.
  var selection: SelectionMark?
  /// Where a scan found mistakes.
  var lint: [LintMark] = []
  /// All views, if their outlines are drawn.
  var tree: TreeSnapshot?
}
