/// The input views that a field shows along the bottom edge of the screen as first responder.
package struct OwnInputViews {
  package var input: UIView?
  package var accessory: UIView?

  /// Creates a value without input views.
  package init() {}
}
