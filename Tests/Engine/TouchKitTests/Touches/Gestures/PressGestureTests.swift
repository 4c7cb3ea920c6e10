import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Recognizers and presses of keys")
struct PressGestureTests {
  private let stage = Stage()
  private let log = PressLog()
  private let view: PressedView

  init() {
    view = PressedView(log)
    view.frame = rect(0, 0, 100, 100)
    view.accessibilityIdentifier = "view"
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    stage.clear()
  }

  private func add<R: UIGestureRecognizer>(
    _ recognizer: R,
    _ name: String,
    to owner: UIView? = nil
  ) -> R {
    recognizer.name = name
    recognizer.addTarget(log, action: PressLog.act)
    (owner ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func press() { stage.keyboard.press("Select", usage: 0x77) }
  private func down() { stage.keyboard.down("Select", usage: 0x77) }
  private func up() { stage.keyboard.up("Select", usage: 0x77) }

  @Test("A recognizer sees the press before the responder, which loses it when it recognises")
  func order() {
    let watcher = add(PressWatcher(log), "watcher")
    watcher.recognizesOnEnd = true
    press()
    #expect(
      log.lines == [
        "watcher began", "view began", "watcher ended", "watcher acts: ended", "view cancelled",
        "watcher reset",
      ]
    )
    #expect(watcher.state == .possible && watcher.numberOfTouches == 0)
  }

  @Test("Recognizers of every view above the responder's see it, the nearest first")
  func wayUp() {
    _ = add(PressWatcher(log), "outer", to: stage.rootView)
    _ = add(PressWatcher(log), "inner")
    _ = add(PressWatcher(log), "window", to: stage.window)
    press()
    #expect(log.lines.prefix(4) == ["inner began", "outer began", "window began", "view began"])
  }

  @Test("Without a first responder those of the front controller's view see it")
  func controller() {
    view.resignFirstResponder()
    _ = add(PressWatcher(log), "root", to: stage.rootView)
    press()
    #expect(log.lines == ["root began", "root ended", "root reset"])
  }

  @Test("Only the button that selects, unless other types are allowed")
  func types() {
    let watcher = add(PressWatcher(log), "watcher")
    #expect(watcher.allowedPressTypes == [4])
    stage.keyboard.press("Up", usage: 0x52)
    stage.keyboard.press("Return", usage: 0x28)
    #expect(!log.lines.contains("watcher began"))
    watcher.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    stage.keyboard.press("Up", usage: 0x52)
    #expect(log.lines.contains("watcher began"))
  }

  @Test("The recognizer, its event and its delegate may decline a press")
  func declining() {
    let watcher = add(PressWatcher(log), "watcher")
    let judge = PressJudge()
    watcher.delegate = judge
    judge.allowsPress = false
    press()
    judge.allowsPress = true
    judge.allowsEvent = false
    press()
    watcher.isEnabled = false
    judge.allowsEvent = true
    press()
    #expect(!log.lines.contains("watcher began"))
    #expect(judge.asked == ["event", "press", "event"])
  }

  @Test("A press tells who receives it, an event which presses a recognizer receives")
  func listing() {
    let watcher = add(PressWatcher(log), "watcher")
    let deaf = add(PressWatcher(log), "deaf")
    deaf.allowedPressTypes = []
    var seen: [[UIGestureRecognizer]] = []
    var counts: [Int] = []
    view.onBegan = { press, event in
      seen.append(press.gestureRecognizers ?? [])
      counts = [event.presses(for: watcher).count, event.presses(for: deaf).count]
    }
    press()
    #expect(seen == [[watcher]] && counts == [1, 0])
  }

  @Test("A press that is ignored was never the recognizer's")
  func ignoring() {
    let watcher = add(PressWatcher(log), "watcher")
    watcher.ignores = true
    watcher.recognizesOnEnd = true
    press()
    #expect(log.lines == ["watcher began", "view began", "watcher reset", "view ended"])
  }

  @Test("A press whose end is withheld is cancelled when its responder leaves the window")
  func leavingWithheld() {
    _ = add(PressWatcher(log), "watcher", to: stage.rootView)
    // This touch continues, so the watcher continues too.
    stage.finger.down(CGPoint(x: 50, y: 50))
    press()
    #expect(log.lines == ["watcher began", "view began", "watcher ended"])
    view.removeFromSuperview()
    #expect(log.lines.last == "view cancelled")
    stage.finger.up()
    #expect(log.lines.filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
  }

  // MARK: - Taps and long presses

  @Test("A tap recognises a press, twice when asked for two, and takes it from the responder")
  func taps() {
    let single = add(UITapGestureRecognizer(), "single")
    press()
    #expect(log.lines == ["view began", "single acts: ended", "view cancelled"])
    single.numberOfTapsRequired = 2
    log.lines = []
    press()
    stage.advance(by: 0.1)
    press()
    #expect(log.lines.filter { $0.contains("acts") } == ["single acts: ended"])
    log.lines = []
    press()
    stage.advance(by: 1)
    press()
    stage.advance(by: 1)
    #expect(log.lines == ["view began", "view ended", "view began", "view ended"])
  }

  @Test("A press that lasts too long, or another button beside it, is no tap")
  func noTap() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.allowedPressTypes = [4, 0]
    down()
    stage.advance(by: 2)
    up()
    down()
    stage.keyboard.down("Up", usage: 0x52)
    up()
    stage.keyboard.up("Up", usage: 0x52)
    #expect(!log.lines.contains { $0.contains("acts") } && tap.state == .possible)
  }

