/// The course: ten lessons in the order in which one learns from them.
///
/// The pages in `Documentation` and the window are made of it; a test asks the engine whether every
/// touch is received as it says.
public enum Course {
  /// The size of the scene in every lesson, in points: width and height.
  public static let sceneSize = (width: 640, height: 480)

  /// The lessons.
  public static let lessons: [Lesson] = [
    .deepestView, .twoSiblings, .transparency, .defaults, .outside, .redirected, .turned,
    .disabledControl, .controlOrRecognizer, .windowLevels,
  ]

  /// The lesson of a name or of a number from 1; nil if there is none.
  public static func lesson(_ name: String) -> Lesson? {
    if let number = Int(name) {
      return lessons.indices.contains(number - 1) ? lessons[number - 1] : nil
    }
    return lessons.first { $0.name == name }
  }
}
