import Foundation
import Inspector
import Playback
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats
import TouchKit

/// The course in a window, until the learner closes it.
final class CourseSession {
  private let lesson: Lesson
  private let progress: CourseProgress
  private let file: CourseProgressFile
  private let appearance: WindowAppearance
  private let scale: Double?
  private let detail: RunReport.Detail

  init(
    lesson: Lesson,
    progress: CourseProgress,
    file: CourseProgressFile,
    appearance: WindowAppearance,
    scale: Double? = nil,
    detail: RunReport.Detail = []
  ) {
    (self.lesson, self.progress, self.file) = (lesson, progress, file)
    (self.appearance, self.scale, self.detail) = (appearance, scale, detail)
  }

  /// Runs until the window on the desktop is closed.
  func run() throws {
    let memory = WindowMemoryFile().read()
    let desktop = try PlatformWindow(
      title: title,
      size: memory.size,
      scale: scale,
      fitsScreen: true
    )
    try run(in: desktop, arrangement: memory.arrangement)
  }

  /// The title of the window.
  var title: String { "Touch Sandbox · " + Self.group.text(in: appearance.language) }

  /// Runs until a window is closed.
  func run(in window: any DesktopWindow, arrangement: WorkbenchArrangement? = nil) throws {
    let keys = try appearance.keyTable()
    let gallery = SceneGallery(entries: Course.lessons.map(Self.entry(of:))) { name in
      Course.lesson(name).map { Self.open($0, keys) }
    }
    var settings = appearance.settings(showsOverlay: true)
    if let arrangement { settings.arrangement = arrangement }
    let loop = try WindowLoop(
      Self.target(lesson, keys),
      of: gallery,
      in: window,
      form: .workbench,
      settings: settings,
      report: RunReport(detail),
      folder: ScreenshotFolder(path: "Screenshots")
    )
    loop.take(CourseRecord(done: progress.done) { [file] in file.note($0) })
    try loop.runUntilOver()
  }

  /// Returns the lesson with a name or number; without one, the first open lesson.
  static func lesson(
    _ name: String?,
    _ progress: CourseProgress
  ) throws(ProgramError) -> Lesson {
    let lessons = Course.lessons
    guard let name else {
      return lessons.first { !progress.done.contains($0.name) } ?? lessons[0]
    }
    guard let found = Course.lesson(name) else {
      throw ProgramError(
        .noInput,
        "there is no lesson \(name.debugDescription); expected a number from 1 to "
          + "\(lessons.count + Course.exercises.count), or a name that 'touch-sandbox course --list' lists."
      )
    }
    return found
  }

  /// The name of the course in the gallery.
  static let group = Phrase("Course", "课程")

  /// Returns the gallery entry of a lesson.
  static func entry(of lesson: Lesson) -> GalleryEntry {
    let number = (Course.lessons.firstIndex { $0.name == lesson.name } ?? 0) + 1
    return GalleryEntry(
      name: lesson.name,
      title: Phrase("\(number). \(lesson.title.english)", "\(number). \(lesson.title.chinese)"),
      group: group,
      question: Phrase(lesson.question),
      answer: Phrase(lesson.touch.reveal)
    )
  }

  private static func open(_ lesson: Lesson, _ keys: KeyTable) -> SceneGallery.Opened {
    SceneGallery.Opened(target(lesson, keys), recorder: nil)
  }

  /// Returns the launch target of a lesson.
  static func target(_ lesson: Lesson, _ keys: KeyTable) -> LaunchTarget {
    LaunchTarget(
      name: lesson.name,
      keys: keys,
      entry: entry(of: lesson),
      lesson: plan(of: lesson),
      size: CGSize(width: Course.sceneSize.width, height: Course.sceneSize.height)
    ) { lesson.scene.start(on: $0, at: $1) }
  }

  private static func plan(of lesson: Lesson) -> LessonPlan {
    LessonPlan(
      question(of: lesson.touch),
      task: Phrase(lesson.task),
      change: change(of: lesson),
      question(of: lesson.touchAfter)
    )
  }

  private static func change(of lesson: Lesson) -> LessonPlan.Change {
    switch lesson.change {
    case .code(_, let make): return .code(make)
    case .property(let view, let name, let value):
      let flags = ["true": 1.0, "false": 0]
      let values = value.split(separator: ",").compactMap { part in
        let word = part.trimmingCharacters(in: .whitespaces)
        return flags[word] ?? Double(word)
      }
      return .property(view: view, name: name, values: values)
    }
  }

  private static func question(of touch: Lesson.Touch) -> LessonPlan.Question {
    var choices: GestureChoices?
    if case .result(let question) = touch.answer, let gesture = TriedGesture(code: question.gesture)
    {
      choices = GestureChoices(
        gesture: gesture,
        answers: question.choices.map { Phrase($0.text) },
        right: question.right
      )
    }
    return LessonPlan.Question(
      point: touch.point,
      reveal: Phrase(touch.reveal),
      choices: choices
    )
  }
}
