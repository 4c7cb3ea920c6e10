public import Foundation
import Geometry
import TouchInput
@_spi(Components) public import TouchKit

/// Moves items as forces would, frame by frame, on the application's time
/// (Apple: UIDynamicAnimator).
///
/// It runs as long as anything moves, and goes on when behaviors change. While it runs, the places
/// of its items are its own: who sets them says so with `updateItem(usingCurrentState:)`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  final let world = DynamicWorld()
  private weak var view: UIView?
  private var list: [UIDynamicBehavior] = []
  @WeakApplication private var application: UIApplication?
  private var ticket: TimerQueue.Ticket?
  private var needsUpdate = false
  private var runningTime: TimeInterval = 0

  /// Creates an animator whose items lie in the coordinates of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates an animator without a view, whose items have coordinates of their own.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The view in whose coordinates the items lie; not retained.
  open var referenceView: UIView? { view }

  /// The delegate, called when it pauses and goes on; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether anything moves.
  open var isRunning: Bool { ticket != nil }

  /// For how long it has been running in all, in seconds.
  open var elapsedTime: TimeInterval { runningTime }

  // MARK: - Behaviors

  /// The behaviors that were added, in order.
  open var behaviors: [UIDynamicBehavior] { list }

  /// Brings a behavior into force, with all that belong to it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil, behavior.parentBehavior == nil else { return }
    list.append(behavior)
    behavior.enter(self)
  }

  /// Takes a behavior out of force.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard list.contains(where: { $0 === behavior }) else { return }
    list.removeAll { $0 === behavior }
    behavior.leave(self)
  }

  /// Takes all behaviors out of force.
  open func removeAllBehaviors() {
    for behavior in list { removeBehavior(behavior) }
  }

  // MARK: - Items

  /// The items whose rectangles touch one of the reference view's.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    update()
    return world.order.map(\.item).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
      return frame.intersects(rect)
    }
  }

  /// Takes over the place, the size and the turn that the client gave an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    update()
    if world.takeOver(item) {
      // What was tied to the former body is tied to the new one.
      for behavior in family { behavior.retire(from: world) }
    }
    behaviorsDidChange()
  }

  // MARK: - Running

  private var family: [UIDynamicBehavior] { list.flatMap(\.family) }

  /// Asks anew what there is to move, before the next step, and runs if there is anything.
  final func behaviorsDidChange() {
    needsUpdate = true
    guard ticket == nil, family.contains(where: { !$0.involvedItems.isEmpty }) else { return }
    application = view?.attachedWindow?.application ?? UIApplication.shared
    guard let application else { return }
    ticket = application.schedule(at: application.nextFrame()) { [weak self] in self?.tick() }
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Has the bodies that the behaviors ask for.
  final func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    world.update(family)
  }

  private func tick() {
    guard let application else { return ticket = nil }
    ticket = application.schedule(at: application.nextFrame()) { [weak self] in self?.tick() }
    update()
    let behaviors = family
    let contacts = world.pass(FramePeriod.seconds, behaviors)
    runningTime += FramePeriod.seconds
    world.moveItems()
    for contact in contacts { world.tell(of: contact) }
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    guard !needsUpdate || world.order.isEmpty else { return }
    update()
    if world.rests(after: FramePeriod.seconds) { pause() }
  }

  private func pause() {
    application?.cancel(ticket)
    ticket = nil
    for behavior in family { behavior.settle(world) }
    for body in world.order {
      body.rigid.stop()
    }
    world.moveItems()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Called when a dynamic animator pauses and goes on (Apple: UIDynamicAnimatorDelegate).
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator begins to run, or goes on.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Nothing moves any more, so that the animator pauses.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
