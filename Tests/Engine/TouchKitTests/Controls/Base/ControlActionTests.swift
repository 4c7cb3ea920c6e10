import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Targets and actions of a control")
struct ControlActionTests {
  let stage = Stage()
  let control = RecordingControl(frame: rect(100, 100, 100, 40))

  init() { stage.rootView.addSubview(control) }

  @Test("Methods with no, one and two arguments are called in the order of registration")
  func forms() {
    let target = Target()
    control.addTarget(target, action: Target.both, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.sender), for: .touchUpInside)
    control.addTarget(target, action: Target.free, for: .touchUpInside)
    stage.tap(control)
    #expect(target.calls == ["both true", "plain", "sender true", "free"])
    #expect(control.sent == 4)
  }

  @Test("The same pair counts once and keeps its place, with the events added up")
  func merging() {
    let target = Target()
    let plain = Selector(Target.plain)
    control.addTarget(target, action: plain, for: .touchDown)
    control.addTarget(target, action: Target.free, for: .touchDown)
    control.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
    stage.tap(control)
    #expect(target.calls == ["plain", "free", "plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeTarget(target, action: plain, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown)?.count == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test("Targets are not kept, and one that is gone is not looked for up the chain")
  func weakTargets() {
    var target: Target? = Target()
    weak let trace = target
    control.addTarget(target, action: Target.plain, for: .touchDown)
    #expect(control.allTargets.count == 1)
    target = nil
    #expect(trace == nil)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    stage.tap(control)
    #expect(control.sent == 0)
  }

  @Test("Sc-41: a nil target is the nearest responder that has the method")
  func nilTarget() {
    let middle = ChainView(frame: rect(0, 0, 414, 896))
    let top = ChainView(frame: rect(0, 0, 414, 896))
    stage.rootView.addSubview(top)
    top.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: ChainView.found, for: .touchUpInside)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
    stage.tap(control)
    #expect(middle.senders.count == 1 && middle.senders.first === control)
    #expect(top.senders.isEmpty)
    top.addSubview(control)
    stage.tap(control)
    #expect(top.senders.count == 1)
    stage.rootView.addSubview(control)
    stage.tap(control)
    #expect(middle.senders.count + top.senders.count == 2)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside)?.count == 1)
  }

  @Test("sendActions works without a finger and while disabled, with no event")
  func programmatic() {
    let target = Target()
    control.addTarget(target, action: Target.optionalEvent, for: .valueChanged)
    control.isEnabled = false
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(target.calls == ["event false"])
  }

  @Test("Actions know their sender while they are performed; a disabled one is not performed")
  func actions() {
    var senders: [Bool] = []
    let action = UIAction(title: "Do") { senders.append($0.sender as? UIControl != nil) }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchUpInside)
    stage.tap(control)
    #expect(senders == [true, true])
    #expect(action.sender == nil && action.title == "Do")
    #expect(control.performed == 2)
    action.attributes = .disabled
    control.sendAction(action)
    #expect(senders.count == 2)
  }

  @Test("An action takes the place of one with its identifier")
  func identifiers() {
    var calls: [Int] = []
    let name = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .touchDown)
    control.addAction(UIAction { _ in calls.append(2) }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in calls.append(3) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == [3, 2])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == [3, 2, 2])
  }

  @Test("Handlers are visited in order, until the visitor has seen enough")
  func enumeration() {
    let target = Target()
    let plain = Selector(Target.plain)
    let action = UIAction { _ in }
    control.addTarget(target, action: plain, for: .touchDown)
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: Target.free, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { found, pair, events, stops in
      if found === action { seen.append("action \(events.rawValue)") }
      if let (who, method) = pair {
        seen.append("\(who as? Target === target) \(method == plain)")
        stops = who == nil
      }
    }
    #expect(seen == ["true true", "action 65", "false false"])
    seen = []
    control.enumerateEventHandlers { _, _, _, stops in
      seen.append("")
      stops = true
    }
    #expect(seen.count == 1)
  }

  @Test("A handler taken away by an earlier one is not called")
  func removalWhileSending() {
    let target = Target()
    control.addAction(
      UIAction { ($0.sender as? UIControl)?.removeTarget(target, action: nil, for: .allEvents) },
      for: .touchDown
    )
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == [])
  }

  @Test("The primary action is performed for primaryActionTriggered")
  func primaryAction() {
    var calls = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
    #expect(control.allControlEvents == .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(calls == 1)
  }

  @Test("Events and states have UIKit's numbers")
  func rawValues() {
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    #expect(UIControl.State.focused.rawValue == 8)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
    #expect(control.contentHorizontalAlignment.rawValue == 0)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}

final class RecordingControl: UIControl {
  var sent = 0
  var performed = 0

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent += 1
    super.sendAction(action, to: target, for: event)
  }

  override func sendAction(_ action: UIAction) {
    performed += 1
    super.sendAction(action)
  }
}

private final class ChainView: UIView {
  var senders: [UIView] = []
  func found(_ sender: UIView) { senders.append(sender) }
}

@MainActor
private final class Target {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ sender: UIControl) { calls.append("sender \(sender is RecordingControl)") }
  func both(_ sender: UIControl, event: UIEvent) {
    calls.append("both \(event.allTouches?.count == 1)")
  }
  func optionalEvent(_ sender: UIControl, event: UIEvent?) {
    calls.append("event \(event != nil)")
  }
  nonisolated func free() { MainActor.assumeIsolated { calls.append("free") } }
}
