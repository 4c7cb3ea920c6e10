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
    #expect(Layout().overrides == [.layoutSubviews])
    #expect(Controller().overrides.contains(.touchesBegan))
    #expect(!UIViewController().overrides.contains(.touchesBegan))
    #expect(GenericView<Int>().overrides == [.hitTest])
    #expect(Keys().overrides == [.pressesBegan, .pressesChanged, .pressesCancelled])
    #expect(Motions().overrides == [.motionEnded, .remoteControlReceived, .canPerformAction])
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

private final class Layout: UIView {
  override func layoutSubviews() {}
}

private final class Keys: UIView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class Motions: UIResponder {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

private final class Controller: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class GenericView<Value>: UIView {
  var value: Value?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
