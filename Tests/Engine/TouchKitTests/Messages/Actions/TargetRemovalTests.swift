import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Targets added and removed by selector")
struct TargetRemovalTests {
  private let stage = Stage()

  /// Returns a control of this test's own application; one without a window sends through the shared application.
  private func makeControl() -> UIControl {
    let control = UIControl()
    stage.rootView.addSubview(control)
    return control
  }

  @Test("A control forgets just what is named, and just the selector that was kept")
  func control() {
    let control = makeControl()
    let counter = Counter()
    let down = Selector(Counter.down)
    control.addTarget(counter, action: Selector("up", Counter.up), for: .touchUpInside)
    control.addTarget(counter, action: down, for: .touchUpInside)
    control.addTarget(counter, action: Counter.plain, for: .touchUpInside)
    control.removeTarget(counter, action: down, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["up", "plain"])
    control.removeTarget(counter, action: Selector("up", Counter.up), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["up", "plain", "plain"])
    control.removeTarget(counter, action: nil, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["up", "plain", "plain"])
  }

  @Test("A mention that runs again adds nothing, as in a cell that is used again")
  func again() {
    let control = makeControl()
    let counter = Counter()
    for _ in 0..<3 {
      control.addTarget(counter, action: Counter.up, for: .touchDown)
      control.addTarget(counter, action: Selector("down", Counter.down), for: .touchDown)
      control.addTarget(counter, action: Counter.plain, for: .touchDown)
    }
    control.addTarget(counter, action: Selector("down", Counter.down), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["up", "down", "plain"])
  }

  @Test("Two methods that come through one helper are both called")
  func helper() {
    let control = makeControl()
    let counter = Counter()
    func add(_ method: @escaping (Counter) -> @MainActor () -> Void) {
      control.addTarget(counter, action: method, for: .touchDown)
    }
    add(Counter.up)
    add(Counter.down)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["up", "down"])
  }

  @Test("A recognizer forgets just what is named, and just the selector that was kept")
  func recognizer() {
    let counter = Counter()
    let up = Selector(Counter.up)
    let tap = UITapGestureRecognizer(target: counter, action: up)
    tap.addTarget(counter, action: up)
    tap.addTarget(counter, action: Selector("down", Counter.down))
    tap.removeTarget(counter, action: Selector("down", Counter.down))
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(stage.rootView)
    #expect(counter.calls == ["up"])
    tap.removeTarget(counter, action: up)
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
