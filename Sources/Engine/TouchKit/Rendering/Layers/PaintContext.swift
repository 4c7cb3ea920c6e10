import Drawing
import Foundation
import Geometry

/// What a painter works in: what the coordinates of a view's or layer's surrounding mean there.
struct PaintContext {
  /// From the surrounding's coordinates to those of the screen.
  var toScreen = CGAffineTransform.identity
  /// From the surrounding's coordinates to those that are in force in the list.
  var offset = CGPoint.zero
  /// Whether rows and columns of pixels are still rows and columns.
  var isUpright = true
  /// What fades everything, because its holder does not fade as one.
  var fade = 1.0
  /// Whether what is painted goes straight to the screen.
  var isDirect = true
  /// The box on the screen outside of which nothing is painted.
  var clip = CGRect.infinite

  /// What the coordinates of something in the surrounding mean.
  ///
  /// Something that is only moved leaves the list's coordinates as they are.
  func inside(_ geometry: ViewGeometry) -> PaintContext {
    var inner = self
    guard geometry.isUpright else {
      let outward = geometry.outwardTransform
      inner.toScreen = outward.concatenating(toScreen)
      inner.offset = CGPoint.zero
      let turn = geometry.transform
      inner.isUpright = isUpright && turn.keepsRowsAndColumns
      return inner
    }
    let origin = geometry.outward(CGPoint.zero)
    inner.toScreen = toScreen.translatedBy(x: origin.x, y: origin.y)
    inner.offset = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    return inner
  }

  /// The box on the screen of a rectangle of the surrounding.
  func screenBox(_ rect: CGRect) -> CGRect {
    guard toScreen.a == 1, toScreen.b == 0, toScreen.c == 0, toScreen.d == 1 else {
      return Quad(rect, transform: toScreen).boundingBox
    }
    return rect.offsetBy(dx: toScreen.tx, dy: toScreen.ty)
  }

  /// The boxes of rectangles of the screen in the surrounding; nil when it is too thin for that.
  func inner(_ rects: [CGRect]) -> [CGRect]? {
    guard let inverse = toScreen.inverse else { return nil }
    return rects.map { Quad($0, transform: inverse).boundingBox }
  }

  /// A rectangle of the surrounding in the coordinates in force.
  func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }

  /// A path of the surrounding in the coordinates in force.
  func placed(_ path: Path) -> Path {
    guard offset != .zero else { return path }
    return path.transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Adds instructions that are in the surrounding's coordinates.
  func place(_ list: inout DisplayList, _ add: (inout DisplayList) -> Void) {
    guard offset != .zero else { return add(&list) }
    list.append(.save)
    list.append(.concatenate(CGAffineTransform(translationX: offset.x, y: offset.y)))
    add(&list)
    list.append(.restore)
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright.
  var keepsRowsAndColumns: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
