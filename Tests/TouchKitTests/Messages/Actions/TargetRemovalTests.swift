import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Targets added and removed by method")
struct TargetRemovalTests {
  private let stage = Stage()

  /// A control of this test's own application: one in no window sends through the shared one.
  private func makeControl() -> UIControl {
    let control = UIControl()
    stage.rootView.addSubview(control)
    return control
  }

  @Test("A control forgets just the method that is named")
  func control() {
    let control = makeControl()
    let counter = Counter()
    control.addTarget(counter, action: Counter.up, for: .touchUpInside)
    control.addTarget(counter, action: Counter.down, for: .touchUpInside)
    control.addTarget(counter, action: Counter.plain, for: .touchUpInside)
    control.removeTarget(counter, action: Counter.down, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["up", "plain"])
    control.removeTarget(counter, action: Selector(Counter.up), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["up", "plain", "plain"])
  }

  @Test("The same pair added twice is called once")
  func twice() {
    let control = makeControl()
    let counter = Counter()
    control.addTarget(counter, action: Counter.up, for: .touchDown)
    control.addTarget(counter, action: Counter.up, for: .touchDown)
    control.addTarget(counter, action: Selector(Counter.up), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["up"])
  }

  @Test("A recognizer forgets just the method that is named")
  func recognizer() {
    let counter = Counter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.up)
    tap.addTarget(counter, action: Counter.up)
    tap.addTarget(counter, action: Counter.down)
    tap.removeTarget(counter, action: Counter.down)
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(stage.rootView)
    #expect(counter.calls == ["up"])
    tap.removeTarget(counter, action: Counter.up)
    stage.advance(by: 2)
    stage.tap(stage.rootView)
    #expect(counter.calls == ["up"])
  }
}

private class Counter: UIResponder {
  var calls: [String] = []
  func up() { calls.append("up") }
  func down() { calls.append("down") }
  nonisolated func plain() { MainActor.assumeIsolated { calls.append("plain") } }
}
