import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 1 §1.4, Seed 1 §2.3: recognizers beside touches.
@MainActor
@Suite("Seed 001, recognizers", .tracedAndUntraced)
struct Seed001GestureTests {
  private let scene = WitnessStage()
  private let view: Witness
  private var stage: Stage { scene.stage }
  private let middle = CGPoint(x: 100, y: 100)

  init() {
    view = scene.add("view", 0, 0, 200, 200)
  }

  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to other: UIView? = nil
  ) -> Recognizer {
    recognizer.addTarget(scene.diary, action: Diary.note)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("1.4: tap and swipe are discrete: they recognise once")
  func discrete() {
    let tap = attach(UITapGestureRecognizer())
    stage.tap(middle)
    #expect(scene.diary.take().filter { $0.hasPrefix("UI") } == ["UITapGestureRecognizer ended"])
    view.removeGestureRecognizer(tap)
    _ = attach(UISwipeGestureRecognizer())
    stage.makeFinger().swipe(CGPoint(x: 20, y: 100), .right)
    #expect(scene.diary.take().filter { $0.hasPrefix("UI") } == ["UISwipeGestureRecognizer ended"])
  }

  @Test("1.4: pan, pinch and rotation are continuous: began, changed, ended")
  func continuous() {
    _ = attach(UIPanGestureRecognizer())
    stage.drag(from: middle, by: CGVector(dx: 60, dy: 0))
    #expect(states() == ["began", "changed", "ended"])
    for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
    view.isMultipleTouchEnabled = true
    _ = attach(UIPinchGestureRecognizer())
    stage.pinch(view, scale: 2)
    #expect(states() == ["began", "changed", "ended"])
    for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
    _ = attach(UIRotationGestureRecognizer())
    stage.rotate(view, by: 1)
    #expect(states() == ["began", "changed", "ended"])
  }

  @Test("1.4: a long press is continuous (C12: not discrete, as the article lists it)")
  func longPress() {
    _ = attach(UILongPressGestureRecognizer())
    stage.makeFinger().longPress(middle)
    #expect(states() == ["began", "ended"])
  }

  @Test("1.4: a discrete recognizer goes from possible to failed or recognised")
  func discretePath() {
    let tap = attach(UITapGestureRecognizer())
    #expect(tap.state == .possible && UIGestureRecognizer.State.recognized == .ended)
    stage.drag(from: middle, by: CGVector(dx: 80, dy: 0))
    #expect(states().isEmpty)
  }

  @Test("1.4: a continuous one goes on to ended or cancelled (C16: or fails from possible)")
  func continuousPath() {
    _ = attach(UIPanGestureRecognizer())
    let finger = stage.makeFinger()
    finger.down(middle)
    finger.move(150, 100)
    finger.cancel()
    #expect(states() == ["began", "cancelled"])
    stage.tap(middle)
    #expect(states().isEmpty)
  }

  @Test("2.3: recognizer began, view began, recognizer ended, action, view cancelled")
  func order() {
    let recognizer = WitnessTap(scene.diary)
    recognizer.addTarget(scene.diary, action: Diary.note)
    view.addGestureRecognizer(recognizer)
    stage.tap(middle)
    #expect(
      scene.diary.take() == [
        "recognizer.began", "view.began 1", "recognizer.ended", "WitnessTap ended",
        "view.cancelled 1",
      ]
    )
  }

  @Test("2.3: recognizers of the view and of all views above it see the touch")
  func everyLevel() {
    let child = scene.add("child", 50, 50, 100, 100, to: view)
    for (name, host) in [("child", child), ("view", view), ("root", stage.rootView)] {
      host.addGestureRecognizer(WitnessTap(scene.diary, name))
    }
    stage.makeFinger().down(middle)
    let lines = scene.diary.take()
    #expect(Set(lines.dropLast()) == ["child.began", "view.began", "root.began"])
    #expect(lines.last == "child.began 1")
  }

  @Test("2.3: cancelsTouchesInView is true unless set; false lets the view see the end")
  func cancelsTouchesInView() {
    let tap = attach(UITapGestureRecognizer())
    #expect(tap.cancelsTouchesInView)
    tap.cancelsTouchesInView = false
    stage.tap(middle)
    #expect(
      scene.diary.take() == ["view.began 1", "UITapGestureRecognizer ended", "view.ended 1"]
    )
  }

  @Test("2.3: delaysTouchesBegan is false unless set; true keeps touches back while undecided")
  func delaysTouchesBegan() {
    let tap = attach(UITapGestureRecognizer())
    #expect(!tap.delaysTouchesBegan)
    tap.delaysTouchesBegan = true
    stage.tap(middle)
    #expect(scene.diary.take() == ["UITapGestureRecognizer ended"])
    stage.drag(from: middle, by: CGVector(dx: 80, dy: 0))
    let lines = scene.diary.take()
    #expect(lines.first == "view.began 1" && lines.last == "view.ended 1")
  }

  @Test("2.3: delaysTouchesEnded is true unless set (C13: until failure, not for 0.15 s)")
  func delaysTouchesEnded() {
    let tap = attach(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    #expect(tap.delaysTouchesEnded)
    stage.tap(middle)
    stage.advance(by: 0.2)
    #expect(scene.diary.take() == ["view.began 1"])
    stage.advance(by: 1)
    #expect(scene.diary.take() == ["view.ended 1"])
    tap.delaysTouchesEnded = false
    stage.tap(middle)
    #expect(scene.diary.take() == ["view.began 1", "view.ended 1"])
  }

  @Test("3: recognizers are not in the responder chain, and see the touches of all subviews")
  func notInChain() {
    _ = attach(UITapGestureRecognizer())
    let child = scene.add("child", 50, 50, 100, 100, to: view)
    #expect(child.next === view && view.next === stage.rootView)
    stage.tap(middle)
    #expect(scene.diary.take().contains("UITapGestureRecognizer ended"))
  }

  /// The states sent to targets, without repetitions.
  private func states() -> [String] {
    let all = scene.diary.take().compactMap { line -> String? in
      line.hasPrefix("UI") ? line.split(separator: " ").last.map(String.init) : nil
    }
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }
}

extension Diary {
  fileprivate func note(_ recognizer: UIGestureRecognizer) {
    lines.append("\(type(of: recognizer)) \(recognizer.state)")
  }
}

/// The article's recognizer, which logs its calls.
private final class WitnessTap: UITapGestureRecognizer {
  let diary: Diary
  let label: String

  init(_ diary: Diary, _ label: String = "recognizer") {
    self.diary = diary
    self.label = label
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.lines.append("\(label).began")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.lines.append("\(label).ended")
    super.touchesEnded(touches, with: event)
  }
}
