import Foundation
import Geometry
import Testing

@testable import TouchKitComponents

@Suite("Rigid bodies")
struct RigidWorldTests {
  private let world = RigidWorld()
  private let square = RigidOutline.rectangle(CGSize(width: 20, height: 20))

  private func pass(_ seconds: Double, _ exert: () -> Void = {}) -> [RigidContact] {
    var contacts: [RigidContact] = []
    for _ in 0..<Int(seconds * 240) {
      exert()
      contacts += world.step(1 / 240)
    }
    return contacts
  }

  @Test("A pull makes a body faster, a push at once")
  func forces() {
    let body = world.addBody(square, mass: 2, at: .zero, angle: 0)
    body.push(CGVector(dx: 20, dy: 0))
    #expect(body.velocity == CGVector(dx: 10, dy: 0))
    _ = pass(1) { body.pull(CGVector(dx: 0, dy: 8)) }
    #expect(abs(body.position.x - 10) < 1e-9)
    #expect(abs(body.velocity.dy - 4) < 1e-9)
  }

  @Test("A push beside the middle turns a body, unless it must not turn")
  func turning() {
    for turns in [true, false] {
      let body = world.addBody(square, mass: 1, at: CGPoint(x: 500, y: 0), angle: 0)
      body.setMass(1, isFixed: false, turns: turns)
      body.push(CGVector(dx: 0, dy: 10), at: CGVector(dx: 10, dy: 0))
      #expect((body.angularVelocity > 0) == turns)
      world.remove(body)
    }
  }

  @Test("A body that falls on a wall stays on it; both ends of the contact are told")
  func wall() {
    let wall = world.addWall(
      [(CGPoint(x: -100, y: 50), CGPoint(x: 100, y: 50))],
      thickness: 0
    )
    let body = world.addBody(square, mass: 1, at: .zero, angle: 0)
    let contacts = pass(2) { body.pull(CGVector(dx: 0, dy: 1000)) }
    #expect(abs(body.position.y - 40) < 0.5)
    #expect(contacts.map(\.hasBegun) == [true])
    #expect(contacts.first?.first == wall)
    #expect(contacts.first?.second == body.number)
    world.removeWall(wall)
    let later = pass(0.5) { body.pull(CGVector(dx: 0, dy: 1000)) }
    #expect(later.map(\.hasBegun) == [false])
    #expect(body.position.y > 100)
  }

  @Test("Bodies that may not touch pass through each other")
  func passing() {
    world.mayTouch = { _, _ in false }
    let (a, b) = (
      world.addBody(square, mass: 1, at: .zero, angle: 0),
      world.addBody(square, mass: 1, at: CGPoint(x: 40, y: 0), angle: 0)
    )
    a.velocity = CGVector(dx: 100, dy: 0)
    #expect(pass(1).isEmpty)
    #expect(abs(a.position.x - 100) < 1e-9)
    #expect(b.position.x == 40)
  }

  @Test("A lively body hands its speed on")
  func bouncing() {
    let (a, b) = (
      world.addBody(.circle(radius: 10), mass: 1, at: .zero, angle: 0),
      world.addBody(.circle(radius: 10), mass: 1, at: CGPoint(x: 40, y: 0), angle: 0)
    )
    a.setSurface(elasticity: 1, friction: 0)
    a.velocity = CGVector(dx: 100, dy: 0)
    let contacts = pass(1)
    #expect(contacts.map(\.hasBegun) == [true, false])
    #expect(abs(a.velocity.dx) < 1)
    #expect(abs(b.velocity.dx - 100) < 1)
  }

  @Test("Rods, ropes and pivots hold bodies; let go, they leave")
  func joints() throws {
    let body = world.addBody(square, mass: 1, at: CGPoint(x: 100, y: 0), angle: 0)
    let joint = world.join(
      .rod(length: 100),
      RigidJoint.End(body, .zero),
      RigidJoint.End(.zero)
    )
    _ = pass(1.3) { body.pull(CGVector(dx: 0, dy: 1000)) }
    let place = body.position
    #expect(abs((place.x * place.x + place.y * place.y).squareRoot() - 100) < 1)
    world.remove(try #require(joint))
    _ = pass(1) { body.pull(CGVector(dx: 0, dy: 1000)) }
    #expect(body.position.y > 300)
  }

  @Test("Values that cannot be worked with do no harm")
  func nonsense() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300]
    for value in bad {
      let body = world.addBody(
        .convex([CGPoint(x: value, y: 0), .zero, CGPoint(x: 1, y: value)]),
        mass: value,
        at: CGPoint(x: value, y: value),
        angle: value
      )
      let ball = world.addBody(.circle(radius: value), mass: value, at: .zero, angle: 0)
      body.setMass(value, isFixed: false, turns: true)
      body.setSurface(elasticity: value, friction: value)
      body.velocity = CGVector(dx: value, dy: value)
      body.angularVelocity = value
      body.pull(CGVector(dx: value, dy: value), at: CGVector(dx: value, dy: 1))
      body.push(CGVector(dx: value, dy: value))
      body.twist(value)
      let wall = world.addWall(
        [(CGPoint(x: value, y: value), CGPoint(x: 0, y: value))],
        thickness: value
      )
      let (one, other) = (
        RigidJoint.End(body, CGPoint(x: value, y: 0)), RigidJoint.End(ball, .zero)
      )
      let kinds: [RigidJoint.Kind] = [
        .rod(length: value), .rope(length: value), .pivot, .sameAngle,
        .spring(length: value, stiffness: value, damping: value),
      ]
      let joints = kinds.map { world.join($0, one, other) }
      _ = pass(0.1)
      #expect(body.position.x.isFinite)
      for joint in joints.compactMap(\.self) { world.remove(joint) }
      world.removeWall(wall)
      world.remove(body)
      world.remove(ball)
    }
  }

  @Test("Bodies that are fixed need not be held, and do not push each other")
  func fixed() {
    let bodies = [0, 5].map { world.addBody(square, mass: 1, at: CGPoint(x: $0, y: 0), angle: 0) }
    for body in bodies { body.setMass(1, isFixed: true, turns: true) }
    let joint = world.join(.pivot, .init(bodies[0], .zero), .init(bodies[1], .zero))
    #expect(joint == nil)
    #expect(pass(0.1).isEmpty)
    bodies[1].setMass(1, isFixed: false, turns: true)
    #expect(!pass(1).isEmpty)
    #expect(bodies[0].position == .zero)
    #expect(abs(bodies[1].position.x) + abs(bodies[1].position.y) > 10)
  }

  @Test("Every run is the same")
  func sameness() {
    func run() -> [CGPoint] {
      let world = RigidWorld()
      _ = world.addWall([(CGPoint(x: -500, y: 300), CGPoint(x: 500, y: 300))], thickness: 0)
      let bodies = (0..<12).map { index in
        world.addBody(
          square,
          mass: 1,
          at: CGPoint(x: index * 7, y: index * 23),
          angle: CGFloat(index)
        )
      }
      for _ in 0..<600 {
        for body in bodies { body.pull(CGVector(dx: 0, dy: 1000)) }
        _ = world.step(1 / 240)
      }
      return bodies.map(\.position)
    }
    #expect(run() == run())
  }
}
