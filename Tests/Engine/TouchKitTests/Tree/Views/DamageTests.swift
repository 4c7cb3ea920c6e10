import Drawing
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Damage")
struct DamageTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))

  /// Returns the damage of a change when nothing else is pending.
  private func damage(_ change: () -> Void) -> [CGRect] {
    stage.application.layoutIfNeeded()
    _ = stage.application.takeDamage()
    change()
    return stage.application.takeDamage()
  }

  @Test("At first everything is damaged, then nothing until something changes")
  func start() {
    #expect(stage.application.takeDamage() == [rect(0, 0, 400, 300)])
    #expect(stage.application.takeDamage() == [])
  }

  @Test("Moving a view damages where it was and where it is")
  func move() {
    let v = named("V", rect(10, 10, 20, 20), in: stage.rootView)
    let damaged = damage { v.center.x += 100 }
    #expect(damaged == [rect(9, 9, 22, 22), rect(109, 9, 22, 22)])
  }

  @Test("A subview that sticks out counts, unless it is cut or hidden")
  func extent() {
    let v = named("V", rect(10, 10, 20, 20), in: stage.rootView)
    let child = named("C", rect(10, 10, 50, 5), in: v)
    #expect(damage { v.alpha = 0.5 } == [rect(9, 9, 62, 22)])
    v.clipsToBounds = true
    #expect(damage { v.alpha = 0.6 } == [rect(9, 9, 22, 22)])
    v.clipsToBounds = false
    child.isHidden = true
    #expect(damage { v.alpha = 0.7 } == [rect(9, 9, 22, 22)])
  }

  @Test("What does not change the picture damages nothing")
  func nothing() {
    let v = named("V", rect(10, 10, 20, 20), in: stage.rootView)
    v.isHidden = true
    #expect(damage { v.center.x += 5 } == [])
    v.isHidden = false
    #expect(damage { v.frame = v.frame } == [])
    #expect(damage { v.isUserInteractionEnabled = false } == [])
    #expect(damage { UIView(frame: rect(0, 0, 9, 9)).backgroundColor = .red } == [])
  }

  @Test("A new size of the screen is a new size of the window and its root view")
  func resize() {
    stage.send(.resized(CGSize(width: 500, height: 200)))
    #expect(stage.window.frame == rect(0, 0, 500, 200))
    #expect(stage.rootView.frame == rect(0, 0, 500, 200))
    #expect(stage.application.takeDamage() == [rect(0, 0, 500, 200)])
  }

  @Test("A window that comes to the front damages what it covers, and is seen there")
  func windowOrder() {
    let first = window(rect(10, 10, 100, 100), .red)
    let second = window(rect(50, 50, 100, 100), .blue)
    #expect(frontFill == "fill rect (50 50 100 100) #0000FF")
    #expect(damage { first.makeKeyAndVisible() } == [rect(9, 9, 102, 102)])
    #expect(frontFill == "fill rect (10 10 100 100) #FF0000")
    #expect(damage { first.makeKeyAndVisible() } == [])
    #expect(damage { second.isHidden = true } == [rect(49, 49, 102, 102)])
  }

  @Test("A window that no owner keeps any more leaves nothing behind on the screen")
  func windowGone() {
    let kept = window(rect(10, 10, 100, 100), .red)
    var gone: UIWindow? = window(rect(50, 50, 100, 100), .blue)
    #expect(gone != nil && frontFill == "fill rect (50 50 100 100) #0000FF")
    #expect(damage { gone = nil } == [rect(0, 0, 400, 300)])
    #expect(frontFill == "fill rect (10 10 100 100) #FF0000")
    #expect(damage {} == [])
    withExtendedLifetime(kept) {}
  }

  private func window(_ frame: CGRect, _ color: UIColor) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.backgroundColor = color
    window.makeKeyAndVisible()
    return window
  }

  /// The fill of the front view in a repeated full painting.
  private var frontFill: String? {
    _ = stage.application.picture()
    _ = stage.application.picture()
    return stage.application.picture().dump().split(separator: "\n").last.map(String.init)
  }
}
