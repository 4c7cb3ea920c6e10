import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Windows and sending")
struct WindowTests {
  @Test("The higher level is in front; within a level the one shown last")
  func order() {
    let stage = Stage()
    func show(_ name: String, _ level: UIWindow.Level) -> UIWindow {
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      window.accessibilityIdentifier = name
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let alert = show("alert", .alert)
    let first = show("first", .normal)
    let second = show("second", .normal)
    func hit() { stage.tap(CGPoint(x: 5, y: 5), for: 0) }
    hit()
    alert.isHidden = true
    hit()
    first.makeKeyAndVisible()
    hit()
    first.isUserInteractionEnabled = false
    hit()
    second.frame.origin.x = 50
    hit()
    #expect(
      stage.transcript.split(separator: "\n").filter { $0.contains("began") } == [
        "alert.began [f1]", "second.began [f2]", "first.began [f3]", "second.began [f4]",
        "UIView.began [f5]",
      ]
    )
  }

  @Test("Touches go to the window under them, whichever is key")
  func keyWindow() {
    let stage = Stage()
    let small = UIWindow(frame: rect(100, 100, 50, 50))
    small.accessibilityIdentifier = "small"
    small.isHidden = false
    #expect(stage.window.isKeyWindow && !small.isKeyWindow)
    stage.tap(CGPoint(x: 110, y: 120))
    #expect(stage.transcript == "small.began [f1]\nsmall.ended [f1]")
    small.makeKey()
    #expect(small.isKeyWindow && !stage.window.isKeyWindow)
  }

  @Test("A touch is in the coordinates of its window, wherever that lies")
  func coordinates() throws {
    let stage = Stage()
    let small = UIWindow(frame: rect(100, 100, 50, 50))
    let v = ScriptedView("V", rect(5, 5, 40, 40))
    small.addSubview(v)
    small.isHidden = false
    var touch: UITouch?
    v.onBegan = { _, touches, _ in touch = touches.first }
    stage.tap(CGPoint(x: 110, y: 120))
    let seen = try #require(touch)
    #expect(seen.location(in: nil) == CGPoint(x: 10, y: 20))
    #expect(seen.location(in: v) == CGPoint(x: 5, y: 15))
    #expect(seen.location(in: stage.window) == CGPoint(x: 110, y: 120))
    #expect(small.convert(CGPoint(x: 10, y: 20), to: nil as UIWindow?) == CGPoint(x: 110, y: 120))
  }

  @Test("Sc-12: sendEvent of application and window see the bound touch; either may swallow it")
  func sendEvent() {
    let application = LoggingApplication()
    var windowLog: LoggingWindow?
    let stage = Stage(
      application: application,
      window: { frame in
        let window = LoggingWindow(frame: frame)
        windowLog = window
        return window
      }
    )
    let v = named("V", rect(0, 0, 100, 100), in: stage.rootView)
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(application.views == [v, v] && windowLog?.count == 2)
    windowLog?.isSwallowing = true
    stage.tap(CGPoint(x: 5, y: 5))
    windowLog?.isSwallowing = false
    application.isSwallowing = true
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(windowLog?.count == 4)
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]")
  }
}

private final class LoggingApplication: UIApplication {
  var views: [UIView] = []
  var isSwallowing = false

  override func sendEvent(_ event: UIEvent) {
    guard !isSwallowing else { return }
    views += event.allTouches?.compactMap(\.view) ?? []
    super.sendEvent(event)
  }
}

private final class LoggingWindow: UIWindow {
  var count = 0
  var isSwallowing = false

  override func sendEvent(_ event: UIEvent) {
    count += 1
    if !isSwallowing { super.sendEvent(event) }
  }
}
