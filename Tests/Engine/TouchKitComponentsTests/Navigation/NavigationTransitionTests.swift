import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Custom transitions of navigation controllers")
struct NavigationTransitionTests {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let bottom = TransitionLogger("bottom")
  let top = TransitionLogger("top")
  let hand = NavigationHand()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: bottom)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    navigation.delegate = hand
    bottom.log = []
  }

  @Test("A push that somebody animates takes its time")
  func pushing() throws {
    navigation.pushViewController(top, animated: true)
    #expect(navigation.topViewController === top && hand.operations == [.push])
    #expect(bottom.log == ["will disappear animated"] && top.log == ["will appear animated"])
    #expect(top.isMovingToParent && navigation.transitionCoordinator != nil)
    stage.advance(by: 0.25)
    let midway = try #require(top.view.layer.presentation()).frame.minX
    #expect(midway > 100 && midway < 220)
    stage.advance(by: 0.3)
    #expect(top.log.last == "did appear animated" && bottom.log.last == "did disappear animated")
    #expect(bottom.view.superview == nil && top.view.frame.minX == 0 && !top.isMovingToParent)
    #expect(hand.shown == ["will top", "did top"])
  }

  @Test("A pop that a finger drives and calls off leaves the stack as it was")
  func cancelledPop() throws {
    navigation.pushViewController(top, animated: true)
    stage.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    hand.driver = driver
    top.log = []
    navigation.popViewController(animated: true)
    driver.update(0.5)
    stage.advance(by: 0.2)
    let held = try #require(top.view.layer.presentation()).frame.minX
    #expect(abs(held - 160) < 1)
    driver.cancel()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [bottom, top] && top.parent === navigation)
    #expect(top.view.window != nil && bottom.view.window == nil)
    #expect(
      top.log == ["will disappear animated", "will appear animated", "did appear animated"]
    )
  }

  @Test("A pop that is driven to its end takes the controller off")
  func finishedPop() {
    navigation.pushViewController(top, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    hand.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.3)
    driver.finish()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [bottom] && top.parent == nil)
    #expect(bottom.view.window != nil && top.view.window == nil)
    #expect(hand.operations == [.pop])
  }
}

@MainActor
final class NavigationHand: NSObject, UINavigationControllerDelegate {
  var operations: [UINavigationController.Operation] = []
  var shown: [String] = []
  var driver: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { shown.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append("did \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return Passing(isPush: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

@MainActor
private final class Passing: NSObject, UIViewControllerAnimatedTransitioning {
  let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let width = container.bounds.width
    to.frame = container.bounds
    if isPush {
      to.frame.origin.x = width
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    UIView.animate(withDuration: 0.5) { [isPush] in
      if isPush { to.frame.origin.x = 0 } else { from.frame.origin.x = width }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
