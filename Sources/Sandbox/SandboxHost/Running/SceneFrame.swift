import Drawing
import Foundation
import Inspector

extension OverlayStage {
  /// Whether the scene fills its picture point by point.
  var isPlain: Bool { scene.origin == .zero && scale == 1 && scene == canvas }

  /// The part of the picture that shows a rectangle of the scene, with whole points around it.
  func pictureRect(_ rect: CGRect) -> CGRect {
    guard !isPlain else { return rect }
    let placed = CGRect(
      x: scene.minX + rect.minX * scale,
      y: scene.minY + rect.minY * scale,
      width: rect.width * scale,
      height: rect.height * scale
    )
    // What is scaled touches pixels beside its own.
    let grown = scale == 1 ? placed : placed.insetBy(dx: -1, dy: -1)
    return grown.intersection(scene)
  }

  /// The part of the scene that a rectangle of the picture shows; nil when it shows none.
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

  /// Pictures of the scene at its place in the window's picture.
  func placed(_ pictures: [DisplayList]) -> DisplayList {
    var list = DisplayList([.save, .clip(scene), .fillRect(scene, .black), .concatenate(transform)])
    for picture in pictures { list.append(contentsOf: picture) }
    list.append(.restore)
    return list
  }
}
