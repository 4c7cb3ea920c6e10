import TouchTrace
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Scenarios: controls and recognizers", .tracedAndUntracedCalls)
struct ControlScenarioTests {
  private let stage = Stage()
  private let g = UITapGestureRecognizer()

  private func place<Control: UIControl>(_ control: Control, in parent: UIView? = nil) -> Control {
    control.frame = rect(100, 100, 100, 40)
    control.accessibilityIdentifier = "B"
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
      control.addAction(UIAction { _ in noteCall("B \(event.rawValue)") }, for: event)
    }
    (parent ?? stage.rootView).addSubview(control)
    return control
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.name = "G"
    recognizer.addTarget(stage, action: Selector(Stage.clearNothing))
    view.addGestureRecognizer(recognizer)
  }

  /// The calls and actions of recognizers and controls together.
  private var story: String {
    stage.transcript([
      .deliveries, .recognizerCalls, .gestureActions, .tracking, .controlEvents,
    ])
  }

  @Test("Sc-37: a button under an ancestor's tap recognizer keeps its tap")
  func buttonUnderTap() {
    let button = place(UIButton())
    add(g, to: stage.rootView)
    stage.tap(button)
    #expect(
      story == """
        G.began [f1]
        B.began [f1]
        B.beginTracking
        B!touchDown
        G.ended [f1]
        B.ended [f1]
        B.endTracking
        B!touchUpInside
        B!primaryActionTriggered
        """
    )
  }

  @Test("Sc-38: a tap recognizer on the button itself wins")
  func tapOnButton() {
    let button = place(UIButton())
    add(g, to: button)
    stage.tap(button)
    #expect(story == Self.recognizerWins)
    #expect(!button.isHighlighted)
  }

  @Test("A plain control is not protected from an ancestor's tap recognizer")
  func plainControl() {
    let control = place(UIControl())
    add(g, to: stage.rootView)
    stage.tap(control)
    #expect(story == Self.recognizerWins)
    #expect(!control.isHighlighted)
  }

  private static let recognizerWins = """
    G.began [f1]
    B.began [f1]
    B.beginTracking
    B!touchDown
    G.ended [f1]
    G→ended
    B.cancelled [f1]
    B.cancelTracking
    B!touchCancel
    """

  @Test("Without cancelsTouchesInView both happen, the recognizer first", arguments: [false, true])
  func both(onButton: Bool) {
    let button = place(UIButton())
    g.cancelsTouchesInView = false
    add(g, to: onButton ? button : stage.rootView)
    stage.tap(button)
    #expect(
      story == """
        G.began [f1]
        B.began [f1]
        B.beginTracking
        B!touchDown
        G.ended [f1]
        G→ended
        B.ended [f1]
        B.endTracking
        B!touchUpInside
        B!primaryActionTriggered
        """
    )
  }

  @Test("Every protected control keeps its tap; a slider is not among them")
  func protectedControls() {
    let segments = UISegmentedControl(items: ["A", "B"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let controls: [(UIControl, Bool)] = [
      (UIButton(), true), (UISwitch(), true), (UIStepper(), true), (segments, true),
      (pages, true), (UISlider(), false), (UIControl(), false),
    ]
    add(g, to: stage.rootView)
    for (control, isProtected) in controls {
      let placed = place(control)
      stage.clear()
      stage.tap(CGPoint(x: 110, y: 115))
      #expect(story.contains("G→ended") != isProtected, "\(type(of: control))")
      placed.removeFromSuperview()
      stage.advance(by: 2)
    }
  }

  @Test("Only the single tap is protected: double taps, two fingers, long presses and pans win")
  func unprotected() {
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let recognizers: [UIGestureRecognizer] = [
      twice, UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    let button = place(UIButton())
    for recognizer in recognizers {
      add(recognizer, to: stage.rootView)
      stage.clear()
      perform(recognizer)
      #expect(story.contains("G→"), "\(type(of: recognizer))")
      #expect(!button.isHighlighted)
      stage.rootView.removeGestureRecognizer(recognizer)
      stage.advance(by: 2)
    }
  }

  private func perform(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case is UITapGestureRecognizer:
      stage.tap(CGPoint(x: 150, y: 120))
      stage.advance(by: 0.1)
      stage.tap(CGPoint(x: 150, y: 120))
    case is UILongPressGestureRecognizer: stage.tap(CGPoint(x: 150, y: 120), for: 1)
    default: stage.drag(from: CGPoint(x: 110, y: 120), by: CGVector(dx: 200, dy: 0))
    }
  }

  @Test("A pan along a switch is the switch's, one across it is not", arguments: [true, false])
  func switchAndPan(isAlong: Bool) {
    let toggle = place(UISwitch())
    add(UIPanGestureRecognizer(), to: stage.rootView)
    let way = isAlong ? CGVector(dx: 40, dy: 5) : CGVector(dx: 5, dy: 40)
    stage.drag(from: CGPoint(x: 110, y: 115), by: way)
    #expect(toggle.isOn == isAlong)
    #expect(story.contains("G→began") != isAlong)
    #expect(!toggle.isHighlighted)
  }

  @Test("A swipe along a slider that holds its thumb is the slider's", arguments: [true, false])
  func sliderAndSwipe(onThumb: Bool) {
    let slider = place(UISlider())
    add(UISwipeGestureRecognizer(), to: stage.rootView)
    stage.drag(
      from: CGPoint(x: onThumb ? 110 : 150, y: 120),
      by: CGVector(dx: 90, dy: 0),
      over: 0.1
    )
    #expect((slider.value == 1) == onThumb)
    #expect(story.contains("G→ended") != onThumb)
  }

  @Test("Nested controls: only the one that is hit tracks")
  func nested() {
    let outer = place(UIControl())
    outer.accessibilityIdentifier = "outer"
    _ = place(UIButton(), in: outer)
    outer.frame = rect(0, 0, 300, 300)
    stage.tap(CGPoint(x: 150, y: 120))
    #expect(!story.contains("outer"))
    #expect(story.contains("B!touchUpInside"))
  }

  @Test("Sc-37 while a recognizer delays the touch: the button keeps its quick tap")
  func delayedBeginning() {
    let button = place(UIButton())
    add(g, to: stage.rootView)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    stage.rootView.addGestureRecognizer(pan)
    stage.tap(button)
    #expect(!story.contains("G→"))
    #expect(story.hasSuffix("B!touchUpInside\nB!primaryActionTriggered"))
  }

  @Test("Sc-37 while a recognizer delays the lift: the action waits for it")
  func delayedEnd() {
    let button = place(UIButton())
    g.numberOfTapsRequired = 2
    add(g, to: stage.rootView)
    stage.tap(button)
    #expect(button.isTracking && button.isHighlighted)
    #expect(!story.contains("touchUpInside"))
    stage.advance(by: 1)
    #expect(story.contains("B!touchUpInside"))
    #expect(!button.isTracking && !button.isHighlighted)
  }
}

extension Stage {
  /// Does nothing; recognizers trace their actions only with a target.
  fileprivate func clearNothing() {}
}
