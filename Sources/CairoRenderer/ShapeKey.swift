internal import CCairo
import Drawing
import Foundation
import Geometry

/// A shape in the rasteriser's own numbers, 1/256 of a pixel, counted from the first pixel it
/// covers.
///
/// How much of each pixel a shape covers depends on these numbers and on nothing else, so the same
/// shape some whole pixels on has the same key, and equal keys have equal coverage to the last bit.
struct ShapeKey {
  /// Size, rule and pen, then for every step of the outline its kind and its points.
  private(set) var words: [Int32] = []
  /// How many of the words say no step of the outline.
  private var headCount = 0
  private var origin = PixelRectangle.zero

  /// Starts over with a shape that covers some pixels at most.
  mutating func begin(_ covered: PixelRectangle) {
    words.removeAll(keepingCapacity: true)
    words.append(Int32(covered.width))
    words.append(Int32(covered.height))
    words.append(0)
    origin = covered
    headCount = words.count
  }

  /// Says that the outline is not filled but drawn with a pen, which the transform shapes.
  mutating func add(_ pen: StrokeStyle, _ transform: CGAffineTransform) {
    words.append(pen.cap.word << 8 | pen.join.word)
    for number in [pen.width, pen.miterLimit, pen.dashPhase] { add(exactly: number) }
    for number in [transform.a, transform.b, transform.c, transform.d] {
      add(exactly: Double(number))
    }
    for dash in pen.dashes { add(exactly: dash) }
    headCount = words.count
  }

  /// Adds the image of a path; false where a coordinate is not one to compute with.
  mutating func add(_ path: Path, _ transform: CGAffineTransform) -> Bool {
    words[2] = path.rule == .winding ? 0 : 1
    for element in path.elements {
      switch element {
      case .move(let point):
        words.append(Step.move)
        guard add(point, transform) else { return false }
      case .line(let point):
        words.append(Step.line)
        guard add(point, transform) else { return false }
      case .curve(let end, let control1, let control2):
        words.append(Step.curve)
        guard add(control1, transform), add(control2, transform), add(end, transform) else {
          return false
        }
      case .close:
        words.append(Step.close)
      }
    }
    return true
  }

  /// Adds a quadrilateral that is in pixels already; false where it is none to compute with.
  mutating func add(_ quad: Quad) -> Bool {
    words.append(Step.move)
    guard add(quad.topLeft, .identity) else { return false }
    for corner in [quad.topRight, quad.bottomRight, quad.bottomLeft] {
      words.append(Step.line)
      guard add(corner, .identity) else { return false }
    }
    words.append(Step.close)
    return true
  }

  /// A number that differs for nearly all different keys.
  var digest: UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in words {
      // Multiplying mixes upwards and folding mixes down again.
      let product = (state ^ UInt64(UInt32(bitPattern: word)))
        .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low
    }
    return state
  }

  /// Makes the outline the context's current path.
  func plot(in context: OpaquePointer) {
    cairo_set_fill_rule(
      context,
      words[2] == 0 ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    )
    var index = headCount
    func next() -> Double {
      index += 1
      return Double(words[index - 1]) / 256
    }
    while index < words.count {
      index += 1
      switch words[index - 1] {
      case Step.move: cairo_move_to(context, next(), next())
      case Step.line: cairo_line_to(context, next(), next())
      case Step.curve: cairo_curve_to(context, next(), next(), next(), next(), next(), next())
      default: cairo_close_path(context)
      }
    }
  }

  private mutating func add(_ point: CGPoint, _ transform: CGAffineTransform) -> Bool {
    let image = point.applying(transform)
    let limit = CGFloat(DrawingLimits.coordinate)
    // Comparisons with NaN fail, which refuses it.
    guard abs(image.x) < limit, abs(image.y) < limit else { return false }
    words.append(DevicePath.rounded(Double(image.x)) - Int32(origin.x) << 8)
    words.append(DevicePath.rounded(Double(image.y)) - Int32(origin.y) << 8)
    return true
  }

  private mutating func add(exactly number: Double) {
    words.append(Int32(truncatingIfNeeded: number.bitPattern >> 32))
    words.append(Int32(truncatingIfNeeded: number.bitPattern))
  }

  private enum Step {
    static let move: Int32 = 0
    static let line: Int32 = 1
    static let curve: Int32 = 2
    static let close: Int32 = 3
  }
}

extension StrokeStyle.Cap {
  fileprivate var word: Int32 {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var word: Int32 {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
