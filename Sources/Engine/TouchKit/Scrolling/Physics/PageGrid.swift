import Foundation

/// The rest positions of a paging scroll view along one axis.
struct PageGrid {
  let axis: ScrollAxis

  /// The speed in points per second above which a flick turns the page (our choice).
  private static let flick: CGFloat = 200

  /// Returns the offset of the page for an end of dragging with a speed in points per second.
  ///
  /// A flick turns to the next page in its direction, at most one; otherwise the nearest page wins.
  func goal(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard axis.length > 0, axis.hasRange else { return axis.clamped(offset) }
    let place = (offset - axis.minimum) / axis.length
    let page: CGFloat =
      if velocity > Self.flick {
        place.rounded(.up)
      } else if velocity < -Self.flick {
        place.rounded(.down)
      } else {
        place.rounded()
      }
    return axis.clamped(axis.minimum + page * axis.length)
  }
}
