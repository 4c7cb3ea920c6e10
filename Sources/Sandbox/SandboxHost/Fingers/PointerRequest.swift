import Foundation

/// A request to the sandbox by mouse that creates no contact.
nonisolated enum PointerRequest: Hashable, Sendable {
  /// Lists all views under a point, each with its hit-test result.
  case listViews(CGPoint)
  /// Selects the view under a point.
  case pickView(CGPoint)
}
