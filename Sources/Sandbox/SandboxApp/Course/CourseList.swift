import Foundation
import Inspector
import SandboxScenes

/// The lessons as a text for the user.
struct CourseList {
  let progress: CourseProgress

  init(_ progress: CourseProgress) { self.progress = progress }

  /// A line for each lesson, with a mark at those that are done.
  func text(in language: Language) -> String {
    Course.lessons.enumerated().map { index, lesson in
      let mark = progress.done.contains(lesson.name) ? "✓" : " "
      let number = index < 9 ? " \(index + 1)" : "\(index + 1)"
      let name = lesson.name.padding(toLength: 22, withPad: " ", startingAt: 0)
      return "\(mark) \(number)  \(name) \(language(lesson.title.english, lesson.title.chinese))"
    }.joined(separator: "\n")
  }
}
