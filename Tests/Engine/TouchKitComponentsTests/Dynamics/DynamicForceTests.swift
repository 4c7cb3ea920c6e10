import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Items that forces move")
struct DynamicForceTests {
  private let stand = DynamicsStand()

  @Test("Gravity of 1 makes items faster by 1000 points per second in a second")
  func gravity() {
    let (small, large) = (stand.box(100, 0, side: 20), stand.box(300, 0, side: 200))
    stand.animator.addBehavior(UIGravityBehavior(items: [small, large]))
    #expect(stand.animator.isRunning)
    #expect(small.center.y == 0)
    stand.stage.advance(by: 0.5)
    #expect(abs(small.center.y - 125) < 2)
    #expect(small.center == CGPoint(x: 100, y: large.center.y))
    #expect(abs(stand.animator.elapsedTime - 0.5) < 1e-6)
    #expect(stand.story == ["resume"])
  }

  @Test("Gravity has a direction, an angle and a magnitude")
  func direction() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.magnitude = 2
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9)
    gravity.angle = 0
    #expect(abs(gravity.gravityDirection.dx - 2) < 1e-9)
  }

  @Test("A push of 1 all the time makes a box of 100 points faster by 100 points per second")
  func push() {
    let (light, heavy) = (stand.box(0, 0), stand.box(0, 300))
    let push = UIPushBehavior(items: [light, heavy], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let matter = UIDynamicItemBehavior(items: [heavy])
    matter.density = 2
    stand.animator.addBehavior(matter)
    stand.animator.addBehavior(push)
    stand.stage.advance(by: 1)
    #expect(abs(light.center.x - 50) < 1)
    #expect(abs(heavy.center.x - 25) < 1)
    push.active = false
    let former = light.center.x
    stand.stage.advance(by: 1)
    #expect(abs(light.center.x - former - 100) < 1)
  }

  @Test("A push happens once, and again when it is made active")
  func once() {
    let box = stand.box(0, 0)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let matter = UIDynamicItemBehavior(items: [box])
    stand.animator.addBehavior(push)
    stand.animator.addBehavior(matter)
    #expect(push.active)
    stand.stage.advance(by: 1)
    #expect(!push.active)
    #expect(abs(matter.linearVelocity(for: box).x - 100) < 1e-6)
    push.active = true
    stand.stage.advance(by: 0.1)
    #expect(abs(matter.linearVelocity(for: box).x - 200) < 1e-6)
  }

  @Test("A push beside the middle turns the item")
  func turning() {
    let box = stand.box(0, 0)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: box)
    stand.animator.addBehavior(push)
    stand.stage.advance(by: 0.2)
    #expect(box.transform.b > 0)
    #expect(abs(box.bounds.width - 100) < 1e-9)
  }

  @Test("Resistance slows items down until the animator pauses")
  func resistance() {
    let box = stand.box(0, 0)
    let matter = UIDynamicItemBehavior(items: [box])
    matter.resistance = 10
    matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(matter.linearVelocity(for: box).x == 100)
    stand.animator.addBehavior(matter)
    stand.stage.advance(by: 5)
    #expect(abs(box.center.x - 10) < 1)
    #expect(!stand.animator.isRunning)
    #expect(stand.story == ["resume", "pause"])
    matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(stand.animator.isRunning)
    #expect(stand.story == ["resume", "pause", "resume"])
  }

  @Test("Items snap to a point and come to rest there, upright")
  func snap() {
    let box = stand.box(50, 50)
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))
    #expect(snap.damping == 0.5)
    stand.animator.addBehavior(snap)
    stand.stage.advance(by: 3)
    #expect(box.center == CGPoint(x: 300, y: 400))
    #expect(abs(box.transform.b) < 1e-9)
    #expect(!stand.animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    stand.stage.advance(by: 3)
    #expect(box.center == CGPoint(x: 100, y: 100))
    #expect(stand.story == ["resume", "pause", "resume", "pause"])
  }

  @Test("An attachment keeps the length it had, about its anchor")
  func rod() {
    let box = stand.box(300, 100, side: 40)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rod.length == 100)
    #expect(rod.attachedBehaviorType == .anchor)
    stand.animator.addBehavior(rod)
    stand.animator.addBehavior(UIGravityBehavior(items: [box]))
    for _ in 0..<10 {
      stand.stage.advance(by: 0.1)
      let way = CGVector(dx: box.center.x - 200, dy: box.center.y - 100)
      #expect(abs((way.dx * way.dx + way.dy * way.dy).squareRoot() - 100) < 2)
    }
    #expect(box.center.y > 100)
  }

  @Test("An anchor that moves takes the item along")
  func anchor() {
    let box = stand.box(100, 100, side: 40)
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
    stand.animator.addBehavior(hold)
    for step in 1...20 {
      hold.anchorPoint = CGPoint(x: 100 + CGFloat(step) * 5, y: 100)
      stand.stage.advance(by: 1 / 60)
    }
    stand.stage.advance(by: 1)
    #expect(abs(box.center.x - 200) < 2)
  }

  @Test("A spring brings two items to its length")
  func spring() {
    let (a, b) = (stand.box(100, 100, side: 40), stand.box(300, 100, side: 40))
    let spring = UIAttachmentBehavior(item: a, attachedTo: b)
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.8
    #expect(spring.attachedBehaviorType == .items)
    stand.animator.addBehavior(spring)
    stand.stage.advance(by: 4)
    #expect(abs(b.center.x - a.center.x - 100) < 1)
    #expect(abs(a.center.x + b.center.x - 400) < 1)
  }

  @Test("Every run is the same, however time passes")
  func sameness() {
    func run(_ step: Double) -> CGPoint {
      let stand = DynamicsStand()
      let boxes = (0..<6).map { stand.box(150 + CGFloat($0) * 9, CGFloat($0) * 70, side: 60) }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      stand.animator.addBehavior(collision)
      stand.animator.addBehavior(UIGravityBehavior(items: boxes))
      for _ in 0..<Int((2 / step).rounded()) { stand.stage.advance(by: step) }
      return boxes[5].center
    }
    #expect(run(0.5) == run(0.1))
  }
}
