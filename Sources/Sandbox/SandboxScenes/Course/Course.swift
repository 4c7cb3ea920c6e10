/// The course: twenty-four lessons in five chapters, and five exercises in code, in the order of learning.
///
/// It is the source of the pages in `Documentation` and of the window. A test checks with the engine that every
/// touch has the receiver of its lesson.
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
    CourseChapter(
      LocalizedText(english: "Gesture conflicts", chinese: "手势冲突"),
      [.lateTap, .panOrScroll, .tapOverTable, .shakyPress, .swipeOrPan]
    ),
  ]

  /// The lessons of all chapters, in order.
  public static let lessons: [Lesson] = chapters.flatMap(\.lessons)

  /// The lessons whose answer is code, after all chapters.
  public static let exercises = Exercise.all

  /// The title of the exercises, like that of a chapter.
  public static let exercisesTitle = LocalizedText(english: "Write Swift code", chinese: "动手写代码")

  /// Returns the exercise with a name, or with a number after those of the lessons; nil if missing.
  public static func exercise(_ name: String) -> Exercise? {
    if let number = Int(name) {
      let index = number - 1 - lessons.count
      return exercises.indices.contains(index) ? exercises[index] : nil
    }
    return exercises.first { $0.name == name }
  }

  /// Returns the lesson with a name or a number from 1; nil if missing.
  public static func lesson(_ name: String) -> Lesson? {
    if let number = Int(name) {
      return lessons.indices.contains(number - 1) ? lessons[number - 1] : nil
    }
    return lessons.first { $0.name == name }
  }
}

/// Lessons about one framework or subject.
public struct CourseChapter {
  /// The framework or subject.
  public let title: LocalizedText
  /// The lessons.
  public let lessons: [Lesson]

  /// Describes a chapter.
  init(_ title: LocalizedText, _ lessons: [Lesson]) {
    (self.title, self.lessons) = (title, lessons)
  }
}
