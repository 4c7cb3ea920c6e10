/// The link between an application and its windows, which retains neither.
nonisolated final class WindowRegistry: @unchecked Sendable {
  // Each window removes itself in its `deinit`. Not `weak`: with weak references to windows and recognizers' views, slow
  // reference counting took 21 % of a move; without them, 9 % (row `drag`).
  private struct Entry {
    unowned(unsafe) let window: UIWindow
  }

  private var shown: [Entry] = []
  private var hasLosses = false

  /// The application; nil after its end.
  // Cleared by the application's `deinit`. Not `weak`, because retaining through it took 29 % of a move (row `drag`).
  // Not `unowned`, because the program would crash where a window outlives its application.
  unowned(unsafe) var application: UIApplication?

  /// The window that receives events without a location.
  unowned(unsafe) var keyWindow: UIWindow?

  /// The shown windows, in the order in which they were last brought to the front.
  var windows: [UIWindow] { shown.map(\.window) }

  /// Moves a window to the front; returns false if it was there already.
  @discardableResult
  func bringToFront(_ window: UIWindow) -> Bool {
    guard shown.last?.window !== window else { return false }
    shown.removeAll { $0.window === window }
    shown.append(Entry(window: window))
    return true
  }

  /// Removes a window; its `deinit` calls it.
  func forget(_ window: UIWindow) {
    let count = shown.count
    shown.removeAll { $0.window === window }
    if shown.count < count { hasLosses = true }
    if keyWindow === window { keyWindow = nil }
  }

  /// Returns whether windows were deallocated since the last call.
  ///
  /// Such a window cannot report by itself which part of the screen it uncovers.
  func takeLosses() -> Bool {
    defer { hasLosses = false }
    return hasLosses
  }
}
