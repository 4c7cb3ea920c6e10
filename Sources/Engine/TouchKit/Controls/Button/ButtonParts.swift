/// The subviews of a button, each created when it is first needed.
struct ButtonParts {
  var title: UILabel?
  var image: UIImageView?
  var background: UIImageView?
  /// The parts that only configurations show: the subtitle, the activity indicator and the background.
  var subtitle: UILabel?
  var wheel: UIActivityIndicatorView?
  var ground: UIView?
}
