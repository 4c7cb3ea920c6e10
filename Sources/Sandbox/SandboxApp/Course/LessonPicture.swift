import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// A picture on a lesson's page.
enum LessonPicture: String, CaseIterable {
  /// The scene in its initial state, with a ring at the point of the touch.
  case question
  /// The view that received the touch.
  case answer
  /// The view that receives the touch after the exercise's change.
  case after

  /// Returns the pictures of a lesson; a lesson about a gesture has a table of results instead.
  static func cases(of lesson: Lesson) -> [LessonPicture] {
    if case .result = lesson.touch.answer { [.question] } else { allCases }
  }

  /// Returns the name of its file.
  func fileName(of lesson: Lesson) -> String { "\(lesson.name)-\(rawValue).png" }

  /// Returns the picture as the bytes of a PNG file.
  @MainActor func png(of lesson: Lesson) throws(ProgramError) -> Data {
    let size = CGSize(width: Course.sceneSize.width, height: Course.sceneSize.height)
    var performance = try Performance(
      lesson.scene,
      size: size,
      showsOverlay: true,
      hasMargins: self != .question,
      variation: self == .after ? try lesson.variation : Variation([])
    )
    switch self {
    case .question: performance.showRing(at: lesson.touch.point)
    case .answer: performance.touch([lesson.touch.point])
    case .after: performance.touch([lesson.touchAfter.point])
    }
    return try performance.png()
  }
}

extension Lesson {
  /// The exercise's change in the form of `play --set`; empty if it is a line of code.
  var variation: Variation {
    get throws(ProgramError) {
      guard case .property(let view, let name, let value) = change else { return Variation([]) }
      let text = "\(view).\(name)=\(value)"
      guard let change = Variation.Change(text) else {
        throw ProgramError(.software, "the lesson \(self.name) has an invalid change \(text)")
      }
      return Variation([change])
    }
  }
}
