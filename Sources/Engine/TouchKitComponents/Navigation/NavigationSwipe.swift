import Foundation
import Geometry
@_spi(Components) import TouchKit

/// The gesture for going back with a finger from the left edge.
@MainActor
final class NavigationSwipe: NSObject {
  private unowned let controller: UINavigationController
  private(set) lazy var recognizer = makeRecognizer()
  /// The minimum speed of a finger that completes the change early, in points per second (our
  /// choice).
  private static let throwingSpeed: CGFloat = 300

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  nonisolated deinit {}

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let pan = EdgePan(target: self, action: NavigationSwipe.dragTopView)
    pan.isWanted = { [weak controller] in (controller?.viewControllers.count ?? 0) > 1 }
    pan.edges = .left
    return pan
  }

  private func dragTopView(with pan: UIPanGestureRecognizer) {
    guard let container = controller.viewIfLoaded,
      let front = controller.topViewController?.viewIfLoaded
    else { return }
    let way = max(0, pan.translation(in: container).x)
    switch pan.state {
    case .began:
      showPrevious(behind: front, in: container)
      front.transform = CGAffineTransform(translationX: way, y: 0)
    case .changed: front.transform = CGAffineTransform(translationX: way, y: 0)
    case .ended:
      let isThrown = pan.velocity(in: container).x > Self.throwingSpeed
      settle(front, in: container, goesBack: isThrown || way > container.bounds.width / 2)
    default: settle(front, in: container, goesBack: false)
    }
  }

  private var previous: UIViewController? { controller.viewControllers.dropLast().last }

  private func showPrevious(behind front: UIView, in container: UIView) {
    guard let view = previous?.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, belowSubview: front)
  }

  private func settle(_ front: UIView, in container: UIView, goesBack: Bool) {
    let controller = controller
    UIView.animate(
      withDuration: 0.25,
      animations: {
        let way = goesBack ? container.bounds.width : 0
        front.transform = CGAffineTransform(translationX: way, y: 0)
      },
      completion: { _ in
        front.transform = .identity
        if goesBack {
          controller.popViewController(animated: false)
        } else {
          self.previous?.viewIfLoaded?.removeFromSuperview()
        }
      }
    )
  }
}

/// An edge pan that only receives touches while there is a controller to go back to.
private final class EdgePan: UIScreenEdgePanGestureRecognizer {
  var isWanted: () -> Bool = { true }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    isWanted() && super.shouldReceive(event)
  }
}
