import TouchTrace
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit

@MainActor
@Suite("The pointer without a button down")
struct PointerTests {
  private let stage = Stage()
  private let log = PointerLog()

  private func watched(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> ScriptedView {
    let view = ScriptedView(name, frame)
    view.addGestureRecognizer(PointerWatcher(name, log))
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  private func hover(_ x: CGFloat, _ y: CGFloat) { stage.mouse.hover(CGPoint(x: x, y: y)) }

  @Test("A recognizer hears the pointer come, move and leave its view and the views below it")
  func way() {
    let outer = watched("outer", rect(0, 0, 100, 100))
    _ = watched("inner", rect(50, 0, 50, 100), in: outer)
    hover(10, 10)
    hover(20, 10)
    hover(60, 10)
    hover(30, 10)
    hover(200, 200)
    hover(300, 200)
    #expect(
      log.lines == [
        "outer entered regionEntered", "outer moved regionMoved", "inner entered regionMoved",
        "outer moved regionMoved", "inner exited regionMoved", "outer moved regionMoved",
        "outer exited regionMoved",
      ]
    )
  }

  @Test("Views hear nothing, and the trace tells of no touch")
  func views() {
    let view = watched("view", rect(0, 0, 100, 100))
    view.onBegan = { _, _, _ in Issue.record("a hovering pointer touched") }
    view.onMoved = { _, _, _ in Issue.record("a hovering pointer touched") }
    hover(10, 10)
    hover(20, 10)
    #expect(stage.transcript(.everything) == "")
  }

  @Test("The event is a hover event with one touch, which keeps its identity")
  func event() {
    let view = watched("view", rect(10, 0, 100, 100))
    var touches: [UITouch] = []
    log.onTouch = { touch, event in
      touches.append(touch)
      #expect(event.type == .hover && event.allTouches == [touch])
      #expect(touch.view === view && touch.window === stage.window)
      #expect(touch.type == .indirectPointer && touch.tapCount == 0)
    }
    hover(20, 10)
    stage.advance(by: 1)
    hover(35, 10)
    #expect(touches.count == 2 && touches.first === touches.last)
    #expect(touches[1].location(in: view) == CGPoint(x: 25, y: 10))
    #expect(touches[1].previousLocation(in: view) == CGPoint(x: 10, y: 10))
    #expect(touches[1].timestamp == 1)
  }

  @Test("The pointer leaves with the desktop's pointer, with the focus, and with its view")
  func leaving() {
    let view = watched("view", rect(0, 0, 100, 100))
    hover(10, 10)
    stage.send(.pointerLeft)
    hover(10, 10)
    stage.send(.focusLost)
    hover(10, 10)
    view.removeFromSuperview()
    #expect(
      log.lines == [
        "view entered regionEntered", "view exited regionExited", "view entered regionEntered",
        "view exited regionExited", "view entered regionEntered", "view exited regionMoved",
      ]
    )
  }

  @Test("A recognizer whose view left the window sees its place from the view as from a root")
  func placeAfterwards() {
    let view = named("view", rect(100, 50, 100, 100), in: stage.rootView)
    let inner = named("inner", rect(10, 10, 50, 50), in: view)
    let hovering = UIHoverGestureRecognizer()
    view.addGestureRecognizer(hovering)
    hover(120, 80)
    #expect(hovering.location(in: inner) == CGPoint(x: 10, y: 20))
    view.removeFromSuperview()
    #expect(hovering.location(in: inner) == CGPoint(x: 110, y: 70))
    #expect(hovering.location(in: nil) == CGPoint(x: 120, y: 80))
  }

  @Test("Going to another window leaves the first")
  func windows() {
    _ = watched("view", rect(0, 0, 300, 100))
    let window = UIWindow(frame: rect(100, 0, 100, 100))
    window.addGestureRecognizer(PointerWatcher("window", log))
    window.isHidden = false
    hover(10, 10)
    hover(110, 10)
    #expect(
      log.lines == [
        "view entered regionEntered", "view exited regionExited", "window entered regionEntered",
      ]
    )
  }

  @Test("Disabled recognizers hear nothing; ignoring interaction, the pointer leaves")
  func silence() {
    let view = watched("view", rect(0, 0, 100, 100))
    view.gestureRecognizers?.first?.isEnabled = false
    hover(10, 10)
    view.gestureRecognizers?.first?.isEnabled = true
    stage.application.beginIgnoringInteractionEvents()
    hover(20, 10)
    #expect(log.lines == ["view exited regionExited"])
  }

  @Test("An override of sendEvent that does not call super swallows hovering")
  func swallowed() {
    let stage = Stage(application: DeafApplication())
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.addGestureRecognizer(PointerWatcher("view", log))
    stage.rootView.addSubview(view)
    stage.mouse.hover(CGPoint(x: 10, y: 10))
    #expect(log.lines == [])
  }

  @Test("The wheel is offered to the view under the pointer, then to those around it")
  func wheel() {
    let outer = Scroller(frame: rect(0, 0, 100, 100))
    let inner = Scroller(frame: rect(0, 0, 100, 100))
    let leaf = UIView(frame: rect(0, 0, 50, 50))
    inner.addSubview(leaf)
    outer.addSubview(inner)
    stage.rootView.addSubview(outer)
    stage.mouse.wheel(CGPoint(x: 10, y: 10), deltaX: 1, deltaY: 2)
    inner.scrollsSideways = true
    stage.mouse.wheel(CGPoint(x: 10, y: 10), deltaX: 1, deltaY: -3)
    stage.mouse.wheel(CGPoint(x: 300, y: 300), deltaY: -3)
    #expect(inner.turns == [CGVector(dx: 1, dy: 2), CGVector(dx: 1, dy: -3)])
    #expect(outer.turns == [CGVector(dx: 0, dy: -3)])
    #expect(outer.types == [.scroll])
  }
}

/// A log of the watchers' calls, in order.
private final class PointerLog {
  var lines: [String] = []
  /// Called with each touch that a watcher receives.
  var onTouch: ((UITouch, UIEvent) -> Void)?
}

private final class PointerWatcher: UIGestureRecognizer, HoverFollower {
  private let log: PointerLog

  init(_ name: String, _ log: PointerLog) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
  }

  func pointer(_ change: HoverChange, _ touch: UITouch, _ event: UIEvent) {
    log.lines.append("\(name ?? "") \(change) \(touch.phase)")
    log.onTouch?(touch, event)
  }
}

private final class DeafApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches { super.sendEvent(event) }
  }
}

private final class Scroller: UIView, WheelFollower {
  var turns: [CGVector] = []
  var types: [UIEvent.EventType] = []
  var scrollsSideways = false

  func scroll(with event: WheelEvent) {
    turns.append(event.rest)
    types.append(event.type)
    event.rest.dx = 0
    if !scrollsSideways { event.rest.dy = 0 }
  }
}
