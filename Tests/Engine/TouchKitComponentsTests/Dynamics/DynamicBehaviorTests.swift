import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Behaviors of dynamic items")
struct DynamicBehaviorTests {
  private let stand = DynamicsStand()

  @Test("An item falls to the edge of the view, tells of it, and rests there")
  func floor() {
    let box = stand.box(200, 100)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = stand
    stand.animator.addBehavior(collision)
    stand.animator.addBehavior(UIGravityBehavior(items: [box]))
    stand.stage.advance(by: 5)
    #expect(abs(box.center.y - 550) < 0.5)
    #expect(abs(box.center.x - 200) < 0.5)
    #expect(!stand.animator.isRunning)
    #expect(stand.story.first == "resume")
    #expect(stand.story.dropFirst().first == "began box edge")
    #expect(stand.story.last == "pause")
  }

  @Test("Boundaries have names, and those that are removed hold nothing")
  func boundaries() {
    let box = stand.box(200, 100, side: 50)
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = stand
    let shelf = (CGPoint(x: 0, y: 300), CGPoint(x: 400, y: 300))
    collision.addBoundary(withIdentifier: "shelf" as any NSCopying, from: shelf.0, to: shelf.1)
    collision.addBoundary(
      withIdentifier: "floor" as NSString,
      for: UIBezierPath(rect: CGRect(x: 0, y: 500, width: 400, height: 50))
    )
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "shelf") != nil)
    stand.animator.addBehavior(UIGravityBehavior(items: [box]))
    stand.animator.addBehavior(collision)
    stand.stage.advance(by: 4)
    #expect(abs(box.center.y - 275) < 0.5)
    #expect(stand.story.contains("began box shelf"))
    collision.removeBoundary(withIdentifier: "shelf")
    stand.stage.advance(by: 4)
    #expect(abs(box.center.y - 475) < 0.5)
    #expect(stand.story.contains("ended box shelf"))
    #expect(collision.boundary(withIdentifier: "shelf") == nil)
  }

  @Test("Items of one behavior push each other; those of others pass through")
  func items() {
    let (a, b, c) = (
      stand.box(0, 0, side: 40, "a"), stand.box(200, 0, side: 40, "b"),
      stand.box(100, 0, side: 40, "c")
    )
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionDelegate = stand
    let matter = UIDynamicItemBehavior(items: [a])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 200, y: 0), for: a)
    for behavior in [collision, matter, UICollisionBehavior(items: [c])] {
      stand.animator.addBehavior(behavior)
    }
    stand.stage.advance(by: 2)
    #expect(stand.story.filter { $0.hasPrefix("began") } == ["began a b"])
    #expect(stand.story.contains("ended a b"))
    #expect(c.center == CGPoint(x: 100, y: 0))
    #expect(b.center.x > 300)
    #expect(abs(a.center.x - 160) < 5)
  }

  @Test("The mode says what items bounce off")
  func modes() {
    let box = stand.box(200, 100)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .items
    stand.animator.addBehavior(collision)
    stand.animator.addBehavior(UIGravityBehavior(items: [box]))
    stand.stage.advance(by: 3)
    #expect(box.center.y > 1000)
    #expect(UICollisionBehavior(items: []).collisionMode == .everything)
  }

  @Test("An anchored item stays where it is, and others bounce off it")
  func anchored() {
    let (post, ball) = (stand.box(200, 400, "post"), stand.box(200, 100, "ball"))
    let matter = UIDynamicItemBehavior(items: [post])
    matter.isAnchored = true
    for behavior in [
      UIGravityBehavior(items: [post, ball]), UICollisionBehavior(items: [post, ball]), matter,
    ] { stand.animator.addBehavior(behavior) }
    stand.stage.advance(by: 4)
    #expect(post.center == CGPoint(x: 200, y: 400))
    #expect(abs(ball.center.y - 300) < 0.5)
  }

  @Test("A behavior made of others brings them into force, and tells them so")
  func composite() {
    final class Falling: UIDynamicBehavior {
      private(set) var moves: [Bool] = []

      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        moves.append(dynamicAnimator != nil)
      }
    }
    let box = stand.box(200, 100)
    let falling = Falling()
    let gravity = UIGravityBehavior(items: [box])
    falling.addChildBehavior(gravity)
    var steps = 0
    falling.action = { steps += 1 }
    stand.animator.addBehavior(falling)
    #expect(gravity.dynamicAnimator === stand.animator)
    #expect(stand.animator.behaviors == [falling])
    #expect(falling.childBehaviors == [gravity])
    stand.stage.advance(by: 0.5)
    #expect(box.center.y > 200)
    #expect(steps == 30)
    stand.animator.removeAllBehaviors()
    let place = box.center
    stand.stage.advance(by: 1)
    #expect(box.center == place)
    #expect(steps == 30)
    #expect(falling.moves == [true, false])
    #expect(gravity.dynamicAnimator == nil)
    #expect(!stand.animator.isRunning)
  }

  @Test("Items that somebody else moved go on from there")
  func updating() {
    let box = stand.box(200, 100)
    stand.animator.addBehavior(UIGravityBehavior(items: [box]))
    stand.stage.advance(by: 0.1)
    box.center = CGPoint(x: 300, y: 0)
    stand.animator.updateItem(usingCurrentState: box)
    stand.stage.advance(by: 0.1)
    #expect(box.center.x == 300)
    #expect(box.center.y < 60)
    #expect(stand.animator.items(in: CGRect(x: 260, y: 0, width: 10, height: 10)).count == 1)
    #expect(stand.animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
  }

  @Test("A round item rolls where a box would rest")
  func round() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 175, y: 200, width: 50, height: 50))
    stand.view.addSubview(ball)
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 300))
    slope.addLine(to: CGPoint(x: 400, y: 340))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "slope", for: slope)
    let matter = UIDynamicItemBehavior(items: [ball])
    matter.friction = 1
    for behavior in [collision, matter, UIGravityBehavior(items: [ball])] {
      stand.animator.addBehavior(behavior)
    }
    stand.stage.advance(by: 1)
    #expect(ball.center.x > 215)
    #expect(ball.transform.b > 0)
  }

  @Test("An animator and its items can go while it runs")
  func lifetime() {
    weak var gone: UIDynamicAnimator?
    do {
      let animator = UIDynamicAnimator(referenceView: stand.view)
      animator.addBehavior(UIGravityBehavior(items: [stand.box(0, 0)]))
      gone = animator
      stand.stage.advance(by: 0.1)
    }
    stand.stage.advance(by: 0.1)
    #expect(gone == nil)
  }
}
