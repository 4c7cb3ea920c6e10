package import Foundation
import Geometry

/// A view with its own hit-test whose result changes only along the edges of rectangles.
package protocol RectangularHitTest: UIView {
  /// The rectangles besides its bounds, in its own coordinates.
  var hitTestRectangles: [CGRect] { get }
}

/// The lines along which the result of a hit-test can change from pixel to pixel.
///
/// Pixels between two adjacent columns and two adjacent rows have one result: no edge of a view is between their
/// centres, and no class has its own hit-test there.
@MainActor
struct HitLattice {
  /// The number of pixels in a row.
  let width: Int
  /// The first pixel column after each line, from 0 to the column after the last one.
  private(set) var columns: [Int] = []
  /// The first pixel row below each line, from 0 to the row after the last one.
  private(set) var rows: [Int] = []

  private var vertical: Axis
  private var horizontal: Axis
  private let scale: CGFloat

  init(_ windows: [UIWindow], size: CGSize, scale: Int) {
    self.scale = CGFloat(scale)
    vertical = Axis(length: size.width * self.scale)
    horizontal = Axis(length: size.height * self.scale)
    width = vertical.count
    for window in windows { add(window, CGRect(origin: .zero, size: size)) }
    columns = vertical.starts
    rows = horizontal.starts
  }

  /// A view whose edges have not been added yet.
  private struct Waiting {
    let view: UIView
    /// The transform from its superview's coordinates to the screen.
    let outward: CGAffineTransform
    /// The largest area of the screen in which it is tested.
    let reach: CGRect
  }

  /// Adds the edges of a window and its descendants, in a loop because trees can be deep.
  private mutating func add(_ window: UIWindow, _ screen: CGRect) {
    var waiting = [Waiting(view: window, outward: .identity, reach: screen)]
    while let next = waiting.popLast() {
      let view = next.view
      var toScreen = view.geometry.outwardTransform.concatenating(next.outward)
      let quad = Quad(view.geometry.bounds, transform: toScreen)
      let decidesItself = view.decidesAboutTouches
      if let rectangles = (view as? any RectangularHitTest)?.hitTestRectangles {
        for rectangle in rectangles {
          add(Quad(rectangle, transform: toScreen), within: next.reach)
        }
      } else if decidesItself {
        addEveryPixel(of: next.reach)
      }
      guard decidesItself || view.traits.takesTouches else { continue }
      add(quad, within: next.reach)
      // A class with its own hit-test can also test its subviews outside its bounds.
      let box = quad.boundingBox
      let reach = decidesItself || !box.isFinite ? next.reach : box.intersection(next.reach)
      guard !reach.isNull else { continue }
      if let mapping = view.subviewMapping { toScreen = mapping.concatenating(toScreen) }
      waiting += view.children.map {
        Waiting(view: $0, outward: toScreen, reach: reach)
      }
    }
  }

  private mutating func add(_ quad: Quad, within reach: CGRect) {
    let box = quad.boundingBox
    guard box.isFinite else { return addEveryPixel(of: reach) }
    guard quad.isUpright else { return addEveryPixel(of: box.intersection(reach)) }
    vertical.addEdge(at: box.minX * scale)
    vertical.addEdge(at: box.maxX * scale)
    horizontal.addEdge(at: box.minY * scale)
    horizontal.addEdge(at: box.maxY * scale)
  }

  private mutating func addEveryPixel(of area: CGRect) {
    guard !area.isNull else { return }
    vertical.addAll(from: area.minX * scale, to: area.maxX * scale)
    horizontal.addAll(from: area.minY * scale, to: area.maxY * scale)
  }
}

extension HitLattice {
  /// The pixels along a side of the screen, with marks at those where an interval begins.
  private struct Axis {
    let count: Int
    private var isStart: [Bool]

    init(length: CGFloat) {
      count = length >= 1 ? Int(length) : 0
      isStart = Array(repeating: false, count: count + 2)
      isStart[0] = true
    }

    /// The positions where an interval begins, and the end.
    var starts: [Int] { (0..<count).filter { isStart[$0] } + [count] }

    /// Adds an edge: an interval begins at the first pixel whose centre is behind it.
    mutating func addEdge(at place: CGFloat) {
      let middle = place - 0.5
      guard middle > -2, middle < CGFloat(count) + 1 else { return }
      let nearest = middle.rounded()
      // At a pixel's centre, or nearly, rounding decides on which side the pixel is.
      guard abs(middle - nearest) < 1e-3 else { return mark(Int(middle.rounded(.up))) }
      mark(Int(nearest))
      mark(Int(nearest) + 1)
    }

    /// Adds an edge at every pixel of a range.
    mutating func addAll(from start: CGFloat, to end: CGFloat) {
      let first = Int(max(0, min(start - 1, CGFloat(count))))
      let last = Int(max(0, min(end + 2, CGFloat(count))))
      for place in first..<max(first, last) { isStart[place] = true }
      mark(last)
    }

    private mutating func mark(_ place: Int) {
      if isStart.indices.contains(place) { isStart[place] = true }
    }
  }
}

extension CGRect {
  /// Whether all its coordinates are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension Quad {
  /// Whether its edges run along columns and rows.
  fileprivate var isUpright: Bool {
    func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
    let stands = isNear(topLeft.x, bottomLeft.x) && isNear(topLeft.y, topRight.y)
    let lies = isNear(topLeft.y, bottomLeft.y) && isNear(topLeft.x, topRight.x)
    return stands || lies
  }
}
