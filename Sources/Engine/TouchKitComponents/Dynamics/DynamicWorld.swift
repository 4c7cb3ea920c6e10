import Foundation
@_spi(Components) import TouchKit

/// The bodies of all items that an animator moves, and what they push against.
@MainActor
final class DynamicWorld {
  let rigid = RigidWorld()
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order in which their items came, so that every run is the same.
  private(set) var order: [DynamicBody] = []
  private var bodiesByNumber: [Int: DynamicBody] = [:]
  private var walls: [Int: (owner: UICollisionBehavior, name: BoundaryName?)] = [:]
  private var collisions: [UICollisionBehavior] = []

  /// How often the bodies are moved within a frame, for the sake of accuracy (our choice).
  private static let steps = 4

  init() {
    rigid.mayTouch = { [unowned self] first, second in
      // The world of bodies asks from within a step, which is made on the main actor.
      MainActor.assumeIsolated { mayTouch(first, second) }
    }
  }

  nonisolated deinit {}

  /// The body of an item; nil for one that is not moved.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  // MARK: - What there is

  /// Has as many bodies as behaviors have items, made of what they say.
  func update(_ behaviors: [UIDynamicBehavior]) {
    collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let items = DynamicItems(behaviors.flatMap(\.involvedItems))
    for body in order where !items.contains(body.item) { remove(body) }
    for item in items.list where body(of: item) == nil { add(item) }
    let itemBehaviors = behaviors.compactMap { $0 as? UIDynamicItemBehavior }
    for body in order {
      var material = DynamicBody.Material()
      for behavior in itemBehaviors where behavior.list.contains(body.item) {
        material = behavior.material
      }
      body.material = material
      body.stir()
    }
    for behavior in itemBehaviors { behavior.passOnVelocities(to: self) }
  }

  private func add(_ item: any UIDynamicItem) {
    let body = DynamicBody(item, in: rigid)
    bodies[ObjectIdentifier(item)] = body
    bodiesByNumber[body.rigid.number] = body
    order.append(body)
  }

  private func remove(_ body: DynamicBody) {
    bodies[ObjectIdentifier(body.item)] = nil
    bodiesByNumber[body.rigid.number] = nil
    order.removeAll { $0 === body }
    rigid.remove(body.rigid)
  }

  /// Takes the state of an item that the client changed; answers whether its size changed, too, so
  /// that the body has to be made anew.
  func takeOver(_ item: any UIDynamicItem) -> Bool {
    guard let body = body(of: item) else { return false }
    guard body.size != item.bounds.size else {
      body.takeOver()
      return false
    }
    remove(body)
    return true
  }

  // MARK: - Walls

  func addWall(
    _ lines: [(CGPoint, CGPoint)],
    thickness: CGFloat,
    of owner: UICollisionBehavior,
    name: BoundaryName?
  ) -> Int {
    let number = rigid.addWall(lines, thickness: thickness)
    walls[number] = (owner, name)
    return number
  }

  func removeWall(_ number: Int) {
    rigid.removeWall(number)
    walls[number] = nil
  }

  private func mayTouch(_ first: Int, _ second: Int) -> Bool {
    if let wall = walls[second] ?? walls[first] {
      guard let body = bodiesByNumber[first] ?? bodiesByNumber[second] else { return false }
      return wall.owner.collisionMode.contains(.boundaries) && wall.owner.list.contains(body.item)
    }
    guard let a = bodiesByNumber[first], let b = bodiesByNumber[second] else { return false }
    return collisions.contains { $0.joins(a.item, b.item) }
  }

  // MARK: - Time

  /// Lets a frame pass; answers what began and ceased to touch.
  func pass(_ duration: Double, _ behaviors: [UIDynamicBehavior]) -> [RigidContact] {
    var contacts: [RigidContact] = []
    let step = duration / Double(Self.steps)
    for behavior in behaviors { behavior.prepare(self) }
    for _ in 0..<Self.steps {
      for behavior in behaviors { behavior.exert(in: self, for: step) }
      contacts += rigid.step(step)
      for body in order { body.slowDown(for: step) }
    }
    return contacts
  }

  /// Puts all items where their bodies are.
  func moveItems() { for body in order { body.moveItem() } }

  /// Whether nothing has moved for a while, now that a frame has passed.
  func rests(after duration: Double) -> Bool {
    // All are asked, as each counts for itself.
    order.map { $0.rests(after: duration) }.allSatisfy(\.self)
  }

  /// Tells the delegates of behaviors that items touch, or no longer do.
  func tell(of contact: RigidContact) {
    if let wall = walls[contact.second] ?? walls[contact.first] {
      let body = bodiesByNumber[contact.first] ?? bodiesByNumber[contact.second]
      if let body { wall.owner.tell(of: contact, body.item, wall.name) }
      return
    }
    guard let a = bodiesByNumber[contact.first], let b = bodiesByNumber[contact.second] else {
      return
    }
    for behavior in collisions where behavior.joins(a.item, b.item) {
      behavior.tell(of: contact, a.item, b.item)
    }
  }
}
