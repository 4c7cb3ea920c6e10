import Drawing
import Foundation
import Inspector

extension OverlayStage {
  /// Whether the scene fills its picture without scaling.
  var isPlain: Bool { scene.origin == .zero && scale == 1 && scene == canvas }

  /// Returns the part of the picture that shows a rectangle of the scene, rounded out to whole points.
  func pictureRect(_ rect: CGRect) -> CGRect {
    guard !isPlain else { return rect }
    let placed = CGRect(
      x: scene.minX + rect.minX * scale,
      y: scene.minY + rect.minY * scale,
      width: rect.width * scale,
      height: rect.height * scale
    )
    // Scaled content also touches neighbouring pixels.
    let grown = scale == 1 ? placed : placed.insetBy(dx: -1, dy: -1)
    return grown.intersection(scene)
  }

  /// Returns the part of the scene that a rectangle of the picture shows; nil if it is empty.
  func sceneRect(_ rect: CGRect) -> CGRect? {
    guard !isPlain else { return rect }
    let part = rect.intersection(scene)
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGRect(
      x: (part.minX - scene.minX) / scale,
      y: (part.minY - scene.minY) / scale,
      width: part.width / scale,
      height: part.height / scale
    )
  }

  /// Returns pictures of the scene at its position in the window's picture.
  func placed(_ pictures: [DisplayList]) -> DisplayList {
    var list = DisplayList([.save, .clip(scene), .fillRect(scene, .black), .concatenate(transform)])
    for picture in pictures { list.append(contentsOf: picture) }
    list.append(.restore)
    return list
  }
}
