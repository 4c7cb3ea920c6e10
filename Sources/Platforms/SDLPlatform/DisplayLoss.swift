internal import CSDL2
internal import Foundation

/// What is done when the window system goes away under the program, or takes its window.
///
/// Xlib ends a program then, with a code of its own and nothing put away; this is the last that the
/// program gets to do.
@MainActor
enum DisplayLoss {
  /// Puts everything away and ends the program.
  static var end: (@MainActor () -> Never)?

  /// Has Xlib say so here; called before SDL starts, which hands on what it does not expect itself.
  static func watch() {
    _ = XSetErrorHandler { _, _ in
      DisplayLoss.report()
      return 0
    }
    _ = XSetIOErrorHandler { _ in
      DisplayLoss.report()
      // Xlib ends the program.
      return 0
    }
  }

  private nonisolated static func report() {
    // SDL talks to the window system on this thread alone.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { end?() }
  }
}

extension PlatformWindow {
  /// What is done, in place of anything else, when the window system goes away or takes the window:
  /// it has to end the program, because nothing can be shown or heard any more.
  ///
  /// Called on the main thread, from within a call to the window system; our choice.
  public func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never) {
    DisplayLoss.end = end
  }
}
