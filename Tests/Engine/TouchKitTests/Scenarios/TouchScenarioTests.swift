import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Scenarios: touches and events", .tracedAndUntracedCalls)
struct TouchScenarioTests {
  @Test("Sc-01: a plain tap on a plain view")
  func plainTap() throws {
    let stage = Stage()
    let v = ScriptedView("V", rect(50, 100, 200, 200))
    stage.rootView.addSubview(v)
    var seen: [UITouch] = []
    v.onBegan = { v, touches, event in
      guard let touch = touches.first else { return }
      seen.append(touch)
      #expect(touch.phase == .began)
      #expect(touch.tapCount == 1)
      #expect(touch.location(in: v) == CGPoint(x: 50, y: 50))
      #expect(touch.previousLocation(in: v) == touch.location(in: v))
      #expect(touch.view === v)
      #expect(touch.window === stage.window)
      #expect(event?.allTouches == touches)
    }
    v.onEnded = { _, touches, event in
      seen += touches
      #expect(event?.allTouches == touches)
      #expect(touches.first?.phase == .ended)
    }
    stage.tap(CGPoint(x: 100, y: 150), for: 0.08)
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]")
    #expect(seen.count == 2 && seen[0] === seen[1])
  }

  @Test("Sc-02: two fingers double-tap a single-touch view, as logged on a device")
  func seedLog() {
    let stage = Stage()
    let v = ScriptedView("V", rect(0, 200, 414, 696))
    stage.rootView.addSubview(v)
    var lines: [String] = []
    var events: Set<ObjectIdentifier> = []
    func note(_ name: String) -> (ScriptedView, Set<UITouch>, UIEvent?) -> Void {
      { v, touches, event in
        guard let event, let touch = touches.first else { return }
        events.insert(ObjectIdentifier(event))
        let all = (event.allTouches ?? []).map(\.summary).sorted().joined(separator: " ")
        let previous = touch.previousLocation(in: nil)
        lines.append("\(name) prev \(previous.x),\(previous.y) all \(all)")
      }
    }
    v.onBegan = note("began")
    v.onMoved = note("moved")
    v.onEnded = note("ended")
    let fingers = (1...4).map { _ in stage.makeFinger() }
    stage.perform([.down(fingers[0], at(261, 713.5)), .down(fingers[1], at(125, 745.5))])
    stage.advance(to: 0.044)
    stage.perform([.up(fingers[0], nil), .up(fingers[1], nil)])
    stage.advance(to: 0.172)
    stage.perform([.down(fingers[2], at(265, 722))])
    stage.advance(to: 0.181)
    stage.perform([.move(fingers[2], at(252.5, 717.5)), .down(fingers[3], at(115, 753.5))])
    stage.advance(to: 0.187)
    stage.perform([.move(fingers[2], at(249, 717.5))])
    stage.advance(to: 0.229)
    stage.perform([.up(fingers[2], at(247.5, 718.5)), .up(fingers[3], nil)])
    #expect(
      lines == [
        "began prev 261.0,713.5 all began/V/1 began/nil/1",
        "ended prev 261.0,713.5 all ended/V/1 ended/nil/1",
        "began prev 265.0,722.0 all began/V/2",
        "moved prev 265.0,722.0 all began/nil/2 moved/V/2",
        "moved prev 252.5,717.5 all moved/V/2 stationary/nil/2",
        "ended prev 249.0,717.5 all ended/V/2 ended/nil/2",
      ]
    )
    #expect(
      stage.transcript
        == "V.began [f1]\nV.ended [f1]\nV.began [f3]\nV.moved [f3]\nV.moved [f3]\nV.ended [f3]"
    )
    #expect(events.count == 1)
  }

  @Test("I04: Sc-03: the previous location is that of the previous event")
  func previousLocations() {
    let stage = Stage()
    let v = ScriptedView("V", rect(0, 0, 414, 896))
    stage.rootView.addSubview(v)
    var path: [CGPoint] = []
    let note: (ScriptedView, Set<UITouch>, UIEvent?) -> Void = { v, touches, _ in
      path.append(contentsOf: touches.map { $0.previousLocation(in: v) })
    }
    v.onBegan = note
    v.onMoved = note
    v.onEnded = note
    let finger = stage.makeFinger()
    finger.down(10, 10)
    finger.move(20, 10)
    finger.move(35, 12)
    finger.up(at: at(40, 12))
    #expect(path == [at(10, 10), at(10, 10), at(20, 10), at(35, 12)])
  }

  @Test("Sc-04: a finger that leaves its view stays with it")
  func leavingTheView() {
    let stage = Stage()
    _ = named("V", rect(0, 0, 100, 100), in: stage.rootView)
    _ = named("U", rect(200, 0, 100, 100), in: stage.rootView)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(250, 50)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("I08: Sc-06: a multi-touch view gets each finger, together when they come together")
  func multiTouch() {
    let stage = Stage()
    let v = named("V", rect(0, 0, 414, 896), in: stage.rootView)
    v.isMultipleTouchEnabled = true
    let (a, b) = (stage.makeFinger(), stage.makeFinger())
    a.down(50, 50)
    b.down(300, 50)
    stage.perform([.move(a, at(60, 50)), .move(b, at(310, 50))])
    stage.perform([.up(a, nil), .up(b, nil)])
    #expect(
      stage.transcript
        == "V.began [f1]\nV.began [f2]\nV.moved [f1, f2]\nV.ended [f1, f2]"
    )
  }

  @Test("Sc-09: an exclusive view keeps fingers from others while it has one")
  func exclusiveTouch() {
    let stage = Stage()
    let x = named("X", rect(0, 0, 100, 100), in: stage.rootView)
    _ = named("Y", rect(200, 0, 100, 100), in: stage.rootView)
    x.isExclusiveTouch = true
    let fingers = (1...5).map { _ in stage.makeFinger() }
    fingers[0].down(50, 50)
    fingers[1].down(250, 50)
    fingers[0].up()
    fingers[1].up()
    fingers[2].down(250, 50)
    fingers[3].down(50, 50)
    fingers[2].up()
    fingers[3].up()
    #expect(stage.transcript == "X.began [f1]\nX.ended [f1]\nY.began [f3]\nY.ended [f3]")
  }

  @Test("I09: Sc-11: taps count while they are close in time and place")
  func tapCounts() {
    let stage = Stage()
    var counts: [Int] = []
    let v = ScriptedView("V", rect(0, 0, 414, 896))
    stage.rootView.addSubview(v)
    v.onBegan = { _, touches, _ in counts += touches.map(\.tapCount) }
    stage.tap(at(100, 100))
    stage.advance(to: 0.15)
    stage.tap(at(100, 100))
    stage.advance(to: 2)
    stage.tap(at(100, 100))
    stage.advance(to: 2.15)
    stage.tap(at(350, 700))
    #expect(counts == [1, 2, 1, 1])
  }

  @Test("I07: Sc-61: two fingers on two views travel in one event")
  func twoViews() {
    let stage = Stage()
    _ = named("A", rect(0, 0, 100, 100), in: stage.rootView)
    _ = named("B", rect(200, 0, 100, 100), in: stage.rootView)
    stage.perform([
      .down(stage.makeFinger(), at(50, 50)), .down(stage.makeFinger(), at(250, 50)),
    ])
    #expect(stage.transcript == "A.began [f1]\nB.began [f2]")
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

extension UITouch {
  fileprivate var summary: String {
    "\(phase)/\(view?.accessibilityIdentifier ?? "nil")/\(tapCount)"
  }
}
