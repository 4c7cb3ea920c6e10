import Foundation

/// The windows of an application in their stacking order.
@MainActor
struct WindowStack {
  let registry: WindowRegistry

  /// The windows, rear first: by level, and within a level the one shown last in front.
  var backToFront: [UIWindow] {
    let windows = registry.windows
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { lhs, rhs in
        let lower = lhs.element.windowLevel.rawValue
        let higher = rhs.element.windowLevel.rawValue
        return lower != higher ? lower < higher : lhs.offset < rhs.offset
      }
      .map(\.element)
  }

  /// The windows, front first, in the order of hit-testing.
  var frontToBack: [UIWindow] { backToFront.reversed() }
}
