/// Ties windows to their application without either keeping the other alive.
///
/// Links of the language that follow an object's death would make every use of the object slower,
/// and windows and applications are used several times in each event. So each tells the registry,
/// which both keep, when it goes.
nonisolated final class WindowRegistry: @unchecked Sendable {
  /// A window, as long as it lives.
  private struct Entry {
    unowned(unsafe) let window: UIWindow
  }

  // Unchecked: read on the way of every link to an application.
  @exclusivity(unchecked) private var shown: [Entry] = []

  /// The application, as long as it lives: it clears the link itself, as windows do.
  @exclusivity(unchecked) unowned(unsafe) var application: UIApplication? {
    didSet { link = application.map(UncountedReference.init) }
  }
  /// The same, for whoever merely asks it something.
  @exclusivity(unchecked) private var link: UncountedReference<UIApplication>?

  /// Asks the application something, if it lives.
  @inline(__always)
  func askApplication<Answer>(_ question: (UIApplication) -> Answer) -> Answer? {
    link?.ask(question)
  }

  /// The recorder of the hit-test that runs; nil while none is recorded.
  var hitTestRecorder: HitTestRecorder?

  /// The window that receives events without a place on screen.
  unowned(unsafe) var keyWindow: UIWindow?

  /// Whether a window went away that may still be seen on the screen.
  private var hasLosses = false

  /// The windows that were shown, in the order in which they were last brought to the front.
  var windows: [UIWindow] { shown.map(\.window) }

  /// The only window that was shown; nil when there are several or none.
  var onlyWindow: UIWindow? { shown.count == 1 ? shown[0].window : nil }

  /// Puts a window behind all other windows in the order of bringing to the front: it came last;
  /// false when it already had.
  @discardableResult
  func bringToFront(_ window: UIWindow) -> Bool {
    guard shown.last?.window !== window else { return false }
    shown.removeAll { $0.window === window }
    shown.append(Entry(window: window))
    return true
  }

  /// A window goes away.
  func forget(_ window: UIWindow) {
    let count = shown.count
    shown.removeAll { $0.window === window }
    if shown.count < count { hasLosses = true }
    if keyWindow === window { keyWindow = nil }
  }

  /// Whether a window went away since this was asked last, which could not say itself what it left
  /// behind on the screen.
  func takeLosses() -> Bool {
    defer { hasLosses = false }
    return hasLosses
  }
}
