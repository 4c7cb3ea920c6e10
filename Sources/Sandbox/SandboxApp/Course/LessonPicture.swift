import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// A picture of a lesson's page.
enum LessonPicture: String, CaseIterable {
  /// The scene as it is, with a ring where the touch will be.
  case question
  /// Who got the touch.
  case answer
  /// Who gets the touch after the exercise's change.
  case after

  /// The pictures of a lesson; one about a gesture shows the results as a table instead.
  static func cases(of lesson: Lesson) -> [LessonPicture] {
    if case .result = lesson.touch.answer { [.question] } else { allCases }
  }

  /// Where it is kept, from the top of the repository.
  func path(of lesson: Lesson) -> String { "Assets/Course/\(lesson.name)-\(rawValue).png" }

  /// The picture, as the bytes of a PNG file.
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
  /// The exercise's change, as `play --set` makes it; empty if it is a line of code.
  var variation: Variation {
    get throws(ProgramError) {
      guard case .property(let view, let name, let value) = change else { return Variation([]) }
      let text = "\(view).\(name)=\(value)"
      guard let change = Variation.Change(text) else {
        throw ProgramError(.software, "the lesson \(self.name) changes \(text), which is no change")
      }
      return Variation([change])
    }
  }
}
