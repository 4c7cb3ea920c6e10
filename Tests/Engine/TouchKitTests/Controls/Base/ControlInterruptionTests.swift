import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A control that loses its finger")
struct ControlInterruptionTests {
  let stage = Stage()
  let finger: Finger
  let control: ControlProbe
  let other: UIWindow

  init() {
    finger = stage.makeFinger()
    other = UIWindow(frame: rect(0, 0, 414, 896))
    other.isHidden = false
    stage.window.makeKeyAndVisible()
    control = ControlProbe("B", rect(100, 100, 100, 40), in: stage.rootView)
  }

  enum Loss: CaseIterable {
    case removed, ancestorRemoved, hidden, moved, windowLeft, focusLost, ignored, replaced

    @MainActor
    func happen(to control: ControlProbe, on stage: Stage, _ other: UIWindow) {
      switch self {
      case .removed: control.removeFromSuperview()
      case .ancestorRemoved: control.superview?.removeFromSuperview()
      case .hidden: control.isHidden = true
      case .moved: other.addSubview(control)
      case .windowLeft: stage.window.rootViewController = nil
      case .focusLost: stage.send(.focusLost)
      case .ignored: stage.application.beginIgnoringInteractionEvents()
      case .replaced: stage.window.rootViewController = UIViewController()
      }
    }

    var hasEvent: Bool { self == .focusLost || self == .ignored }
  }

  private func expectOneCancel(_ loss: Loss) {
    let cancel = loss.hasEvent ? "cancel (lit)" : "cancel without event (lit)"
    #expect(control.take() == [cancel, "!touchCancel (lit)"])
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    finger.move(150, 125)
    finger.up()
    #expect(control.take() == [])
    #expect(stage.violations == [])
  }

  @Test("It is cancelled once, between two events", arguments: Loss.allCases)
  func betweenEvents(loss: Loss) {
    finger.down(150, 120)
    finger.move(151, 120)
    _ = control.take()
    loss.happen(to: control, on: stage, other)
    expectOneCancel(loss)
  }

  @Test("It is cancelled once, from within its own action", arguments: Loss.allCases)
  func withinAction(loss: Loss) {
    finger.down(150, 120)
    control.addAction(
      UIAction { [unowned stage, unowned other] action in
        guard let control = action.sender as? ControlProbe else { return }
        _ = control.take()
        loss.happen(to: control, on: stage, other)
      },
      for: .touchDragInside
    )
    finger.move(151, 120)
    expectOneCancel(loss)
  }

  @Test("Removed while it is asked whether to follow, it does not", arguments: Loss.allCases)
  func whileAsked(loss: Loss) {
    guard !loss.hasEvent else { return }
    control.onBegin = { [unowned stage, unowned other] in loss.happen(to: $0, on: stage, other) }
    finger.down(150, 120)
    let isFree = loss == .removed || loss == .hidden
    if isFree { #expect(control.take() == ["begin"]) }
    #expect(!control.isTracking && !control.isHighlighted)
    finger.up()
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("Moved within its window it keeps its finger")
  func reparented() {
    let elsewhere = named("E", rect(0, 300, 400, 400), in: stage.rootView)
    finger.down(150, 120)
    elsewhere.addSubview(control)
    #expect(control.isTracking)
    finger.up()
    #expect(control.take().last == "!touchUpOutside (lit)")
  }

  @Test("Disabled under the finger it goes on to the end; the next finger gets nothing")
  func disabled() {
    finger.down(150, 120)
    control.isEnabled = false
    _ = control.take()
    finger.move(151, 120)
    finger.up()
    #expect(control.take().last == "!touchUpInside (lit)")
    #expect(!control.isTracking && !control.isHighlighted)
    stage.tap(control)
    #expect(control.take() == [] && stage.violations == [])
  }

  @Test("An override that keeps the end to itself leaves no highlight behind")
  func swallowedEnd() {
    let forgetful = ForgetfulControl(frame: rect(100, 300, 100, 40))
    stage.rootView.addSubview(forgetful)
    stage.tap(forgetful)
    #expect(!forgetful.isHighlighted && !forgetful.isTracking)
  }

  @Test("A window that keeps the end to itself leaves no highlight behind")
  func swallowedEvent() {
    var window: SwallowingWindow?
    let stage = Stage(
      application: UIApplication(),
      window: { frame in
        let made = SwallowingWindow(frame: frame)
        window = made
        return made
      }
    )
    let control = ControlProbe("B", rect(100, 100, 100, 40), in: stage.rootView)
    let finger = stage.makeFinger()
    finger.down(150, 120)
    window?.swallows = true
    finger.up()
    #expect(control.take().last == "!touchCancel (lit)")
    #expect(!control.isHighlighted)
  }
}

private final class ForgetfulControl: UIControl {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class SwallowingWindow: UIWindow {
  var swallows = false
  override func sendEvent(_ event: UIEvent) {
    if !swallows { super.sendEvent(event) }
  }
}
