import Foundation

/// Where a paging scroll view comes to rest, in one direction.
struct PageGrid {
  let axis: ScrollAxis

  /// Faster than this, in points per second, a flick turns the page (our choice).
  private static let flick: CGFloat = 200

  /// The page that a scroll view left with a speed in points per second goes to, as an offset.
  ///
  /// A flick turns to the next page in its direction, at most one; else the nearest page wins.
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
