/// The views that a field wants along the lower edge of the screen while it is first responder.
struct OwnInputViews {
  var input: UIView?
  var accessory: UIView?
}
