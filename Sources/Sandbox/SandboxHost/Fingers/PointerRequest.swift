import Foundation

/// What the user asks of the sandbox with the mouse; no finger comes of it.
nonisolated enum PointerRequest: Hashable, Sendable {
  /// All views under a point, with what became of each.
  case listViews(CGPoint)
  /// To select the view under a point.
  case pickView(CGPoint)
}
