import Drawing
import Foundation
import Geometry

/// The drawing state for the content of a superview or superlayer.
struct PaintContext {
  /// The transform from the parent's coordinates to the screen.
  var toScreen = CGAffineTransform.identity
  /// The offset from the parent's coordinates to the present ones of the list.
  var offset = CGPoint.zero
  /// Whether rows and columns of pixels remain rows and columns.
  var isUpright = true
  /// The opacity of all content, if the parent does not fade as a group.
  var fade = 1.0
  /// Whether the content is painted directly onto the screen.
  var isDirect = true
  /// The box on the screen to which the drawing is clipped.
  var clip = CGRect.infinite

  /// Returns the state for the coordinates of a child.
  ///
  /// A child that is only moved does not change the list's coordinates.
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

  /// Returns the bounding box on the screen of a rectangle of the parent.
  func screenBox(_ rect: CGRect) -> CGRect {
    guard toScreen.a == 1, toScreen.b == 0, toScreen.c == 0, toScreen.d == 1 else {
      return Quad(rect, transform: toScreen).boundingBox
    }
    return rect.offsetBy(dx: toScreen.tx, dy: toScreen.ty)
  }

  /// Returns the bounding boxes in the parent of rectangles of the screen.
  ///
  /// Returns nil if the transform has no inverse.
  func inner(_ rects: [CGRect]) -> [CGRect]? {
    guard let inverse = toScreen.inverse else { return nil }
    return rects.map { Quad($0, transform: inverse).boundingBox }
  }

  /// Returns a rectangle of the parent in the present coordinates of the list.
  func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }

  /// Returns a path of the parent in the present coordinates of the list.
  func placed(_ path: Path) -> Path {
    guard offset != .zero else { return path }
    return path.transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Adds instructions in the parent's coordinates.
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
