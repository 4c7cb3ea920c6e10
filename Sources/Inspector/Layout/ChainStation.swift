import DispatchTracing
import Drawing
import Foundation

/// A responder of the chain with the place where the overlay shows it.
struct ChainStation {
  /// The responder with its number.
  var link: ChainExcerpt.Link
  /// Whether one of its touch methods was called.
  var call: Call
  /// The middle of its number.
  var badge: CGPoint
  /// Its outline; nil when it stands in the strip.
  var outline: Outline?
  /// Its box in the strip; nil when it has an outline.
  var box: CGRect?

  /// What is known of calls of a responder's touch methods.
  enum Call {
    /// One was called.
    case certain
    /// The code of the responder before it may have called one, which cannot be seen.
    case possible
    /// None was: the responder before it kept the touch.
    case none
  }

  /// Whether one of its touch methods was called for certain.
  var isCalled: Bool { call == .certain }

  /// The radius of the circle around its number.
  var radius: CGFloat

  /// The circle around its number.
  var circle: CGRect {
    CGRect(
      x: badge.x - radius,
      y: badge.y - radius,
      width: radius * 2,
      height: radius * 2
    )
  }

  /// What arrows point to.
  var middle: CGPoint { box?.middle ?? badge }

  /// Where an arrow between the station and a point meets the station's edge.
  func edge(toward point: CGPoint) -> CGPoint {
    let (dx, dy) = (point.x - middle.x, point.y - middle.y)
    let distance = CGFloat(hypot(Double(dx), Double(dy)))
    guard distance > 0 else { return middle }
    let reach: CGFloat
    if let box {
      let horizontal = dx == 0 ? .infinity : box.width / 2 / abs(dx)
      let vertical = dy == 0 ? .infinity : box.height / 2 / abs(dy)
      reach = min(horizontal, vertical)
    } else {
      reach = radius / distance
    }
    return CGPoint(x: middle.x + dx * reach, y: middle.y + dy * reach)
  }
}
