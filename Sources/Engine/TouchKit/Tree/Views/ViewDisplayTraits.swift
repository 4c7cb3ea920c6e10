import Foundation

/// The display properties of a view, which rarely differ from their defaults.
nonisolated struct ViewDisplayTraits {
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var clearsContext = true
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  var semantics = UISemanticContentAttribute.unspecified
  var ownMargins: UIEdgeInsets?
  var addsSafeAreaToMargins = true
  var keepsSuperviewMargins = false
  var interactions: [any UIInteraction] = []

  /// Eight points on each side, as Apple documents for views (UIView.layoutMargins).
  static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
