import Foundation
import Geometry
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// An animator on a stage's root view, with boxes to move, which logs the delegates' calls.
@MainActor
final class DynamicsStand: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator
  private(set) var story: [String] = []

  override init() {
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
    stage.rootView.addSubview(view)
    animator.delegate = self
  }

  func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100, _ name: String = "box") -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    box.center = CGPoint(x: x, y: y)
    box.accessibilityIdentifier = name
    view.addSubview(box)
    return box
  }

  private func name(_ item: any UIDynamicItem) -> String {
    (item as? UIView)?.accessibilityIdentifier ?? "?"
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { story.append("resume") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { story.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) { story.append("began \(name(item1)) \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { story.append("ended \(name(item1)) \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) { story.append("began \(name(item)) \(identifier as? String ?? "edge")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { story.append("ended \(name(item)) \(identifier as? String ?? "edge")") }
}
