public import Foundation
import TouchInput

/// The life-cycle events of an application.
extension Stage {
  /// Makes the application inactive, as another program or a system sheet in front does.
  ///
  /// Every touch is cancelled, and the application's delegate receives `applicationWillResignActive(_:)`.
  public func resignActive() { send(.focusLost) }

  /// Makes the application active again: `applicationDidBecomeActive(_:)`.
  public func becomeActive() { send(.focusGained) }

  /// Moves the application to the background.
  ///
  /// Every touch is cancelled, the application resigns active if it was active, and its delegate receives
  /// `applicationDidEnterBackground(_:)`.
  public func enterBackground() { send(.hidden) }

  /// Moves the application to the foreground: `applicationWillEnterForeground(_:)`.
  public func enterForeground() { send(.shown) }

  /// Terminates the application, after it went to the background: `applicationWillTerminate(_:)`.
  public func terminate() { send(.closeRequested) }

  /// Changes the size of the screen, in points, as the rotation of a device does.
  public func resize(to size: CGSize) { send(.resized(size)) }
}
