import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Animated views of other people")
struct ClientViewTests {
  private let stage = Stage(size: CGSize(width: 120, height: 120))

  private func dump() -> String { stage.application.picture().dump() }

  private func put<View: UIView>(_ view: View) -> View {
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
    return view
  }

  @Test("A progress ring fills up to a value and stays there")
  func ring() {
    let ring = put(ProgressRing(frame: rect(10, 10, 100, 100)))
    #expect(!dump().contains("#007AFF") && !dump().contains("#0000FF"))
    ring.setProgress(0.5, duration: 2)
    stage.advance(to: 1)
    #expect(abs((ring.barLayer.presentation()?.strokeEnd ?? 0) - 0.25) < 1e-6)
    // A quarter of the way clockwise from the top is at the right.
    #expect(dump().contains("stroke path M50,3 C75.957,3 97,24.043 97,50 #0000FF"))
    #expect(stage.application.nextDeadline.map { $0 < 1.02 } == true)
    stage.advance(to: 3)
    #expect(ring.barLayer.presentation()?.strokeEnd == 0.5)
    #expect(ring.barLayer.strokeEnd == 0)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("A ripple grows under the finger and goes away by itself")
  func ripple() {
    let view = put(RippleView(frame: rect(0, 0, 120, 120)))
    view.backgroundColor = .black
    view.clipsToBounds = true
    let finger = stage.makeFinger()
    finger.down(30, 40)
    #expect(view.layer.sublayers?.count == 1)
    stage.advance(by: 0.3)
    #expect(dump().contains("#FFFFFF"))
    finger.up()
    stage.advance(by: 1)
    #expect(view.finished == 1)
    #expect(view.layer.sublayers == nil)
    #expect(!dump().contains("#FFFFFF"))
  }

  @Test("A shimmer runs for ever, repainting its own room only, until it is stopped")
  func shimmer() {
    let view = put(ShimmerView(frame: rect(20, 20, 80, 10)))
    view.startShimmering()
    _ = stage.application.takeDamage()
    stage.advance(to: 0.625)
    #expect(view.gradientLayer.presentation()?.locations?.map(\.doubleValue) == [0, 0.5, 1])
    let damage = stage.application.takeDamage()
    #expect(damage.allSatisfy { rect(18, 18, 84, 14).contains($0) } && !damage.isEmpty)
    stage.advance(to: 100)
    #expect(view.gradientLayer.animation(forKey: "shimmer") != nil)
    view.stopShimmering()
    #expect(stage.application.nextDeadline.map { $0 <= 100 } ?? true)
    stage.advance(to: 101)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("A view shakes, and another jumps into its place, without changing for anybody else")
  func shakeAndBounce() {
    let view = put(UIView(frame: rect(40, 40, 40, 40)))
    view.backgroundColor = .red
    view.shake()
    stage.advance(to: 0.075)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 60) < 1e-6)
    #expect(view.frame.minX == 40)
    stage.advance(to: 1)
    view.bounceIn()
    stage.advance(to: 1.35)
    #expect((view.layer.presentation()?.affineTransform().a ?? 0) > 1.1)
    #expect(stage.rootView.hitTest(CGPoint(x: 41, y: 41), with: nil) === view)
    stage.advance(to: 5)
    #expect(view.layer.animationKeys() == nil)
    #expect(dump().contains("fill rect (40 40 40 40) #FF0000"))
  }

  @Test("Dots beat one after the other")
  func dots() {
    let view = put(BallPulse(frame: rect(0, 0, 62, 30)))
    view.startAnimating(now: stage.application.currentTime)
    stage.advance(to: 0.12 + 0.225)
    let scales = view.dots.map { $0.presentation()?.affineTransform().a ?? 0 }
    #expect(abs(scales[0] - 0.3) < 1e-3)
    #expect(scales[0] < scales[1] && scales[1] < 1)
    #expect(scales[2] == 1)
    view.stopAnimating()
    stage.advance(to: 1)
    #expect(stage.application.nextDeadline == nil)
    #expect(view.layer.sublayers == nil)
  }

  @Test("A tick is drawn, then its transaction tells")
  func checkmark() {
    let view = put(Checkmark(frame: rect(0, 0, 50, 50)))
    var isDone = false
    view.show { isDone = true }
    stage.advance(to: 0.2)
    #expect(view.tickLayer.presentation()?.strokeEnd == 0.5)
    #expect(!isDone)
    stage.advance(to: 0.4)
    #expect(isDone)
    #expect(view.tickLayer.presentation()?.strokeEnd == 1)
  }
}
