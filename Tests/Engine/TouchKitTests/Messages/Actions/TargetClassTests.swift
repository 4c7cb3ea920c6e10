import TouchTrace
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Targets and the classes that their methods take")
struct TargetClassTests {
  private let stage = Stage()
  private let counter = Counter()

  @Test("One selector serves every recognizer of the class that its method takes, and no other")
  func senders() {
    let action = Selector(Counter.tapped)
    let recognizers = [
      UITapGestureRecognizer(target: counter, action: action),
      SpecialTap(target: counter, action: action),
      UILongPressGestureRecognizer(target: counter, action: action),
    ]
    for recognizer in recognizers {
      stage.rootView.addGestureRecognizer(recognizer)
      for _ in 0..<3 {
        stage.tap(stage.rootView, for: 0.6)
        stage.advance(by: 2)
        stage.tap(stage.rootView)
        stage.advance(by: 2)
      }
      stage.rootView.removeGestureRecognizer(recognizer)
    }
    let calls = Array(repeating: "tap", count: 6) + Array(repeating: "special", count: 6)
    #expect(counter.calls == calls)
    #expect(stage.transcript(.incidents).contains("could not call"))
  }

  @Test("One selector serves targets of the class that has the method, and of classes below it")
  func targets() {
    let special = SpecialCounter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.plain)
    tap.addTarget(special, action: Counter.plain)
    stage.rootView.addGestureRecognizer(tap)
    for _ in 0..<3 {
      stage.tap(stage.rootView)
      stage.advance(by: 2)
    }
    #expect(counter.calls == ["plain", "plain", "plain"])
    #expect(special.calls == ["special", "special", "special"])
  }

  @Test("A target that goes away is told nothing, and the others go on")
  func gone() {
    var gone: Counter? = Counter()
    let tap = UITapGestureRecognizer(target: gone, action: Counter.plain)
    tap.addTarget(counter, action: Counter.tapped)
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(stage.rootView)
    gone = nil
    stage.advance(by: 2)
    stage.tap(stage.rootView)
    #expect(counter.calls == ["tap", "tap"])
    #expect(!stage.transcript(.incidents).contains("could not call"))
  }
}

private class SpecialTap: UITapGestureRecognizer {}

private class Counter {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func tapped(_ recognizer: UITapGestureRecognizer) {
    calls.append(recognizer is SpecialTap ? "special" : "tap")
  }
}

private final class SpecialCounter: Counter {
  override func plain() { calls.append("special") }
}
