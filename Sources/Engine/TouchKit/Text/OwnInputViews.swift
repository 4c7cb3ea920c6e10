/// The views that a field wants along the lower edge of the screen while it is first responder.
package struct OwnInputViews {
  package var input: UIView?
  package var accessory: UIView?

  /// None.
  package init() {}
}
