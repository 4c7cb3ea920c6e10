import Foundation
import Geometry

/// The position of a view, calculated from its printed line.
///
/// The frame of a rotated view is the bounding box of its rotated bounds. Two equations give the
/// width and height. The center of the box is the center of the rotated bounds, for any anchor.
struct ViewPlacement {
  /// The bounds of the view.
  var bounds: CGRect
  /// The center of the bounding box without the transform's translation.
  var center: CGPoint
  /// The transform of the view; nil for none.
  var transform: CGAffineTransform?
  /// The assumption about the position, as text; nil if everything was printed.
  var guess: Guess?

  /// An assumption about a position.
  struct Guess: Hashable {
    var english: String
    var chinese: String
  }

  /// Whether the frame alone describes the position.
  var isPlain: Bool { transform == nil && bounds.origin == .zero }

  /// The frame in the superview, as printed if there is no rotation.
  var frame: CGRect {
    guard transform != nil else { return box }
    return CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  private let box: CGRect

  /// Calculates the position of a view.
  init(_ view: ConsoleView) {
    var guess: Guess?
    let frame = Self.usable(view.frame, &guess)
    box = frame
    let origin = Self.usable(view.boundsOrigin ?? .zero)
    bounds = CGRect(origin: origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    if let transform = view.transform, transform != .identity {
      turn(by: transform, box: frame.size, &guess)
    }
    self.guess = guess
  }

  private mutating func turn(
    by transform: CGAffineTransform,
    box: CGSize,
    _ guess: inout Guess?
  ) {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard parts.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
      guess = Guess(
        english: "its transform has impossible numbers; the identity is used",
        chinese: "它的 transform 里有不可能的数；按 identity 处理"
      )
      return
    }
    self.transform = transform
    center = CGPoint(x: center.x - transform.tx, y: center.y - transform.ty)
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    if abs(determinant) > 1e-6 * max(a * d, b * c) {
      bounds.size.width = (d * box.width - c * box.height) / determinant
      bounds.size.height = (a * box.height - b * box.width) / determinant
      if bounds.width >= -0.01, bounds.height >= -0.01 {
        bounds.size.width = max(0, bounds.width)
        bounds.size.height = max(0, bounds.height)
        return
      }
    }
    // At 45 degrees, all rectangles with the same perimeter have the same box, for example the
    // square.
    let side = a + c > 0 ? box.width / (a + c) : 0
    bounds.size = CGSize(width: side, height: side)
    guess = Guess(
      english: "its size cannot be computed from its transform; a square is assumed",
      chinese: "无法从它的 transform 算出大小；假定为正方形"
    )
  }

  /// Returns a rectangle that is possible on a screen.
  private static func usable(_ frame: CGRect?, _ guess: inout Guess?) -> CGRect {
    guard let frame else {
      guess = Guess(
        english: "its frame is not in the text; an empty frame is assumed",
        chinese: "文字里没有它的 frame；假定为空"
      )
      return .zero
    }
    if !frame.isUsable {
      guess = Guess(
        english:
          "its frame has impossible numbers; the nearest possible ones are used",
        chinese: "它的 frame 里有不可能的数；取最接近的可能的数"
      )
    }
    let origin = usable(frame.origin)
    let size = usable(CGPoint(x: frame.size.width, y: frame.size.height))
    return CGRect(x: origin.x, y: origin.y, width: max(0, size.x), height: max(0, size.y))
  }

  private static func usable(_ point: CGPoint) -> CGPoint {
    CGPoint(x: usable(point.x), y: usable(point.y))
  }

  private static func usable(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, -1e6), 1e6)
  }
}
