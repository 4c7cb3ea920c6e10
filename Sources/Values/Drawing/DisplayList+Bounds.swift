public import Foundation

extension DisplayList {
  /// The box that each instruction paints in window coordinates, `CGRect.null` for nothing.
  ///
  /// Without a text measurer, text is given ample room.
  public func commandBounds(measuring: (any TextMeasuring)? = nil) -> [CGRect] {
    var walker = DisplayListWalker(measuring: measuring)
    return commands.map { walker.step($0) }
  }

  /// The box of the whole picture in window coordinates, `CGRect.null` for nothing.
  public func bounds(measuring: (any TextMeasuring)? = nil) -> CGRect {
    commandBounds(measuring: measuring).reduce(.null) { $0.union($1) }
  }
}
