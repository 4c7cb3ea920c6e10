internal import CSDL2
internal import Foundation

/// The handler for the loss of the window system, or of its window.
///
/// After the loss Xlib ends the program with its own exit code and without cleaning up. The handler is the last
/// code of the program that runs.
@MainActor
enum DisplayLoss {
  /// The function that cleans up and ends the program.
  static var end: (@MainActor () -> Never)?

  /// Installs Xlib's error handlers; call it before SDL starts, which forwards the errors that it does not expect.
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
    // SDL talks to the window system on this thread only.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { end?() }
  }
}

extension PlatformWindow {
  /// Sets the function that is called when the window system is lost or takes the window.
  ///
  /// It runs instead of any other code, and must end the program, because output and input are no longer possible.
  /// It is called on the main thread, during a call to the window system; our choice.
  public func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never) {
    DisplayLoss.end = end
  }
}
