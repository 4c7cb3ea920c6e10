public import Foundation
@_spi(Components) import TouchKit

/// The positions of bars (Apple: UIBarPosition).
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of the superview.
  case bottom = 1
  /// At the top of the superview.
  case top = 2
  /// At the top of the screen, and behind the status bar.
  case topAttached = 3
}

/// A bar that knows its position (Apple: UIBarPositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that decides on the position of a bar (Apple: UIBarPositioningDelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar; `any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
