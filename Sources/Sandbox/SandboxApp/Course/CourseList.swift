import Foundation
import Inspector
import SandboxScenes

/// The lessons as a text for the user.
struct CourseList {
  let progress: CourseProgress

  init(_ progress: CourseProgress) { self.progress = progress }

  /// A line for each chapter and for each lesson in it, with a mark at those that are done.
  func text(in language: Language) -> String {
    var lines: [String] = []
    var number = 0
    for chapter in Course.chapters {
      lines.append(language(chapter.title.english, chapter.title.chinese))
      for lesson in chapter.lessons {
        number += 1
        lines.append(line(lesson, number, in: language))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ lesson: Lesson, _ number: Int, in language: Language) -> String {
    let mark = progress.done.contains(lesson.name) ? "✓" : " "
    let place = number < 10 ? " \(number)" : "\(number)"
    let name = lesson.name.padding(toLength: 22, withPad: " ", startingAt: 0)
    return "\(mark) \(place)  \(name) \(language(lesson.title.english, lesson.title.chinese))"
  }
}
