import Foundation

/// The windows of an application in the order in which they lie above each other.
@MainActor
struct WindowStack {
  /// Held weakly: as on a device, a window that nobody keeps is gone.
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The windows, rear first: by level, and within a level the one shown last in front.
  var backToFront: [UIWindow] {
    let windows = entries.compactMap(\.window)
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

  /// Adds a window in front of those of its level, or brings it there.
  mutating func bringToFront(_ window: UIWindow) {
    remove(window)
    entries.append(Entry(window: window))
  }

  /// Takes a window out.
  mutating func remove(_ window: UIWindow) {
    entries.removeAll { $0.window === window || $0.window == nil }
  }

  func contains(_ window: UIWindow) -> Bool {
    entries.contains { $0.window === window }
  }
}
