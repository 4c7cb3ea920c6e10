import Foundation

/// Performs a presentation or dismissal in its own container.
@MainActor
struct PresentationTransition {
  let presented: UIViewController
  let presenter: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// Returns whether a presentation needs a transition, and not only an added view.
  static func isNeeded(
    for controller: UIViewController,
    _ presentation: UIPresentationController,
    _ isAnimated: Bool
  ) -> Bool {
    let style = controller.modalPresentationStyle
    return style == .custom || controller.transitioningDelegate != nil
      || presentation.takesPlaceInContainer || (isAnimated && style != .automatic)
  }

  // MARK: - Presenting

  func present(
    in window: UIWindow,
    source: UIViewController,
    _ presentation: UIPresentationController
  ) {
    let animator = isAnimated ? arrivalAnimator(source, presentation) : nil
    // A presentation in a context covers only that context.
    let home = presenter.parentReference == nil ? nil : presenter.viewIfLoaded
    let stage = PresentationContainer(for: presentation, over: home?.frame ?? window.bounds)
    presentation.stage = stage
    presented.activePresentation = presentation
    presenter.presented = presented
    presented.presenter = presenter
    presented.appearanceCause = .presentation
    let context = TransitionContext(
      arrivalParties(presentation),
      in: stage,
      style: presented.modalPresentationStyle,
      animated: animator != nil
    ) { didComplete in
      concludeArrival(didComplete, presentation)
    }
    context.animator = animator
    begin(context)
    if let home, let place = home.superview {
      place.insertSubview(stage, aboveSubview: home)
    } else {
      window.addSubview(stage)
    }
    if presentation.shouldRemovePresentersView { announcePresenter(visible: false) }
    presentation.presentationTransitionWillBegin()
    run(context, presentation, drivenBy: animator.flatMap(arrivalDriver))
  }

  private func arrivalAnimator(
    _ source: UIViewController,
    _ presentation: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    ) ?? presentation.usualAnimator(isArrival: true)
  }

  private func arrivalDriver(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
  }

  private func arrivalParties(_ presentation: UIPresentationController) -> TransitionParties {
    TransitionParties(
      from: presenter,
      to: presented,
      fromView: presentation.shouldRemovePresentersView ? presenter.viewIfLoaded : nil,
      toView: presentation.presentedView,
      initialFrame: presenter.viewIfLoaded?.frame ?? .zero,
      fromStays: true,
      finalFrame: { presentation.frameOfPresentedViewInContainerView }
    )
  }

  private func concludeArrival(_ didComplete: Bool, _ presentation: UIPresentationController) {
    if !didComplete {
      presented.appearanceCause = nil
      takeAway(presentation)
      if presentation.shouldRemovePresentersView { announcePresenter(visible: true) }
    }
    end()
    presented.appearanceCause = nil
    presentation.presentationTransitionDidEnd(didComplete)
    completion?()
  }

  // MARK: - Dismissing

  func dismiss(_ presentation: UIPresentationController) {
    guard let stage = presentation.stage else { return }
    presented.appearanceCause = .dismissal
    let animator = isAnimated ? departureAnimator(presentation) : nil
    let context = TransitionContext(
      departureParties(presentation, in: stage),
      in: stage,
      style: presented.modalPresentationStyle,
      animated: animator != nil
    ) { didComplete in
      concludeDeparture(didComplete, presentation)
    }
    context.animator = animator
    begin(context)
    ControllerAppearance.announce(presented.view, visible: false)
    if presentation.shouldRemovePresentersView { announcePresenter(visible: true) }
    presentation.dismissalTransitionWillBegin()
    run(context, presentation, drivenBy: animator.flatMap(departureDriver))
  }

  private func departureAnimator(
    _ presentation: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? presentation.usualAnimator(isArrival: false)
  }

  private func departureDriver(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
  }

  private func departureParties(
    _ presentation: UIPresentationController,
    in stage: UIView
  ) -> TransitionParties {
    let covers = presentation.shouldRemovePresentersView
    let view = presentation.presentedView
    return TransitionParties(
      from: presented,
      to: presenter,
      fromView: view,
      toView: covers ? presenter.viewIfLoaded : nil,
      initialFrame: view?.frame ?? .zero,
      finalFrame: { presenter.viewIfLoaded?.frame ?? stage.bounds }
    )
  }

  private func concludeDeparture(_ didComplete: Bool, _ presentation: UIPresentationController) {
    if didComplete {
      takeAway(presentation)
    } else {
      presented.appearanceCause = nil
      ControllerAppearance.announce(presented.view, visible: true)
      if presentation.shouldRemovePresentersView { announcePresenter(visible: false) }
    }
    end()
    presented.appearanceCause = nil
    presentation.dismissalTransitionDidEnd(didComplete)
    completion?()
  }

  // MARK: - Both

  private func begin(_ context: TransitionContext) {
    presented.transition = context
    presenter.transition = context
    context.home = presenter.viewIfLoaded.flatMap(ViewPlace.init)
  }

  private func run(
    _ context: TransitionContext,
    _ presentation: UIPresentationController,
    drivenBy driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard context.animator == nil else { return context.run(drivenBy: driver) }
    if presented.appearanceCause == .presentation, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      if view.superview == nil { context.containerView.addSubview(view) }
    }
    context.run(drivenBy: nil)
    context.completeTransition(true)
  }

  /// Removes the presented controller and the views of its presentation.
  private func takeAway(_ presentation: UIPresentationController) {
    presenter.presented = nil
    presented.presenter = nil
    presented.activePresentation = nil
    presented.transition?.home?.putBack(from: presentation.stage)
    presentation.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presentation.stage?.removeFromSuperview()
    presentation.stage = nil
  }

  /// Ends the transition and calls the appearance methods of both controllers.
  private func end() {
    let transition = presented.transition
    transition?.home?.putBack(from: transition?.containerView)
    presented.transition = nil
    presenter.transition = nil
    for view in [presented.viewIfLoaded, presenter.viewIfLoaded].compactMap({ $0 }) {
      ControllerAppearance.complete(view, animated: transition?.isAnimated ?? false)
    }
  }

  private func announcePresenter(visible: Bool) {
    guard let view = presenter.viewIfLoaded, view.attachedWindow?.isHidden == false else { return }
    ControllerAppearance.announce(view, visible: visible)
  }
}

/// The position of a view among its siblings, for restoring it.
struct ViewPlace {
  private let view: UIView
  private let superview: UIView
  private let index: Int

  init?(_ view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return nil }
    self.view = view
    self.superview = superview
    self.index = index
  }

  /// Restores the view if it was moved into a container, or removed.
  func putBack(from container: UIView?) {
    guard view.superview !== superview, view.superview == nil || view.superview === container
    else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
