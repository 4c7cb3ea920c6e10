import Foundation
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchTrace
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
      let blue = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      blue.accessibilityIdentifier = "blue"
      blue.backgroundColor = .blue
      window.addSubview(blue)
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
  }

  @Test("a click means the view that can be seen, and a view in front of it has a name to choose")
  func meantView() throws {
    let started = target("first").start(CGSize(width: 400, height: 300), 0)
    let window = try #require(started.application.windows.first)
    let glass = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    glass.accessibilityIdentifier = "glass"
    window.addSubview(glass)
    // A plain view in a coloured one looks the same as its superview.
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inner.accessibilityIdentifier = "inner"
    window.subviews.first?.addSubview(inner)
    let tree = started.application.treeSnapshot()
    let colors = started.application.viewColors
    func names(_ indices: [Int]) -> [String] { indices.map { tree.views[$0].node.name } }
    let canBeSeen = { (view: ViewSnapshot) in colors[view.node.id] != nil }
    let cases = [
      (50, 50, "blue", ["glass"]), (150, 50, "UIWindow", []), (50, 10, "inner", ["glass"]),
    ]
    for (x, y, meant, unseen) in cases {
      let point = CGPoint(x: x, y: y)
      let view = tree.meantView(at: point, canBeSeen: canBeSeen)
      #expect(names([view].compactMap(\.self)) == [meant])
      #expect(names(tree.unseenViews(at: point, canBeSeen: canBeSeen)) == unseen)
    }
  }

  /// Plays input in a course of two lessons; places are in the scene's points.
  private func play(
    _ script: [[InputEvent]],
    _ plan: LessonPlan? = nil,
    done: Set<String> = [],
    onDone: @escaping (String) -> Void = { _ in }
  ) throws -> SceneSession {
    let window = ScriptedWindow(width: 1280, height: 800, script: [])
    let targets = ["first", "second"].map { target($0, plan) }
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

  /// Returns a click on a view, and time for the window's touch.
  private func answer(_ x: Double, _ y: Double) -> [[InputEvent]] {
    [[.mouse(.began, x, y)], [.mouse(.ended, x, y)]] + Array(repeating: [], count: 20)
  }

  /// Returns the verdict about the last guess; nil without one.
  private func lastVerdict(of session: SceneSession) -> PredictionState.Verdict? {
    guard case .read(let verdict) = session.prediction.current?.state.step else { return nil }
    return verdict
  }

  @Test(
    "a lesson begins in Predict at its own point, says 1 of 2, and the key leaves and comes back"
  )
  func question() throws {
    let session = try play([[]])
    let prediction = try #require(session.prediction.current)
    #expect(prediction.points == [CGPoint(x: 50, y: 50)] && session.exercise == nil)
    #expect(prediction.state.touchesOfScene == 2 && prediction.state.questionNumber == 1)
    #expect(session.workbench?.bench.shownTexts.contains { $0.text == "1 of 2" } == true)
    let left = try play([[.key("k")], []])
    #expect(left.prediction.current == nil && left.lessonHint?.english == "predict")
    #expect(try play([[.key("k")], [.key("k")], []]).prediction.current != nil)
  }

  @Test(
    "one right click is the answer: the window touches, and the second question comes by itself"
  )
  func exercise() throws {
    var done: [String] = []
    let session = try play(answer(60, 60)) { done.append($0) }
    #expect(session.run.overlay.touches.map(\.location) == [CGPoint(x: 50, y: 50)])
    let state = try #require(session.prediction.current?.state)
    #expect(state.right == 1 && state.step == .guess && state.questionNumber == 2)
    #expect(state.former?.headline.english == "Right: blue gets it.")
    // The reason stays above the scene.
    let texts = session.workbench?.bench.shownTexts.map(\.text) ?? []
    #expect(texts.contains("Right: blue gets it. because") && texts.contains("2 of 2"))
    #expect(session.course.isExercising && done.isEmpty && session.course.answered.isEmpty)
    #expect(session.lessonPoints == [CGPoint(x: 150, y: 50)])
    #expect(session.exercise?.english == "Change it.")
  }

  @Test("a wrong guess is explained first, then the lesson's reason; it waits for Next")
  func wrong() throws {
    let session = try play(answer(300, 200))
    let verdict = try #require(lastVerdict(of: session))
    #expect(verdict.headline.english == "Not this time: blue gets it.")
    #expect(
      verdict.reason.english
        == "UIWindow contains (50, 50), but so does blue inside it, which is deeper. because"
    )
    #expect(!session.course.isExercising)
    session.course.toggleAnswer(of: session.launchTarget)
    session.goOnPredicting(at: session.input.clock.time(at: session.screen.window.now))
    #expect(session.course.isExercising && !session.course.isAnswerShown)
    #expect(session.prediction.hidesAnswers)
  }

  @Test("the exercise shows its view and property, and the window makes the change if need be")
  func change() throws {
    func question(_ reveal: String) -> LessonPlan.Question {
      .init(point: CGPoint(x: 50, y: 50), reveal: Phrase(reveal, reveal))
    }
    let plan = LessonPlan(
      question("because"),
      task: Phrase("Hide it.", "隐藏。"),
      change: .property(view: "blue", name: "isHidden", values: [1]),
      question("because of the change")
    )
    var done: [String] = []
    let asked = try play(answer(60, 60), plan)
    #expect(asked.tools.selected?.accessibilityIdentifier == "blue")
    #expect(asked.tools.selected?.isHidden == false)
    #expect(asked.workbench?.bench.inspector.properties.focusName == "isHidden")
    let session = try play(answer(60, 60) + answer(300, 200), plan) { done.append($0) }
    let verdict = try #require(lastVerdict(of: session))
    #expect(verdict.headline.english == "Right: UIWindow gets it." && done == ["first"])
    #expect(session.tools.selected?.isHidden == true && session.tools.hasUndo)
  }

  @Test("only the left button guesses, and the view of the exercise is no guess")
  func noGuess() throws {
    func click(_ button: ContactID) -> [[InputEvent]] {
      [.began, .ended].map { phase in
        [
          .contact(
            ContactSample(id: button, phase: phase, location: CGPoint(x: 60, y: 60), timestamp: 0)
          )
        ]
      }
    }
    let asked = try play(click(.secondaryButton) + click(.middleButton) + [[]])
    #expect(asked.prediction.current?.state.step == .guess && asked.question.point == nil)
    let plan = LessonPlan(
      .init(point: CGPoint(x: 50, y: 50), reveal: Phrase("because", "因为")),
      task: Phrase("Hide it.", "隐藏。"),
      change: .property(view: "blue", name: "isHidden", values: [1]),
      .init(point: CGPoint(x: 50, y: 50), reveal: Phrase("because", "因为"))
    )
    let second = try play(answer(60, 60) + [[.key("Return", .shift)], []], plan)
    #expect(second.course.isExercising && second.prediction.current?.state.step == .guess)
    #expect(second.tools.selected != nil)
  }

  @Test("another change is undone before the touch, and an answer after H does not count")
  func otherChange() throws {
    func question(_ reveal: String) -> LessonPlan.Question {
      .init(point: CGPoint(x: 50, y: 50), reveal: Phrase(reveal, reveal))
    }
    let plan = LessonPlan(
      question("because"),
      task: Phrase("Let touches through.", "让触摸通过。"),
      change: .property(view: "blue", name: "isUserInteractionEnabled", values: [0]),
      question("because of the change")
    )
    let session = try play(answer(60, 60), plan)
    let blue = try #require(session.tools.selected)
    session.tools.apply(PropertyEdit(node: blue.traceID, value: .viewFlag(.isHidden, true)))
    session.makeLessonTouch(at: 2)
    #expect(!blue.isHidden && !blue.isUserInteractionEnabled)
    let shown = try play([[.key("h")]] + answer(60, 60))
    #expect(shown.prediction.current?.state.right == 0 && shown.course.isExercising)
  }

  @Test(
    "after the exercise the lesson is ticked and told; Next opens another, and the score goes on"
  )
  func next() throws {
    var done: [String] = []
    let session = try play(answer(60, 60) + answer(300, 200)) { done.append($0) }
    #expect(done == ["first"] && session.course.answered == ["first"])
    #expect(session.prediction.current?.state.right == 2)
    session.goOnPredicting(at: session.input.clock.time(at: session.screen.window.now))
    #expect(session.launchTarget.name == "second" && !session.course.isExercising)
    let state = try #require(session.prediction.current?.state)
    #expect(state.rounds.map(\.scene) == ["first"] && state.questionNumber == 1)
  }

  @Test("lessons of an earlier run are ticked; a step that is skipped leaves a lesson undone")
  func skipped() throws {
    var done: [String] = []
    let session = try play([[]], done: ["second"]) { done.append($0) }
    #expect(session.course.answered == ["second"])
    let now = session.input.clock.time(at: session.screen.window.now)
    session.goOnPredicting(at: now)
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
      change: .code { $0.windows.first?.addGestureRecognizer(UILongPressGestureRecognizer()) },
      question("it still taps")
    )
  }

  /// Opens the lesson about a tap, and runs closures in some rounds of its window.
  private func playTapLesson(
    _ work: [Int: (SceneSession, TimeInterval) -> Void],
    rounds: Int
  ) throws -> SceneSession {
    let script = Array(repeating: [InputEvent](), count: rounds)
    let window = ScriptedWindow(width: 1280, height: 800, script: script)
    let target = target("tap", tapLesson)
    var settings = AnnotationSettings(showsOverlay: true)
    settings.showsStart = true
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [target.entry].compactMap(\.self)) { _ in nil },
      in: window,
      form: .workbench,
      settings: settings,
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
    #expect(verdict.headline.english == "Not this time: tap.")
    #expect(verdict.reason.english == "it taps")
    #expect(state.choices?.chosen == 0 && state.right == 0 && state.count == 1)
    let touch = try #require(session.run.overlay.touches.last)
    #expect(touch.location == CGPoint(x: 200, y: 150))
    #expect(session.gesturePlay.due == nil && session.input.contacts.isEmpty)
    let texts = try #require(session.workbench?.bench.shownTexts)
    #expect(texts.contains { $0.text == "Not this time: tap." })
    // A lesson contains its own instructions.
    #expect(!texts.contains { $0.text == "Start here" || $0.text.contains("of 3") })
  }

  @Test("the exercise begins the scene anew with the change, and asks with answers again")
  func gestureExercise() throws {
    let session = try playTapLesson(
      [
        2: { $0.choose(1, at: $1) },
        175: { $0.choose(1, at: $1) },
      ],
      rounds: 200
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
    let asked = try playTapLesson([:], rounds: 4)
    #expect(asked.prediction.current?.state.step == .guess)
    let press = ContactSample(id: .mouse, phase: .began, location: .zero, timestamp: 1)
    #expect(asked.takeForPrediction(.contact(press)))
    #expect(asked.prediction.current?.state.step == .guess && asked.run.overlay.touches.isEmpty)
  }
}
