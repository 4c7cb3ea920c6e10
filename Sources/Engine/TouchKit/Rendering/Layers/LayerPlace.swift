import Foundation
import Geometry

/// The geometry and visibility of a layer that belongs to no view.
///
/// The view stores these values for its own layer. This is a class, created only when a layer needs it.
final class LayerPlace {
  var geometry = ViewGeometry(frame: .zero)
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var fill: UIColor?
  var needsLayout = false
  /// Whether the layer is laying out its sublayers, so that its changes schedule no further layout.
  var isLayingOut = false
  var paintBox = PaintBox()
  /// The time at which it entered a window, in seconds on the application's clock.
  var joinTime = -Double.infinity
}
