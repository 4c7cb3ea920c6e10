import TouchTrace
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Paths and time on a stage")
struct StagePathTests {
  private let log = ProbeLog()
  private let stage = Stage(size: CGSize(width: 300, height: 200))

  @Test("A finger follows a path at an even speed and ends where it ends")
  func path() {
    let finger = stage.finger
    var places: [CGPoint] = []
    finger.down(10, 10)
    let corner = [CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 70)]
    stage.move([(finger, corner)], over: 3.0 / 60)
    places.append(finger.location ?? .zero)
    finger.move(along: [CGPoint(x: 40, y: 50), CGPoint(x: 40, y: 50)], over: 1.0 / 60)
    places.append(finger.location ?? .zero)
    finger.up()
    #expect(places == [CGPoint(x: 40, y: 70), CGPoint(x: 40, y: 50)])
  }

  @Test("Any number of fingers draw paths at the same time")
  func fingers() {
    let board = ProbeView("board", frame: CGRect(x: 0, y: 0, width: 300, height: 200), log: log)
    board.isMultipleTouchEnabled = true
    board.forwards = false
    stage.rootView.addSubview(board)
    let paths = (0..<12).map { column in
      [CGPoint(x: 10 + 20 * column, y: 10), CGPoint(x: 10 + 20 * column, y: 100)]
    }
    stage.draw(paths, over: 2.0 / 60)
    let all = "[\((1...12).map { "f\($0)" }.joined(separator: ", "))]"
    #expect(
      log.lines.filter { $0.contains("touches") } == [
        "board.touchesBegan \(all)", "board.touchesMoved \(all)", "board.touchesMoved \(all)",
        "board.touchesEnded \(all)",
      ]
    )
  }

  @Test("Settling waits for what is under way, and for no more")
  func settle() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let target = ProbeTarget("target", log: log)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.name = "single"
    single.addTarget(target, action: ProbeTarget.fire)
    stage.rootView.addGestureRecognizer(double)
    stage.rootView.addGestureRecognizer(single)
    stage.finger.tap(CGPoint(x: 50, y: 50))
    #expect(log.lines == [])
    #expect(stage.settle())
    #expect(log.text.hasPrefix("target.fire [single "))
    let now = stage.time
    #expect(stage.settle() && stage.time == now)
  }

  @Test("What never ends is given up after the limit")
  func endless() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.rootView.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.alpha = 0 }
    #expect(!stage.settle(within: 3))
    #expect(stage.time == 3)
  }

  @Test("A control, its actions and a recognizer with its delegate are probed together")
  func probes() {
    let control = ProbeControl(
      "knob",
      frame: CGRect(x: 20, y: 20, width: 80, height: 60),
      log: log
    )
    let target = ProbeTarget("target", log: log)
    control.addTarget(target, action: ProbeTarget.fire, for: .touchUpInside)
    stage.rootView.addSubview(control)
    let recognizer = ProbeGestureRecognizer("probe", log: log)
    let delegate = ProbeGestureDelegate(log: log)
    recognizer.delegate = delegate
    recognizer.cancelsTouchesInView = false
    stage.rootView.addGestureRecognizer(recognizer)
    log.clear()
    stage.finger.tap(control)
    let lines = log.lines
    for line in [
      "probe.shouldReceive→yes [f1]", "probe.touchesBegan [f1]", "knob.touchesBegan [f1]",
      "knob.beginTracking [f1]", "probe.touchesEnded [f1]", "knob.endTracking [f1]",
      "target.fire [knob]",
    ] {
      #expect(lines.contains(line), "\(line) is not in \(lines)")
    }
  }
}
