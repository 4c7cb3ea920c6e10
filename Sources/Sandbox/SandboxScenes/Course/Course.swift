/// The course: nineteen lessons in four chapters, in the order in which one learns from them.
///
/// The pages in `Documentation` and the window are made of it; a test asks the engine whether every
/// touch is received as it says.
public enum Course {
  /// The size of the scene in every lesson, in points: width and height.
  public static let sceneSize = (width: 640, height: 480)

  /// The chapters.
  public static let chapters: [CourseChapter] = [
    CourseChapter(
      LocalizedText(english: "UIKit", chinese: "UIKit"),
      [
        .deepestView, .twoSiblings, .transparency, .defaults, .outside, .redirected, .turned,
        .disabledControl, .controlOrRecognizer, .windowLevels,
      ]
    ),
    CourseChapter(
      LocalizedText(english: "React Native", chinese: "React Native"),
      [.reactOutside, .reactBoxNone, .reactDrawing]
    ),
    CourseChapter(
      LocalizedText(english: "SwiftUI in UIKit", chinese: "UIKit 里的 SwiftUI"),
      [.overlayWindow, .secondAnswer, .layersOnly]
    ),
    CourseChapter(
      LocalizedText(english: "Flutter", chinese: "Flutter"),
      [.flutterMenu, .turnedMap, .interceptingView]
    ),
  ]

  /// The lessons of all chapters, in order.
  public static let lessons: [Lesson] = chapters.flatMap(\.lessons)

  /// The lesson of a name or of a number from 1; nil if there is none.
  public static func lesson(_ name: String) -> Lesson? {
    if let number = Int(name) {
      return lessons.indices.contains(number - 1) ? lessons[number - 1] : nil
    }
    return lessons.first { $0.name == name }
  }
}

/// Lessons about one framework.
public struct CourseChapter {
  /// The framework.
  public let title: LocalizedText
  /// The lessons.
  public let lessons: [Lesson]

  /// Describes a chapter.
  init(_ title: LocalizedText, _ lessons: [Lesson]) {
    (self.title, self.lessons) = (title, lessons)
  }
}
