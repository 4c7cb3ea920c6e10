public import Foundation
import TouchInput

/// What the system does to a program, by name.
extension Stage {
  /// Another program or a system sheet comes in front: every touch is cancelled, and the application
  /// hears `applicationWillResignActive(_:)`.
  public func resignActive() { send(.focusLost) }

  /// The program is in front again: `applicationDidBecomeActive(_:)`.
  public func becomeActive() { send(.focusGained) }

  /// The program can no longer be seen: every touch is cancelled, it resigns active if it was, and
  /// hears `applicationDidEnterBackground(_:)`.
  public func enterBackground() { send(.hidden) }

  /// The program can be seen again: `applicationWillEnterForeground(_:)`.
  public func enterForeground() { send(.shown) }

  /// The program is ended: `applicationWillTerminate(_:)`, after it went to the background.
  public func terminate() { send(.closeRequested) }

  /// The screen gets another size, in points, as when a device is turned.
  public func resize(to size: CGSize) { send(.resized(size)) }
}
