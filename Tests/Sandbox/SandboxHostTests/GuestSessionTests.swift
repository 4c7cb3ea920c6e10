import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@testable import BrowserPlatform

@MainActor
@Suite("A session with guests")
struct GuestSessionTests {
  private let folder: TemporaryFolder
  private let audience: Audience
  private let mail = Mail()

  /// A log of the messages to guests' pages.
  @MainActor
  private final class Mail {
    var sent: [(to: [UInt32], kind: UInt8, content: [UInt8])] = []

    /// Returns the votes that a guest's page received.
    func votes(of guest: UInt32) throws -> [[String: Any]] {
      try sent.filter { $0.kind == 73 && $0.to == [guest] }.compactMap {
        try JSONSerialization.jsonObject(with: Data($0.content)) as? [String: Any]
      }
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    audience = Audience(
      title: "",
      joinAddress: "http://192.168.1.5:8123/join?token=0123456789abcdef0123456789abcdef",
      style: Audience.Style(name: { "Guest \($0)" }, color: { _ in [1, 2, 3] }),
      wire: Audience.Wire(
        send: { [mail] in mail.sent.append(($0, $1[0], Array($1.dropFirst()))) },
        drop: { _ in },
        now: { 1 }
      )
    )
    for number in [3, 4, 5] as [UInt32] { audience.join(number, sent: 0) }
  }

