/// The link between an application and its windows; neither keeps the other alive.
nonisolated final class WindowRegistry: @unchecked Sendable {
  // Each window removes itself in its `deinit`. Not `weak`: objects with weak references count all others slowly, too.
  private struct Entry {
    unowned(unsafe) let window: UIWindow
  }

  private var shown: [Entry] = []
  private var hasLosses = false

  /// The application; nil when it is gone.
  // Cleared by the application's `deinit`. Not `weak`: retaining through it took 29 % of a move (row `drag`). Not
  // `unowned`: the program would end where a window outlives its application.
  unowned(unsafe) var application: UIApplication?

  /// The window that receives events without a place on screen.
  unowned(unsafe) var keyWindow: UIWindow?

  /// The windows that were shown, in the order in which they were last brought to the front.
  var windows: [UIWindow] { shown.map(\.window) }

  /// Puts a window last in the order of bringing to the front; false when it already was.
  @discardableResult
  func bringToFront(_ window: UIWindow) -> Bool {
    guard shown.last?.window !== window else { return false }
    shown.removeAll { $0.window === window }
    shown.append(Entry(window: window))
    return true
  }

  /// Forgets a window that is going away.
  func forget(_ window: UIWindow) {
    let count = shown.count
    shown.removeAll { $0.window === window }
    if shown.count < count { hasLosses = true }
    if keyWindow === window { keyWindow = nil }
  }

  /// Returns whether windows went away since the last call.
  ///
  /// Such a window cannot report by itself which part of the screen it leaves behind.
  func takeLosses() -> Bool {
    defer { hasLosses = false }
    return hasLosses
  }
}