  @Test("The end of a press is kept from the responder while a double press may come")
  func withheldEnd() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    press()
    #expect(log.lines == ["view began"])
    stage.advance(by: 1)
    #expect(log.lines == ["view began", "view ended"])
    double.delaysTouchesEnded = false
    press()
    #expect(log.lines == ["view began", "view ended", "view began", "view ended"])
  }

  @Test("The beginning is kept from it if the recognizer asks for that, and made up for")
  func withheldBegin() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    press()
    #expect(log.lines == ["tap acts: ended"])
    log.lines = []
    down()
    #expect(log.lines == [])
    stage.advance(by: 2)
    #expect(log.lines == ["view began"])
    up()
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test("X16: A long press begins without an event and ends with the button")
  func longPress() {
    _ = add(UILongPressGestureRecognizer(), "long")
    down()
    stage.advance(by: 0.6)
    up()
    #expect(
      log.lines == ["view began", "long acts: began", "view cancelled", "long acts: ended"]
    )
    log.lines = []
    press()
    #expect(log.lines == ["view began", "view ended"])
  }

  // MARK: - Arbitration

  @Test("One prevents the other, waits for it, or runs beside it, as with fingers")
  func arbitration() {
    let first = add(UITapGestureRecognizer(), "first")
    let second = add(UITapGestureRecognizer(), "second")
    press()
    #expect(log.lines.filter { $0.contains("acts") } == ["first acts: ended"])
    log.lines = []
    first.numberOfTapsRequired = 2
    second.require(toFail: first)
    press()
    #expect(log.lines == ["view began"])
    stage.advance(by: 1)
    #expect(log.lines == ["view began", "second acts: ended", "view cancelled"])
    log.lines = []
    let judge = PressJudge()
    judge.runsBeside = true
    let third = add(UITapGestureRecognizer(), "third")
    third.delegate = judge
    press()
    stage.advance(by: 1)
    #expect(log.lines.contains("second acts: ended") && log.lines.contains("third acts: ended"))
  }

  @Test("Cancelled presses fail taps and cancel long presses; everybody is ready afterwards")
  func interruption() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let long = add(UILongPressGestureRecognizer(), "long")
    down()
    stage.advance(by: 0.6)
    stage.send(.focusLost)
    up()
    #expect(log.lines.suffix(1) == ["long acts: cancelled"])
    #expect(tap.state == .possible && long.state == .possible)
    stage.send(.focusGained)
    log.lines = []
    press()
    #expect(log.lines == ["view began", "tap acts: ended", "view cancelled"])
  }

  @Test("A recognizer that is removed, disabled or loses its view meanwhile lets go of the press")
  func changes() {
    for change in 0..<3 {
      let watcher = add(PressWatcher(log), "watcher")
      watcher.onBegan = { [view] recognizer in
        switch change {
        case 0: view.removeGestureRecognizer(recognizer)
        case 1: recognizer.isEnabled = false
        default: view.removeFromSuperview()
        }
      }
      press()
      #expect(watcher.state == .possible && watcher.numberOfTouches == 0)
      view.removeGestureRecognizer(watcher)
    }
    #expect(log.lines.contains("view ended"))
  }

  @Test("Neither presses nor recognizers are kept alive afterwards")
  func memory() {
    weak var press: UIPress?
    weak var recognizer: UIGestureRecognizer?
    do {
      let tap = add(UITapGestureRecognizer(), "tap")
      recognizer = tap
      view.onBegan = { seen, _ in press = seen }
      self.press()
      view.onBegan = nil
      view.removeGestureRecognizer(tap)
    }
    #expect(press == nil && recognizer == nil)
  }

  @Test("A key that nobody handles keeps no window alive")
  func unhandled() {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      window = stage.window
      stage.keyboard.press("Select", usage: 0x77)
    }
    _ = Stage()
    #expect(window == nil)
  }
}

/// A log of events, in order.
@MainActor
private final class PressLog {
  var lines: [String] = []

  func act(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") acts: \(recognizer.state)")
  }
}

private final class PressedView: UIView {
  private let log: PressLog
  var onBegan: ((UIPress, UIPressesEvent) -> Void)?

  init(_ log: PressLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.lines.append("view began")
    if let event { presses.forEach { onBegan?($0, event) } }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.lines.append("view ended")
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.lines.append("view cancelled")
  }
}

private final class PressWatcher: UIGestureRecognizer {
  private let log: PressLog
  var recognizesOnEnd = false
  var ignores = false
  var onBegan: ((PressWatcher) -> Void)?

  init(_ log: PressLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  private func note(_ line: String) { log.lines.append("\(name ?? "?") \(line)") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("began")
    if ignores { presses.forEach { ignore($0, for: event) } }
    onBegan?(self)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("ended")
    if recognizesOnEnd { state = .ended }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("cancelled")
  }

  override func reset() { note("reset") }
}

private final class PressJudge: NSObject, UIGestureRecognizerDelegate {
  var allowsPress = true
  var allowsEvent = true
  var runsBeside = false
  var asked: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    asked.append("press")
    return allowsPress
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("event")
    return allowsEvent
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsBeside }
}
