public import Foundation

extension DisplayList {
  /// Returns the box that each command paints in window coordinates, `CGRect.null` for nothing.
  ///
  /// Without a text measurer, the boxes of text are estimated generously.
  public func commandBounds(measuring: (any TextMeasuring)? = nil) -> [CGRect] {
    var walker = DisplayListWalker(measuring: measuring)
    return commands.map { walker.step($0) }
  }

  /// Returns the box of the whole picture in window coordinates, `CGRect.null` for nothing.
  public func bounds(measuring: (any TextMeasuring)? = nil) -> CGRect {
    commandBounds(measuring: measuring).reduce(.null) { $0.union($1) }
  }
}
