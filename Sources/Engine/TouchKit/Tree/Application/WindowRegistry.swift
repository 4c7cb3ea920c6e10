/// The link between an application and its windows; neither keeps the other alive.
nonisolated final class WindowRegistry: @unchecked Sendable {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var shown: [Entry] = []

  /// The application; nil when it is gone.
  // Cleared by the application's `deinit`. Not `weak`: retaining through it took 29 % of a move (row `drag`). Not
  // `unowned`: the program would end where a window outlives its application.
  unowned(unsafe) var application: UIApplication?

  /// The window that receives events without a place on screen.
  weak var keyWindow: UIWindow?

  /// The windows that were shown, in the order in which they were last brought to the front.
  var windows: [UIWindow] { shown.compactMap(\.window) }

  /// Puts a window last in the order of bringing to the front; false when it already was.
  @discardableResult
  func bringToFront(_ window: UIWindow) -> Bool {
    guard shown.last?.window !== window else { return false }
    shown.removeAll { $0.window === window }
    shown.append(Entry(window: window))
    return true
  }

  /// Removes the windows that are gone, and returns whether there were any.
  ///
  /// Such a window cannot report by itself which part of the screen it leaves behind.
  func removeLosses() -> Bool {
    let count = shown.count
    shown.removeAll { $0.window == nil }
    return shown.count < count
  }
}
