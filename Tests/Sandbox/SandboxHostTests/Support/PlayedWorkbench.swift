import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

/// A scene that was played in a window, with the objects around it.
@MainActor
struct PlayedWorkbench {
  let window: ScriptedWindow
  let log: TraceLog
  let session: SceneSession

  var bench: Workbench {
    get throws { try #require(session.workbench).bench }
  }
}

/// A suite that plays scenes in windows with the workbench around them.
@MainActor
protocol PlaysWorkbench {
  /// The folder for files.
  var folder: TemporaryFolder { get }
}

extension PlaysWorkbench {
  /// Plays a scene of 400 × 300 in a window with prepared input.
  ///
  /// The places of the scene are in its own points.
  func play(
    _ script: [[InputEvent]],
    scene name: String = "drag-touches",
    form: WindowForm = .workbench,
    overlay: Bool = true,
    size: CGSize = CGSize(width: 1280, height: 800)
  ) throws -> PlayedWorkbench {
    let sceneSize = CGSize(width: 400, height: 300)
    let size = form == .workbench ? size : sceneSize
    let window = ScriptedWindow(width: Int(size.width), height: Int(size.height), script: [])
    var started: [StartedApplication] = []
    func target(_ name: String) throws -> LaunchTarget {
      let scene = try #require(SceneCatalogue.all.first { $0.name == name })
      let entry = GalleryEntry(
        name: name,
        title: Phrase(scene.title.english, scene.title.chinese),
        group: Phrase("All", "全部"),
        question: Phrase(scene.question.english, scene.question.chinese),
        answer: Phrase(scene.answer.english, scene.answer.chinese)
      )
      return LaunchTarget(name: name, keys: .sandbox, entry: entry, size: sceneSize) {
        size,
        time in
        let application = UIApplication()
        application.send(.event(.window(.resized(size), timestamp: time)))
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = scene.makeRootViewController()
        window.makeKeyAndVisible()
        let result = StartedApplication(application, with: window)
        started.append(result)
        return result
      }
    }
    let names = ["drag-touches", "cannot-receive", "nested-colours"]
    let targets = try names.map(target)
    let recorder = { (target: LaunchTarget) in
      SessionRecorder(scene: target.name, destination: .folder(folder.path)) { _ in "" }
    }
    let own = try target(name)
    let loop = try WindowLoop(
      own,
      of: SceneGallery(entries: targets.compactMap(\.entry)) { name in
        targets.first { $0.name == name }.map { SceneGallery.Opened($0, recorder: recorder($0)) }
      },
      in: window,
      form: form,
      settings: AnnotationSettings(showsOverlay: overlay),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path),
      recorder: recorder(own)
    )
    let log = TraceLog()
    let application = loop.session.run.application
    let others = try #require(application.traceSink)
    application.traceSink = TraceFork([others, log])
    let stage = loop.session.workbench?.bench.stage
    window.setScript(script.map { $0.map { event in stage.map { event.placed(on: $0) } ?? event } })
    try loop.runUntilOver()
    return PlayedWorkbench(window: window, log: log, session: loop.session)
  }

  /// Returns the whole trace, with the numbers of records and their times.
  func text(of log: TraceLog) -> String {
    let transcript = Transcript(detail: .everything)
    return log.records.map { record in
      "\(record.sequence) \(record.time) \(transcript.lines(for: record.event))"
    }.joined(separator: "\n")
  }
}

extension InputEvent {
  /// Returns the same event in a window that shows the scene elsewhere.
  func placed(on stage: OverlayStage) -> InputEvent {
    switch self {
    case .contact(var sample):
      sample.location = stage.place(sample.location)
      return .contact(sample)
    case .hover(let location, let time):
      return .hover(location: stage.place(location), timestamp: time)
    default: return self
    }
  }

  /// Returns a right click.
  static func secondary(_ x: Double, _ y: Double) -> InputEvent {
    .contact(
      ContactSample(
        id: .secondaryButton,
        phase: .began,
        location: CGPoint(x: x, y: y),
        timestamp: 0
      )
    )
  }
}
