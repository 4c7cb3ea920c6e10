import Foundation
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("A course in the window")
struct LessonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func target(_ name: String, _ plan: LessonPlan? = nil) -> LaunchTarget {
    let entry = GalleryEntry(
      name: name,
      title: Phrase(name, name),
      group: Phrase("Course", "课程"),
      question: Phrase("Who is it?", "是谁？"),
      answer: Phrase("", "")
    )
    let plan =
      plan
      ?? LessonPlan(
        LessonPlan.Question(point: CGPoint(x: 50, y: 50), reveal: Phrase("because", "因为")),
        task: Phrase("Change it.", "改一下。"),
        LessonPlan.Question(
          point: CGPoint(x: 150, y: 50),
          reveal: Phrase("because of the change", "因为改了")
        )
      )
    let size = CGSize(width: 400, height: 300)
    return LaunchTarget(name: name, keys: .sandbox, entry: entry, lesson: plan, size: size) {
      size,
      time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
  }

  /// Plays input in a course of two lessons; places are in the scene's points.
  private func play(
    _ script: [[InputEvent]],
    done: Set<String> = [],
    onDone: @escaping (String) -> Void = { _ in }
  ) throws -> SceneSession {
    let window = ScriptedWindow(width: 1280, height: 800, script: [])
    let targets = ["first", "second"].map { target($0) }
    let loop = try WindowLoop(
      targets[0],
      of: SceneGallery(entries: targets.compactMap(\.entry)) { name in
        targets.first { $0.name == name }.map { SceneGallery.Opened($0, recorder: nil) }
      },
      in: window,
      form: .workbench,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    loop.take(CourseRecord(done: done, onDone: onDone))
    let stage = loop.session.workbench?.bench.stage
    window.setScript(script.map { $0.map { event in stage.map { event.placed(on: $0) } ?? event } })
    try loop.runUntilOver()
    return loop.session
  }

  /// Guesses and presses at a point, after the key that begins.
  private func predict(_ x: Double, _ y: Double) -> [[InputEvent]] {
    let press: [[InputEvent]] = [[.mouse(.began, x, y)], [.mouse(.ended, x, y)]]
    return [[.key("k")]] + press + press + [[]]
  }

  /// How the last guess went; nil while there is none.
  private func lastVerdict(of session: SceneSession) -> PredictionState.Verdict? {
    guard case .read(let verdict) = session.prediction.current?.state.step else { return nil }
    return verdict
  }

  @Test("a lesson tells the key that begins, and asks about its own point")
  func question() throws {
    let session = try play([[]])
    #expect(session.lessonHint?.english == "predict" && session.exercise == nil)
    #expect(session.lessonPoints == [CGPoint(x: 50, y: 50)])
    let begun = try play([[.key("k")], []])
    #expect(begun.prediction.current?.points == [CGPoint(x: 50, y: 50)])
    #expect(begun.prediction.current?.state.touchesOfScene == 2)
  }

  @Test("the answer is the lesson's; then comes the exercise, and a lesson is done after it")
  func exercise() throws {
    var done: [String] = []
    let read = try play(predict(50, 50)) { done.append($0) }
    let verdict = try #require(lastVerdict(of: read))
    #expect(verdict.isRight && verdict.reason.english == "because")
    #expect(verdict.headline.english == "Right: UIWindow gets it.")
    // In the panel, whole; above the scene it ends where the room does.
    #expect(read.workbench?.bench.shownTexts.contains { $0.text == "because" } == true)
    read.goOnPredicting(at: read.input.clock.time(at: read.screen.window.now))
    #expect(read.course.isExercising && read.prediction.current == nil && done.isEmpty)
    #expect(read.lessonPoints == [CGPoint(x: 150, y: 50)])
    #expect(read.exercise?.english == "Change it.")
    #expect(read.course.answered.isEmpty)
  }

  @Test("after the exercise the lesson is ticked and told, the next one opens, the score goes on")
  func next() throws {
    var done: [String] = []
    let session = try play(predict(50, 50)) { done.append($0) }
    let now = session.input.clock.time(at: session.screen.window.now)
    session.goOnPredicting(at: now)
    session.togglePrediction(at: now)
    #expect(session.prediction.current?.state.count == 1)
    let right = PredictionState.Verdict(
      isRight: true,
      outcome: Phrase("", ""),
      reason: Phrase("", "")
    )
    session.prediction.current?.note(right, scene: "first")
    session.goOnPredicting(at: now)
    #expect(done == ["first"] && session.course.answered == ["first"])
    #expect(session.launchTarget.name == "second" && !session.course.isExercising)
    session.togglePrediction(at: now)
    #expect(session.prediction.current?.state.rounds.map(\.scene) == ["first"])
  }

  @Test("lessons of an earlier run are ticked; a step that is skipped leaves a lesson undone")
  func skipped() throws {
    var done: [String] = []
    let session = try play([[.key("k")], []], done: ["second"]) { done.append($0) }
    #expect(session.course.answered == ["second"])
    let now = session.input.clock.time(at: session.screen.window.now)
    session.goOnPredicting(at: now)
    session.togglePrediction(at: now)
    session.goOnPredicting(at: now)
    #expect(done.isEmpty && session.launchTarget.name == "second")
  }

  /// A lesson that asks twice about a tap, and has a double tap recognizer after its change.
  private var tapLesson: LessonPlan {
    func question(_ reveal: String) -> LessonPlan.Question {
      LessonPlan.Question(
        point: CGPoint(x: 200, y: 150),
        reveal: Phrase(reveal, reveal),
        choices: GestureChoices(
          gesture: .tap,
          answers: [Phrase("nobody", "都不"), Phrase("tap", "轻点")],
          right: 1
        )
      )
    }
    return LessonPlan(
      question("it taps"),
      task: Phrase("Now with the line.", "现在有了这一行。"),
      change: { $0.windows.first?.addGestureRecognizer(UILongPressGestureRecognizer()) },
      question("it still taps")
    )
  }

  /// Opens the lesson about a tap, and does work in some rounds of its window.
  private func playTapLesson(
    _ work: [Int: (SceneSession, TimeInterval) -> Void],
    rounds: Int
  ) throws -> SceneSession {
    var script = Array(repeating: [InputEvent](), count: rounds)
    script[0] = [.key("k")]
    let window = ScriptedWindow(width: 1280, height: 800, script: script)
    let target = target("tap", tapLesson)
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [target.entry].compactMap(\.self)) { _ in nil },
      in: window,
      form: .workbench,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    loop.take(CourseRecord(done: []) { _ in })
    window.beforeEvents = { [weak loop] round in
      guard let session = loop?.session else { return }
      work[round]?(session, session.input.clock.time(at: session.screen.window.now))
    }
    try loop.runUntilOver()
    return loop.session
  }

