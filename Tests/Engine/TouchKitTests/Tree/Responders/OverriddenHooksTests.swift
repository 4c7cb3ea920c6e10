import Foundation
import Testing

@testable import TouchKit

@MainActor
@Suite("Overridden hooks", .tags(.needsOverrides), .whereOverridesAreKnown)
struct OverriddenHooksTests {
  @Test("The method tables of this toolchain can be read")
  func reliable() {
    #expect(HookSlots.current.canTellOverrides)
  }

  @Test("A class that overrides nothing has no hooks")
  func nothing() {
    #expect(UIView().overrides == [])
    #expect(Plain(frame: .zero).overrides == [])
  }

  @Test("Each overridden method is found, also through subclasses and beside other members")
  func each() {
    #expect(HitTest().overrides == [.hitTest])
    #expect(PointInside().overrides == [.pointInside])
    #expect(BelowPointInside().overrides == [.pointInside, .touchesMoved])
    #expect(Touches().overrides == [.touchesBegan, .touchesEnded, .touchesCancelled])
    #expect(Drawing().overrides == [.draw])
    #expect(Controller().overrides.contains(.touchesBegan))
    #expect(!UIViewController().overrides.contains(.touchesBegan))
    #expect(GenericView<Int>().overrides == [.hitTest])
    #expect(Chained().overrides == [.next])
  }
}

private class Plain: UIView {
  var number = 7
  var text = "x"
  func method() -> Int { number }
}

private final class HitTest: Plain {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class PointInside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private final class BelowPointInside: PointInside {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Touches: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Drawing: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class Chained: UIView {
  override var next: UIResponder? { nil }
}

private final class Controller: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class GenericView<Value>: UIView {
  var value: Value?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
