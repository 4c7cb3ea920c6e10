import Foundation

/// The windows of an application in the order in which they lie above each other.
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

  /// The windows, front first: the order in which they are asked for a touch.
  var frontToBack: [UIWindow] { backToFront.reversed() }
}
