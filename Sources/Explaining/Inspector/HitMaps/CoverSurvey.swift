import TouchTrace
import Foundation
import Geometry

/// The frontmost opaque view at each pixel, and the unclipped part of each view.
struct CoverSurvey {
  /// A run of pixels with one frontmost opaque view, as its position in the tree; -1 for none.
  struct Run {
    let cover: Int
    let end: Int
  }

  /// The runs of each row.
  private(set) var rows: [[Run]] = []

  private let tree: TreeSnapshot
  private let (width, height, scale): (Int, Int, Int)
  /// For each view, whether neither it nor an ancestor is hidden.
  private var areShown: [Bool] = []
  /// For each view, whether it and its ancestors are fully opaque.
  private var areSolid: [Bool] = []
  /// For each view, the outlines of the ancestors that clip it.
  private var clips: [[Quad]] = []

  init(of tree: TreeSnapshot, width: Int, height: Int, scale: Int) {
    self.tree = tree
    (self.width, self.height, self.scale) = (width, height, scale)
    for view in tree.views { noteInheritance(of: view) }
    findCovers()
  }

  private mutating func noteInheritance(of view: ViewSnapshot) {
    let above = view.parent
    areShown.append(
      (above.map { areShown[$0] } ?? true) && !view.isHidden && !view.isTooTransparent
    )
    areSolid.append((above.map { areSolid[$0] } ?? true) && view.alpha >= 1)
    guard let above else { return clips.append([]) }
    let parent = tree.views[above]
    guard parent.clipsToBounds, let quad = parent.node.quad else {
      return clips.append(clips[above])
    }
    clips.append(CoverSurvey.narrowed(clips[above], by: quad))
  }

  /// Returns clip outlines with one more; upright outlines are intersected, so that deep trees have few.
  private static func narrowed(_ clips: [Quad], by quad: Quad) -> [Quad] {
    guard let rect = quad.uprightRect else { return clips + [quad] }
    guard let place = clips.firstIndex(where: { $0.uprightRect != nil }),
      let other = clips[place].uprightRect
    else { return clips + [quad] }
    let common = rect.intersection(other)
    var clips = clips
    clips[place] = Quad(common.isNull ? CGRect(x: -1, y: -1, width: 0, height: 0) : common)
    return clips
  }

  /// Returns the pixels of the screen at which a view is not clipped; none if it is hidden.
  func shownArea(of index: Int) -> PixelArea {
    guard areShown[index], let quad = tree.views[index].node.quad else { return PixelArea() }
    return area(inside: [quad] + clips[index])
  }

  private func area(inside quads: [Quad]) -> PixelArea {
    PixelArea(inside: quads, width: width, height: height, scale: scale)
  }

  // MARK: - Covers

  /// Fills pixels from the front to the rear, each once.
  private mutating func findCovers() {
    var covers = Array(repeating: -1, count: width * height)
    var gaps = Gaps(width: width, height: height)
    for index in tree.views.indices.reversed() where areShown[index] && areSolid[index] {
      guard gaps.areAny else { break }
      guard let quad = tree.views[index].opaqueQuad else { continue }
      for span in area(inside: [quad] + clips[index]).spans {
        gaps.forEach(in: span) { covers[$0] = index }
      }
    }
    rows = (0..<height).map { row in
      CoverSurvey.runs(covers[(row * width)..<((row + 1) * width)])
    }
  }

  private static func runs(_ covers: ArraySlice<Int>) -> [Run] {
    var runs: [Run] = []
    for (column, cover) in covers.enumerated() {
      if runs.last?.cover == cover { runs.removeLast() }
      runs.append(Run(cover: cover, end: column + 1))
    }
    return runs
  }
}

extension CoverSurvey {
  /// The pixels that are not filled yet; it finds the next one in a row without scanning.
  private struct Gaps {
    private let width: Int
    private var left: Int
    /// For each pixel, a pixel that is not after the next gap; the pixel itself if it is a gap.
    private var next: [Int]

    init(width: Int, height: Int) {
      self.width = width
      left = width * height
      next = (0..<height).flatMap { _ in 0...width }
    }

    var areAny: Bool { left > 0 }

    /// Fills the gaps of a span and calls the body with each of them.
    mutating func forEach(in span: PixelArea.Span, _ body: (Int) -> Void) {
      let start = span.row * (width + 1)
      var column = gap(from: span.columns.lowerBound, start)
      while column < span.columns.upperBound {
        body(span.row * width + column)
        next[start + column] = column + 1
        left -= 1
        column = gap(from: column + 1, start)
      }
    }

    private mutating func gap(from first: Int, _ start: Int) -> Int {
      var column = first
      while next[start + column] != column {
        // Halves the path for the next search.
        next[start + column] = next[start + next[start + column]]
        column = next[start + column]
      }
      return column
    }
  }
}

extension ViewSnapshot {
  /// The outline of its background on the screen, if the background is opaque.
  fileprivate var opaqueQuad: Quad? {
    guard let area = opaqueArea, let quad = node.quad else { return nil }
    let bounds = geometry.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let across = (x - bounds.minX) / bounds.width
      let down = (y - bounds.minY) / bounds.height
      let (origin, right, below) = (quad.topLeft, quad.topRight, quad.bottomLeft)
      return CGPoint(
        x: origin.x + (right.x - origin.x) * across + (below.x - origin.x) * down,
        y: origin.y + (right.y - origin.y) * across + (below.y - origin.y) * down
      )
    }
    return Quad(
      topLeft: place(area.minX, area.minY),
      topRight: place(area.maxX, area.minY),
      bottomRight: place(area.maxX, area.maxY),
      bottomLeft: place(area.minX, area.maxY)
    )
  }
}

extension Quad {
  /// The equivalent rectangle, if its edges are horizontal and vertical.
  fileprivate var uprightRect: CGRect? {
    let stands = topLeft.x == bottomLeft.x && topLeft.y == topRight.y
    let lies = topLeft.y == bottomLeft.y && topLeft.x == topRight.x
    return stands || lies ? boundingBox : nil
  }
}
