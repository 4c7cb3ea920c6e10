import Foundation
import TouchKit

extension UIApplication {
  /// Shows the captions of imported views at their usual size on the screen, where there is room.
  ///
  /// - Parameter scale: The scale of the scene.
  func showCaptions(at scale: CGFloat) {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    var waiting: [CALayer] = windows.map(\.layer)
    while let layer = waiting.popLast() {
      if layer.name == SceneCaption.layerName, let text = layer as? CATextLayer {
        SceneCaption.show(text, at: scale)
      }
      waiting += layer.sublayers ?? []
    }
  }
}

/// The captions in the background of imported views, which name their classes.
enum SceneCaption {
  /// The name of their layers.
  static let layerName = "caption"
  /// The font size at a scale of 1 or more, in points.
  private static let fontSize: CGFloat = 11
  /// The size of a caption of a few characters at a scale of 1 or more, in points.
  private static let smallestSize = CGSize(width: 24, height: 14)

  /// Enlarges a caption in a scene that is shown smaller; hides it if its view has no room for it.
  static func show(_ text: CATextLayer, at scale: CGFloat) {
    guard scale > 0, let room = text.superlayer?.bounds else { return }
    let factor = 1 / min(scale, 1)
    let height = smallestSize.height * factor
    text.fontSize = fontSize * factor
    text.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    let hasRoom = height <= room.height && smallestSize.width * factor <= room.width
    // At the natural size, a caption may stick out of a low view.
    text.isHidden = factor > 1 && !hasRoom
  }
}
