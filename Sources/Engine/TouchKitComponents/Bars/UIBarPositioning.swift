public import Foundation
@_spi(Components) import TouchKit

/// Where a bar lies (Apple: UIBarPosition).
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what surrounds it.
  case bottom = 1
  /// At the top of what surrounds it.
  case top = 2
  /// At the top of the screen, and behind what the system shows there.
  case topAttached = 3
}

/// A bar that knows where it lies (Apple: UIBarPositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies (Apple: UIBarPositioningDelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar lies; anywhere unless said.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
