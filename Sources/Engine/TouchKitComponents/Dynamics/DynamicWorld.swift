import Foundation
@_spi(Components) import TouchKit

/// The bodies of all items of an animator, and the walls around them.
@MainActor
final class DynamicWorld {
  let rigid = RigidWorld()
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order of their items, so that every run gives the same result.
  private(set) var order: [DynamicBody] = []
  private var bodiesByNumber: [Int: DynamicBody] = [:]
  private var walls: [Int: (owner: UICollisionBehavior, name: BoundaryName?)] = [:]
  private var collisions: [UICollisionBehavior] = []

  /// The number of simulation steps per frame, for accuracy (our choice).
  private static let steps = 4

  init() {
    rigid.mayTouch = { [unowned self] first, second in
      // The physics world calls the closure during a step, which runs on the main actor.
      MainActor.assumeIsolated { mayTouch(first, second) }
    }
  }

  nonisolated deinit {}

  /// Returns the body of an item; nil if the item has none.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  // MARK: - Bodies

  /// Creates and updates the bodies for all items of the behaviors.
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

  /// Copies the state of an item that the client changed.
  ///
  /// Returns whether its size changed, because the body must then be created again.
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

  /// Advances the world by a frame; returns the contacts that began or ended.
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

  /// Moves all items to the positions of their bodies.
  func moveItems() { for body in order { body.moveItem() } }

  /// Whether all items rested for long enough, after a frame passed.
  func rests(after duration: Double) -> Bool {
    // Every body must be asked, because each counts its own rest time.
    order.map { $0.rests(after: duration) }.allSatisfy(\.self)
  }

  /// Notifies the delegates of behaviors that a contact began or ended.
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
