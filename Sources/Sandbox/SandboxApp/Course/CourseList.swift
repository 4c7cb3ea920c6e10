import Foundation
import Inspector
import SandboxScenes

/// The lessons as a text for the user.
struct CourseList {
  let progress: CourseProgress

  init(_ progress: CourseProgress) { self.progress = progress }

  /// Returns a line for each chapter, lesson, and exercise, with a mark at finished ones.
  func text(in language: Language) -> String {
    var lines: [String] = []
    var number = 0
    func add(_ name: String, _ title: LocalizedText) {
      number += 1
      lines.append(line(name, number, language(title.english, title.chinese)))
    }
    for chapter in Course.chapters {
      lines.append(language(chapter.title.english, chapter.title.chinese))
      for lesson in chapter.lessons { add(lesson.name, lesson.title) }
    }
    lines.append(language(Course.exercisesTitle.english, Course.exercisesTitle.chinese))
    for exercise in Course.exercises { add(exercise.name, exercise.title) }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ number: Int, _ title: String) -> String {
    let mark = progress.done.contains(name) ? "✓" : " "
    let place = number < 10 ? " \(number)" : "\(number)"
    return "\(mark) \(place)  \(name.padding(toLength: 22, withPad: " ", startingAt: 0)) \(title)"
  }
}