  private func play(
    _ script: [[InputEvent]],
    in window: ScriptedWindow? = nil,
    lesson: LessonPlan? = nil
  ) throws -> SceneSession {
    let window = window ?? ScriptedWindow(width: 1280, height: 800, script: [])
    window.audience = audience
    let size = CGSize(width: 400, height: 300)
    let entry = GalleryEntry(
      name: "cards",
      title: Phrase("", ""),
      group: Phrase("", ""),
      question: Phrase("", ""),
      answer: Phrase("", "")
    )
    let target = LaunchTarget(
      name: "cards",
      keys: .sandbox,
      entry: entry,
      lesson: lesson,
      size: size
    ) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      for (index, name) in ["left", "right"].enumerated() {
        let card = UIView(frame: CGRect(x: 200 * index, y: 0, width: 200, height: 300))
        card.accessibilityIdentifier = name
        card.backgroundColor = index == 0 ? .red : .blue
        window.addSubview(card)
      }
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [entry]) { _ in nil },
      in: window,
      form: .workbench,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path),
      recorder: SessionRecorder(scene: "cards", destination: .folder(folder.path)) { _ in "" }
    )
    let stage = try #require(loop.session.workbench?.bench.stage)
    window.setScript(script.map { $0.map { $0.onMouse(at: stage) } })
    try loop.runUntilOver()
    return loop.session
  }

  private func finger(
    _ guest: Int64,
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double
  ) -> InputEvent {
    let id = ContactID(device: guest, finger: 1)
    return .contact(
      ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)
    )
  }

  @Test("A guest's finger is in the scene's points, with its name, wherever the scene stands")
  func touching() throws {
    let session = try play([[finger(3, .began, 50, 60), finger(4, .began, 250, 60)]])
    let touches = session.run.overlay.touches
    #expect(touches.map(\.location) == [CGPoint(x: 50, y: 60), CGPoint(x: 250, y: 60)])
    #expect(touches.map(\.hitTestView?.identifier) == ["left", "right"])
    #expect(session.shownOwners.mapValues(\.name) == [1: "Guest 1", 2: "Guest 2"])
    #expect(session.recorder?.session?.viewers[4] == "Guest 2")
    #expect(session.recorder?.session?.touchOwners == session.shownOwners)
  }

  @Test("Guests see the scene and its fingers, and the scene alone")
  func pictures() throws {
    _ = try play([[], [finger(3, .began, 50, 60)], []])
    let pictures = mail.sent.filter { $0.kind == 66 }
    #expect(pictures.count == 2 && pictures.allSatisfy { $0.to == [3, 4, 5] })
    let size = pictures[0].content[4..<8]
    // The size is 400x300 points with two pixels each.
    #expect(Array(size) == [0x20, 0x03, 0x58, 0x02])
  }

  @Test("The host's mouse that is lost takes its own fingers, and none of a guest")
  func host() throws {
    let session = try play([
      [.mouse(.began, 300, 60), finger(3, .began, 50, 60)],
      [.window(.deviceLost(ContactID.mouse.device), timestamp: 0.1)],
      [finger(3, .moved, 60, 60)],
    ])
    let touches = session.run.overlay.touches
    #expect(touches.map(\.phase) == [.cancelled, .cancelled])
    // The guest's touch continued until the window was closed.
    #expect(touches.last?.location == CGPoint(x: 60, y: 60))
  }

  @Test("A guest who leaves takes its own fingers along")
  func leaving() throws {
    let session = try play([
      [finger(3, .began, 50, 60), finger(4, .began, 250, 60)],
      [.window(.deviceLost(3), timestamp: 0.1)], [finger(4, .moved, 260, 60)],
    ])
    #expect(session.run.overlay.touches.map(\.location.x) == [50, 260])
  }

  @Test("In Predict guests guess; a press on the ring takes the guess of the most, and tells")
  func voting() throws {
    let window = ScriptedWindow(width: 1280, height: 800, script: [])
    var ring = CGPoint.zero
    let first = try play([[.key("k")]])
    ring = try #require(first.prediction.current?.ring)
    let other = ring.x < 200 ? 300.0 : 100.0
    let session = try play(
      [
        [.key("k")], [finger(3, .began, Double(ring.x), 10), finger(4, .began, other, 10)],
        [finger(3, .ended, 0, 0), finger(4, .ended, 0, 0), finger(5, .began, other, 10)],
        [finger(4, .began, Double(ring.x), 10)],
        [.mouse(.began, Double(ring.x), Double(ring.y))],
      ],
      in: window
    )
    #expect(session.audience?.ballot.bars.map(\.count) == [2, 1])
    #expect(
      session.audience?.ballot.bars.map(\.isRight) == [true, false]
        && session.audience?.ballot.isClosed == true
    )
    #expect(session.run.overlay.touches.count == 1)
    guard case .read(let verdict) = session.prediction.current?.state.step else {
      Issue.record("nothing to read")
      return
    }
    #expect(verdict.isRight && session.overlayContents.guessOwner == .wholeClass)
    let votes = try mail.votes(of: 3)
    #expect(votes.contains { $0["state"] as? String == "open" && $0["voted"] as? Int == 2 })
    let result = try #require(votes.last)
    #expect(result["state"] as? String == "closed" && result["isRight"] as? Bool == true)
    #expect((result["receiver"] as? [Double])?.count == 8 && result["score"] as? [Int] == [1, 1])
    let wrong = try #require(try mail.votes(of: 5).last)
    #expect(wrong["isRight"] as? Bool == false)
    let reason = try #require((wrong["reason"] as? [String])?.first)
    #expect(reason.contains(ring.x < 200 ? "left of right's bounds" : "right of left's bounds"))
    let guessed = mail.sent.filter { $0.kind == 71 && $0.to == [4] }.map(\.content)
    #expect(guessed.count == 2 && guessed.allSatisfy { $0[0] == 4 })
    let bench = try #require(session.workbench?.bench)
    #expect(
      bench.shownGuests.contains("Guesses of the class") && bench.shownGuests.contains("2 right")
    )
    #expect(bench.shownGuests.contains("Guest 3"))
    // A guest who leaves takes its vote along, and brings it back.
    _ = audience.leave(4)
    session.followGuests()
    #expect(session.audience?.ballot.bars.map(\.count) == [1, 1])
    audience.join(4, sent: 0)
    session.followGuests()
    #expect(session.audience?.ballot.bars.map(\.count) == [2, 1])
  }

  @Test("A class's second question is about the changed scene, and a tie is no mistake")
  func lesson() throws {
    func question(_ reveal: String) -> LessonPlan.Question {
      .init(point: CGPoint(x: 100, y: 150), reveal: Phrase(reveal, reveal))
    }
    let plan = LessonPlan(
      question("left is there"),
      task: Phrase("Hide left.", "隐藏 left。"),
      change: .property(view: "left", name: "isHidden", values: [1]),
      question("left is hidden")
    )
    let press: [[InputEvent]] = [[.mouse(.began, 100, 150)], [.mouse(.ended, 100, 150)]]
    let session = try play(
      [[.key("k")], [finger(3, .began, 100, 10), finger(4, .began, 300, 10)]] + press
        + [[.key("Return", .shift)], [finger(3, .began, 10, 299)]] + press,
      lesson: plan
    )
    #expect(session.run.overlay.touches.isEmpty == false)
    let left = session.run.application.windows.first?.subviews.first
    #expect(left?.isHidden == true)
    let results = try mail.votes(of: 3).filter { $0["state"] as? String == "closed" }
    #expect(results.first?["isRight"] as? Bool == true)
    #expect((results.last?["outcome"] as? [String])?.first == "UIWindow gets it.")
    #expect(results.last?["isRight"] as? Bool == false)
  }

  @Test("Guests choose the result of a gesture, and read whether they were right")
  func gestureLesson() throws {
    let question = LessonPlan.Question(
      point: CGPoint(x: 100, y: 150),
      reveal: Phrase("no recognizer", "没有手势"),
      choices: GestureChoices(
        gesture: .tap,
        answers: [Phrase("tap", "轻点"), Phrase("nobody", "都不")],
        right: 1
      )
    )
    let plan = LessonPlan(question, task: Phrase("Look.", "看。"), question)
    let session = try play([[.key("k")], [finger(5, .began, 100, 10)], []], lesson: plan)
    #expect(session.audience?.ballot.bars.isEmpty == true)
    let bench = try #require(session.workbench?.bench)
    #expect(bench.isShown(GuestsPanel.label))
    #expect(
      bench.shownGuests.hasPrefix(
        "Guesses · 0 of 3 voted\ntap 0\nnobody 0\nClick an answer to end the vote\n"
      )
    )
    bench.closePage()
    #expect(bench.isShown(PredictPanel.label))
    _ = audience.follow([6, 1], of: 3)
    _ = audience.follow([6, 0], of: 3)
    _ = audience.follow([6, 1], of: 4)
    _ = audience.follow([6, 0], of: 4)
    _ = audience.follow([6, 1], of: 4)
    _ = audience.follow([6, 9], of: 5)
    session.followGuests()
    try session.showGuests()
    let open = try #require(try mail.votes(of: 3).last)
    #expect(open["state"] as? String == "open" && open["voted"] as? Int == 2)
    #expect(open["own"] as? Int == 0 && open["right"] == nil)
    #expect((open["choices"] as? [[String]])?.first == ["tap", "轻点"])
    session.choose(1, at: 2)
    try session.showGuests()
    let wrong = try #require(try mail.votes(of: 3).last)
    #expect(wrong["state"] as? String == "closed" && wrong["isRight"] as? Bool == false)
    #expect(wrong["counts"] as? [Int] == [1, 1] && wrong["right"] as? Int == 1)
    let right = try #require(try mail.votes(of: 4).last)
    #expect(right["isRight"] as? Bool == true && right["score"] as? [Int] == [1, 1])
    let silent = try #require(try mail.votes(of: 5).last)
    #expect(silent["isRight"] == nil && (silent["reason"] as? [String])?.first == "no recognizer")
  }

  @Test("The host sees who voted, and how many")
  func voters() throws {
    let session = try play([
      [.key("k")], [finger(3, .began, 50, 10)], [finger(3, .ended, 0, 0)], [],
    ])
    let bench = try #require(session.workbench?.bench)
    #expect(bench.shownGuests.contains("Guesses · 1 of 3 voted"))
    #expect(bench.shownGuests.contains("Guest 1 voted"))
    #expect(bench.shownTexts.contains { $0.text == "1 of 3 voted" })
  }

  @Test("Locked, guests are told so, and the panel says who may touch")
  func locking() throws {
    let session = try play([[]])
    session.audience?.letTouch(.only(4))
    #expect(mail.sent.filter { $0.kind == 72 }.suffix(2).map(\.content) == [[2], [2]])
    #expect(session.audience?.state(of: session.prediction.current).touching == .only(4))
    session.audience?.letTouch(.nobody)
    let state = try #require(session.audience?.state(of: session.prediction.current))
    #expect(state.touching == .nobody && !state.code.isEmpty)
  }

  @Test("The guest who may touch alone stays in the list while it is away, and can be passed over")
  func away() throws {
    let session = try play([[]])
    session.audience?.letTouch(.only(4))
    _ = audience.leave(4)
    let state = try #require(session.audience?.state(of: session.prediction.current))
    #expect(
      state.guests.map(\.number) == [3, 5, 4] && state.guests.map(\.isAway) == [false, false, true]
    )
    #expect(state.guests.last?.owner.name == "Guest 2")
    session.audience?.letTouch(.everyone)
    #expect(session.audience?.state(of: session.prediction.current).guests.map(\.number) == [3, 5])
  }
}

extension InputEvent {
  /// Returns the mouse event at the scene's place, from one in the scene's points.
  fileprivate func onMouse(at stage: OverlayStage) -> InputEvent {
    guard case .contact(var sample) = self, sample.id == .mouse else { return self }
    sample.location = stage.place(sample.location)
    return .contact(sample)
  }
}
