public import Foundation
import Geometry
import TouchInput
@_spi(Components) public import TouchKit

/// An animator that moves items by physics, frame by frame in the app's time (Apple:
/// UIDynamicAnimator).
///
/// It runs while an item moves, and resumes when behaviors change. While it runs, it sets the
/// positions of its items. If you change one, call `updateItem(usingCurrentState:)`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  final let world = DynamicWorld()
  private weak var view: UIView?
  private var list: [UIDynamicBehavior] = []
  @WeakApplication private var application: UIApplication?
  private var ticket: TimerQueue.Ticket?
  private var needsUpdate = false
  private var runningTime: TimeInterval = 0

  /// Creates an animator for items in the coordinates of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates an animator without a view, for items with their own coordinates.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The view whose coordinates the items use; not retained.
  open var referenceView: UIView? { view }

  /// The delegate, called when the animator pauses and resumes; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether any item moves.
  open var isRunning: Bool { ticket != nil }

  /// The total time for which the animator has run, in seconds.
  open var elapsedTime: TimeInterval { runningTime }

  // MARK: - Behaviors

  /// The added behaviors, in order.
  open var behaviors: [UIDynamicBehavior] { list }

  /// Activates a behavior and its child behaviors.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil, behavior.parentBehavior == nil else { return }
    list.append(behavior)
    behavior.enter(self)
  }

  /// Deactivates a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard list.contains(where: { $0 === behavior }) else { return }
    list.removeAll { $0 === behavior }
    behavior.leave(self)
  }

  /// Deactivates all behaviors.
  open func removeAllBehaviors() {
    for behavior in list { removeBehavior(behavior) }
  }

  // MARK: - Items

  /// Returns the items whose frames touch a rectangle of the reference view.
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

  /// Updates the body of an item whose position, size or rotation the client changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    update()
    if world.takeOver(item) {
      // The joints of the former body must connect the new body.
      for behavior in family { behavior.retire(from: world) }
    }
    behaviorsDidChange()
  }

  // MARK: - Running

  private var family: [UIDynamicBehavior] { list.flatMap(\.family) }

  /// Updates the bodies before the next step, and resumes if there are any.
  final func behaviorsDidChange() {
    needsUpdate = true
    guard ticket == nil, family.contains(where: { !$0.involvedItems.isEmpty }) else { return }
    application = view?.attachedWindow?.application ?? UIApplication.shared
    guard let application else { return }
    ticket = application.schedule(at: application.nextFrame()) { [weak self] in self?.tick() }
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Creates and updates the bodies that the behaviors need.
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

/// A delegate that is called when an animator pauses and resumes (Apple:
/// UIDynamicAnimatorDelegate).
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator starts or resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called when the animator pauses because all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
