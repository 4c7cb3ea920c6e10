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

/// A sublayer that is not the layer of a subview, and its place among those that are.
struct AddedLayer {
  let layer: CALayer
  /// The subview right in front of which it lies, behind the subviews after that; nil behind all.
  ///
  /// Changed by the view's removal, before it can go away.
  unowned(unsafe) var subview: UIView?
}

/// Lets go of whole trees of layers without recursion.
enum LayerTeardown {
  /// Detaches the sublayers of a layer that is going away, and theirs if they have no other owner.
  ///
  /// What still holds a layer here would keep it from being the only owner, so the list is emptied.
  nonisolated static func dismantle(_ added: inout [AddedLayer]) {
    for entry in added { entry.layer.holder = nil }
    guard added.contains(where: { !$0.layer.added.isEmpty }) else { return }
    var pending = Array(added.lazy.map(\.layer).reversed())
    added = []
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      let orphans = layer.added
      layer.added = []
      for orphan in orphans { orphan.layer.holder = nil }
      pending.append(contentsOf: orphans.lazy.map(\.layer).reversed())
    }
  }
}
