import Foundation
import TouchKit

extension UIApplication {
  /// Shows the captions of imported views, which name their classes, only where they can be read.
  ///
  /// - Parameter scale: How much larger than natural the scene is shown.
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

/// The words on the ground of imported views.
enum SceneCaption {
  /// The name of their layers.
  static let layerName = "caption"
  /// The smallest letters that can be read, in points.
  static let smallestSize: CGFloat = 10.5
}
