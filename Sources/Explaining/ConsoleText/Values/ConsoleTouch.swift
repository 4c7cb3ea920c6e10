package import Foundation
package import TextFormats

/// A touch from a line of the text.
package struct ConsoleTouch: Hashable, Sendable {
  /// The address.
  package var address: ConsoleAddress?
  /// The phase: `Began`.
  package var phase: String?
  /// The number of consecutive taps.
  package var tapCount: Int?
  /// The window.
  package var window: ConsoleReference?
  /// The hit view.
  package var view: ConsoleReference?
  /// The location in the window, in points.
  package var locationInWindow: CGPoint?
  /// The location in the view, in points.
  package var locationInView: CGPoint?
  /// The recognizers that receive the touch.
  package var recognizers: [ConsoleReference] = []
  /// The index of the view in the trees; nil if it is in none.
  package var viewIndex: Int?
  /// The position of the start of its line.
  package var position: SourcePosition

  /// Creates a touch without known values.
  package init(address: ConsoleAddress?, position: SourcePosition) {
    self.address = address
    self.position = position
  }
}
