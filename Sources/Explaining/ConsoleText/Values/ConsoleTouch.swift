package import Foundation
package import TextFormats

/// A touch as a line of the text tells it.
package struct ConsoleTouch: Hashable, Sendable {
  /// Its address.
  package var address: ConsoleAddress?
  /// Its phase: `Began`.
  package var phase: String?
  /// How often the finger came down in a row.
  package var tapCount: Int?
  /// Its window.
  package var window: ConsoleReference?
  /// The view that took it.
  package var view: ConsoleReference?
  /// Where it is in its window, in points.
  package var locationInWindow: CGPoint?
  /// Where it is in its view, in points.
  package var locationInView: CGPoint?
  /// The recognizers that watch it.
  package var recognizers: [ConsoleReference] = []
  /// The index of its view in the trees; nil when it is in none.
  package var viewIndex: Int?
  /// Where its line begins.
  package var position: SourcePosition

  /// Creates a touch of which nothing is known.
  package init(address: ConsoleAddress?, position: SourcePosition) {
    self.address = address
    self.position = position
  }
}
