/// The views that show what a button contains; each is made when it is first needed.
struct ButtonParts {
  var title: UILabel?
  var image: UIImageView?
  var background: UIImageView?
  /// What only configurations show: the smaller line, the turning wheel, and the ground.
  var subtitle: UILabel?
  var wheel: UIActivityIndicatorView?
  var ground: UIView?
}
