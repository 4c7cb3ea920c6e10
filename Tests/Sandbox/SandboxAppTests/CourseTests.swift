import CairoRenderer
import TouchTrace
import Foundation
import Inspector
import Playback
import SandboxHost
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxApp

@MainActor
@Suite("The course")
struct CourseTests {
  private let folder: TemporaryFolder
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  private func receiver(_ lesson: Lesson, _ point: CGPoint, changed: Bool) throws -> String? {
    let size = CGSize(width: Course.sceneSize.width, height: Course.sceneSize.height)
    let started = lesson.scene.start(on: size, at: 0)
    if changed { try lesson.variation.apply(to: started) }
    started.application.layoutIfNeeded()
    return started.application.hitTestReports(at: point).compactMap(\.result).last?.name
  }

  @Test("the engine answers every question as the lesson does, before and after the change")
  func answers() throws {
    #expect(Course.lessons.count == 24)
    #expect(Set(Course.lessons.map(\.name)).count == 24)
    for lesson in Course.lessons {
      for (touch, isAfter) in [(lesson.touch, false), (lesson.touchAfter, true)] {
        switch touch.answer {
        case .receiver(let name):
          let found = try receiver(lesson, touch.point, changed: isAfter)
          #expect(found == name, "\(lesson.name), after the change: \(isAfter)")
        case .result(let question):
          let trial = try #require(LessonTrial(lesson, isAfter: isAfter))
          let right = question.choices[question.right]
          #expect(trial.actors == right.actors, "\(lesson.name), after the change: \(isAfter)")
          #expect(abs(trial.delay - right.delay) < 0.005, "\(lesson.name)")
        }
      }
    }
  }

  @Test("a lesson about a gesture offers different results, and its change is what helps")
  func choices() throws {
    let chapter = try #require(Course.chapters.last)
    #expect(chapter.lessons.count == 5)
    for lesson in chapter.lessons {
      guard case .result(let first) = lesson.touch.answer,
        case .result(let second) = lesson.touchAfter.answer
      else {
        Issue.record("\(lesson.name) asks about no gesture")
        continue
      }
      #expect(first.gesture == second.gesture && (2...4).contains(first.choices.count))
      #expect(Set(first.choices).count == first.choices.count, "\(lesson.name)")
      #expect(first.choices[first.right] != second.choices[second.right], "\(lesson.name)")
    }
  }

  @Test(
    "the window that was mended for iOS 18 keeps the toast's touch up to iOS 18 only",
    arguments: [(17, "toast"), (18, "host"), (26, "list")]
  )
  func versions(version: Int, receiver: String) throws {
    let built = try #require(SceneCatalogue.scene(named: "swiftui-window-26"))
    let scene = try #require(built.onIOS?(version))
    let started = scene.start(on: CGSize(width: 640, height: 480), at: 0)
    let reports = started.application.hitTestReports(at: CGPoint(x: 320, y: 95))
    #expect(reports.compactMap(\.result).last?.name == receiver)
  }

  @Test("the pages are what the lessons say", arguments: ["", "zh/"])
  func pages(place: String) throws {
    let file = root.appending(path: "Documentation/\(place)Course.md")
    let page = CoursePage(
      language: place.isEmpty ? .english : .chinese,
      pictures: (place.isEmpty ? "../" : "../../") + "Assets/Course"
    ).text
    #expect(try String(contentsOf: file, encoding: .utf8) == page + "\n")
  }

  @Test("the pictures of the pages are those of the lessons")
  func pictures() throws {
    for lesson in Course.lessons {
      for picture in LessonPicture.cases(of: lesson) {
        let kept = try Data(
          contentsOf: root.appending(path: "Assets/Course/\(picture.fileName(of: lesson))")
        )
        let isSame = try Bitmap(pngData: picture.png(of: lesson)) == Bitmap(pngData: kept)
        #expect(isSame, "\(lesson.name), \(picture)")
      }
    }
  }

  @Test("progress is kept in the user's data folder, and a file that is none counts as none")
  func progress() throws {
    let file = CourseProgressFile(["XDG_DATA_HOME": folder.file("data")])
    #expect(file.path == folder.file("data") + "/touch-sandbox/course.json")
    #expect(file.read() == CourseProgress())
    var progress = CourseProgress()
    progress.done = ["outside", "defaults"]
    try file.write(progress)
    #expect(file.read() == progress)
    try Data("{".utf8).write(to: URL(filePath: file.path))
    #expect(file.read() == CourseProgress())
    #expect(CourseProgressFile(["HOME": "/h", "XDG_DATA_HOME": "x"]).path.hasPrefix("/h/.local"))
  }

  @Test("the list marks what is done; a lesson that is none is told")
  func list() throws {
    let data = folder.file("data")
    var progress = CourseProgress()
    progress.done = ["outside"]
    try CourseProgressFile(["XDG_DATA_HOME": data]).write(progress)
    let program = BuiltProgram(environment: ["XDG_DATA_HOME": data, "DISPLAY": ""])
    let listed = try program.run(["course", "--list"], in: folder)
    #expect(listed.output.contains("✓  5  outside"))
    #expect(listed.output.split(separator: "\n").count == 24 + 5 + 5 + 1)
    #expect(listed.output.contains("\nReact Native\n"))
    let unknown = try program.run(["course", "30"], in: folder)
    #expect(unknown.exitCode == 66 && unknown.errors.contains("from 1 to 29"))
    let reset = try program.run(["course", "--reset"], in: folder)
    #expect(reset.exitCode == 0)
    #expect(try !program.run(["course", "--list"], in: folder).output.contains("✓"))
  }

  @Test("a page shows the pictures that were written beside it, or none")
  func ownPage() throws {
    let program = BuiltProgram()
    let page = try program.run(["course", "--page", "--pictures", "shots"], in: folder)
    #expect(page.exitCode == 0)
    let links = page.output.matches(of: /\]\((shots\/[^)]*)\)/).map { String($0.output.1) }
    #expect(links.count > 40)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: folder.file(link)))
    }
    #expect(try !program.run(["course", "--page"], in: folder).output.contains(".png"))
    #expect(try program.run(["course", "--pictures", "shots"], in: folder).exitCode == 64)
    #expect(try program.run(["course", "--page", "Course.md"], in: folder).exitCode == 64)
  }

  @Test("without a display the page is named")
  func noDisplay() throws {
    let program = BuiltProgram(environment: [
      "DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "",
      "XDG_DATA_HOME": folder.file("data"),
    ])
    let result = try program.run(["course"], in: folder)
    #expect(result.exitCode == 69 && result.errors.contains("course --page"))
  }
}
