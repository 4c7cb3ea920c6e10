import Foundation
import TouchKit

extension UIApplication {
  /// Shows the captions of imported views, which name their classes, only where they are legible.
  ///
  /// - Parameter scale: The scale of the scene.
  func showCaptions(at scale: CGFloat) {
    var waiting: [CALayer] = windows.map(\.layer)
    while let layer = waiting.popLast() {
      if layer.name == SceneCaption.layerName, let text = layer as? CATextLayer {
        text.isHidden = text.fontSize * scale < SceneCaption.smallestSize
      }
      waiting += layer.sublayers ?? []
    }
  }
}

/// The captions in the background of imported views.
enum SceneCaption {
  /// The name of their layers.
  static let layerName = "caption"
  /// The smallest legible font size, in points.
  static let smallestSize: CGFloat = 10.5
}
