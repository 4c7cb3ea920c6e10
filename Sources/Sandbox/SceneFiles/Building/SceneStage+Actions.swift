import UIKit

/// The effects of actions.
extension SceneStage {
  func perform(_ plan: RecognizerBlueprint, for recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let state: String? =
      switch recognizer.state {
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      default: nil
      }
    let actions = (plan.reactions["any"] ?? []) + (state.flatMap { plan.reactions[$0] } ?? [])
    perform(actions, for: view, recognizer: recognizer)
  }

  func perform(
    _ actions: [SceneAction],
    for owner: UIView,
    recognizer: UIGestureRecognizer? = nil,
    touch: UITouch? = nil
  ) {
    for action in actions { perform(action, owner, recognizer, touch) }
  }

  private func perform(
    _ action: SceneAction,
    _ owner: UIView,
    _ recognizer: UIGestureRecognizer?,
    _ touch: UITouch?
  ) {
    func target(_ reference: Reference?) -> UIView? {
      guard let reference else { return owner }
      return view(reference.name)
    }
    switch action {
    case .log(let text): log(text)
    case .move(let view, let by, let to, let duration):
      guard let view = target(view) else { return }
      let old = view.center
      let goal = to ?? CGPoint(x: old.x + (by?.x ?? 0), y: old.y + (by?.y ?? 0))
      animate(duration) { view.center = goal }
    case .recolour(let view, .color(let parts), let duration):
      guard let view = target(view) else { return }
      animate(duration) { view.backgroundColor = parts.map { ColorName.color($0) } }
    case .recolour: break
    case .toggle(let view, let property):
      guard let view = target(view), case .bool(let value)? = property.read(view) else { return }
      _ = property.write?(view, .bool(!value))
    case .set(let view, let settings, let duration):
      guard let view = target(view) else { return }
      animate(duration) {
        for setting in settings { _ = setting.property.write?(view, setting.value) }
      }
    case .follow(let view): if let view = target(view) { manipulate(view, with: recognizer, touch) }
    case .bringToFront(let view):
      if let view = target(view) { view.superview?.bringSubviewToFront(view) }
    case .focus(let view): _ = target(view)?.becomeFirstResponder()
    case .present(let reference): present(reference.name)
    case .push(let reference): push(reference.name)
    case .dismiss: front?.dismiss(animated: false)
    }
  }

  private func animate(_ duration: Double, _ change: @escaping () -> Void) {
    guard duration > 0 else { return change() }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .allowUserInteraction,
      animations: change
    )
  }

  /// Applies the change of a recognizer or a finger since the last call.
  private func manipulate(
    _ view: UIView,
    with recognizer: UIGestureRecognizer?,
    _ touch: UITouch?
  ) {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      pan.setTranslation(.zero, in: view.superview)
    case let pinch as UIPinchGestureRecognizer:
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    case let rotation as UIRotationGestureRecognizer:
      view.transform = view.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    case let other?: view.center = other.location(in: view.superview)
    case nil:
      guard let touch else { return }
      let (here, before) = (
        touch.location(in: view.superview), touch.previousLocation(in: view.superview)
      )
      view.center.x += here.x - before.x
      view.center.y += here.y - before.y
    }
  }

  /// The frontmost controller, which presents and is dismissed.
  private var front: UIViewController? {
    var front = root
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private func present(_ name: String) {
    guard let controller = controller(named: name), controller.presentingViewController == nil,
      controller.parent == nil, let front, front !== controller
    else { return }
    front.present(controller, animated: false)
  }

  private func push(_ name: String) {
    guard let navigation = root as? UINavigationController,
      let controller = controller(named: name), controller.parent == nil
    else { return }
    navigation.pushViewController(controller, animated: false)
  }
}
