import Foundation
import Geometry

/// Where a layer is and whether it is seen, for layers that belong to no view.
///
/// Of a view's layer the view knows all this. A class, which is not there as long as no layer asks for
/// it.
final class LayerPlace {
  var geometry = ViewGeometry(frame: .zero)
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var fill: UIColor?
  var needsLayout = false
  /// Whether the layer is placing its sublayers, so that what it changes of them asks for no layout.
  var isLayingOut = false
  var paintBox = PaintBox()
  /// When it came into a window, in seconds on the application's clock.
  var joinTime = -Double.infinity
}
