import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Numbers of Core Graphics as objects")
struct NumberTests {
  @Test("A number becomes an object and comes back, also out of Any")
  func bridging() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == NSNumber(value: 2.5))
    let object: Any = NSNumber(value: 4)
    #expect(object as? CGFloat == 4)
    let number: Any = width
    #expect((number as? NSNumber)?.doubleValue == 2.5)
    #expect([width, 1] as [NSNumber] == [2.5, 1])
    #expect(CGFloat(truncating: 3) == 3)
  }

  @Test("The present time is asked from code of no actor, as wheels of old styles are made")
  func former() {
    let stage = Stage()
    stage.advance(by: 2)
    #expect(CACurrentMediaTime() == stage.application.currentTime)
    let wheel = UIActivityIndicatorView(style: .whiteLarge)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .gray).bounds.width == 20)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("Responders pass on what is known better of touches")
  func estimates() {
    let (outer, inner) = (Estimator(), UIView())
    outer.addSubview(inner)
    inner.touchesEstimatedPropertiesUpdated([])
    #expect(outer.calls == 1)
  }
}

private final class Estimator: UIView {
  var calls = 0
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { calls += 1 }
}
