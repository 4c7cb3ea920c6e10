/// The views that show what a button contains; each is made when it is first needed.
struct ButtonParts {
  var title: UILabel?
  var image: UIImageView?
  var background: UIImageView?
}
