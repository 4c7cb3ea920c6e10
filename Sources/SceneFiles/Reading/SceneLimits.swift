/// How much a scene file may ask for: each limit stands here, and what is over it is refused by the
/// reader with its line and column, before anything is made of it.
enum SceneLimits {
  /// The largest file, in bytes.
  static let fileBytes = 4 << 20
  /// How deep values nest.
  static let depth = 256
  /// How many values a file has, aliases counted as often as they are used.
  static let values = 200_000
  /// How many aliases stand for them; fewer cannot grow to more than some hundred thousand values.
  static let aliases = 32
  /// How many views a scene has.
  static let views = 20_000
  /// The longest text, in bytes of UTF-8: a label of millions of letters would take gigabytes to draw.
  static let textBytes = 4096
  /// The longest name of a view, a recognizer or a controller, in bytes of UTF-8.
  static let nameBytes = 512
  /// The largest picture file, in bytes.
  static let pictureBytes = 16 << 20
  /// The longest animation, in seconds.
  static let animationSeconds = 60.0
  /// How many problems are told.
  static let problems = 50
}