  @Test("a lesson about a gesture offers answers; the window then makes the gesture, and tells")
  func gesture() throws {
    let session = try playTapLesson([2: { $0.choose(0, at: $1) }], rounds: 30)
    let state = try #require(session.prediction.current?.state)
    let verdict = try #require(lastVerdict(of: session))
    #expect(verdict.headline.english == "Not this time: tap" && verdict.reason.english == "it taps")
    #expect(state.choices?.chosen == 0 && state.right == 0 && state.count == 1)
    let touch = try #require(session.run.overlay.touches.last)
    #expect(touch.location == CGPoint(x: 200, y: 150))
    #expect(session.gesturePlay.due == nil && session.input.contacts.isEmpty)
    #expect(session.workbench?.bench.shownTexts.contains { $0.text == "Choose an answer" } == true)
  }

  @Test("the exercise begins the scene anew with the change, and asks with answers again")
  func gestureExercise() throws {
    let session = try playTapLesson(
      [
        2: { $0.choose(1, at: $1) },
        20: { $0.goOnPredicting(at: $1) },
        22: { $0.choose(1, at: $1) },
      ],
      rounds: 40
    )
    #expect(session.course.isExercising)
    let state = try #require(session.prediction.current?.state)
    let verdict = try #require(lastVerdict(of: session))
    #expect(verdict.isRight && verdict.reason.english == "it still taps")
    #expect(state.right == 2)
    let recognizers = session.run.application.windows.first?.gestureRecognizers ?? []
    #expect(recognizers.contains { $0 is UILongPressGestureRecognizer })
  }

  @Test("a press in the scene chooses nothing, and touches nothing, while answers are offered")
  func pressInstead() throws {
    let session = try play([[.key("k")], [.mouse(.began, 50, 50)], [.mouse(.ended, 50, 50)], []])
    #expect(session.prediction.current?.state.step == .press)
    let asked = try playTapLesson([:], rounds: 4)
    #expect(asked.prediction.current?.state.step == .guess)
    let press = ContactSample(id: .mouse, phase: .began, location: .zero, timestamp: 1)
    #expect(asked.takeForPrediction(.contact(press)))
    #expect(asked.prediction.current?.state.step == .guess && asked.run.overlay.touches.isEmpty)
  }
}
