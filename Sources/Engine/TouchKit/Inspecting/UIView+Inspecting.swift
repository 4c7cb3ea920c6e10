import TouchTrace
import Drawing
import Foundation

extension UIView {
  /// Returns the present state of the view.
  final func inspection(parent: Int?, depth: Int) -> ViewSnapshot {
    var view = ViewSnapshot(node: snapshot(), parent: parent, depth: depth, geometry: placement)
    view.alpha = Double(traits.opacity)
    view.isHidden = traits.isHidden
    view.clipsToBounds = traits.clipsToBounds
    view.isUserInteractionEnabled = traits.isUserInteractionEnabled
    view.isMultipleTouchEnabled = traits.isMultipleTouchEnabled
    view.isExclusiveTouch = traits.isExclusiveTouch
    view.isAnimating = traits.isAnimationBlockingTouches
    view.overrides = inspectedOverrides
    view.overridesTouchMethods = overridesTouchMethods
    view.opaqueArea = opaqueArea
    view.controller = controller?.snapshot()
    view.control = (self as? UIControl)?.controlInspection
    view.recognizers = recognizers.map(\.inspection)
    view.windowLevel = (self as? UIWindow).map { Double($0.windowLevel.rawValue) }
    view.isFirstResponder = attachedWindow?.firstResponder === self
    view.overridesNext = HookSlots.current.canTellOverrides && overrides.contains(.next)
    view.scrolling = (self as? UIScrollView)?.scrollInspection
    view.hasCyclicChain = overrides.contains(.next) && isChainCyclic
    return view
  }

  private var inspectedOverrides: ViewSnapshot.Overrides {
    guard HookSlots.current.canTellOverrides else { return .unknown }
    var found: ViewSnapshot.Overrides = []
    if overrides.contains(.hitTest) { found.insert(.hitTest) }
    if overrides.contains(.pointInside) { found.insert(.pointInside) }
    return found
  }

  private var overridesTouchMethods: Bool? {
    guard HookSlots.current.canTellOverrides else { return nil }
    return !overrides.isDisjoint(with: [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ])
  }

  /// The largest upright part of its bounds, about its centre, that its background certainly fills.
  private var opaqueArea: CGRect? {
    guard let fill = fillColor, fill.alpha >= 1, backing?.maskLayer == nil else { return nil }
    let radius = backing?.look.radius(in: geometry.bounds) ?? 0
    // A rounded corner cuts off only points outside the square that its arc's midpoint spans.
    let inset = radius * CGFloat(1 - 0.5.squareRoot())
    let area = geometry.bounds.insetBy(dx: inset, dy: inset)
    return area.width > 0 && area.height > 0 ? area : nil
  }

  private var placement: ViewSnapshot.Placement {
    ViewSnapshot.Placement(
      frame: geometry.frame,
      bounds: geometry.bounds,
      center: geometry.center,
      anchorPoint: geometry.anchorPoint,
      transform: geometry.transform
    )
  }

  /// Whether following `next` from here leads back to an earlier responder.
  private var isChainCyclic: Bool {
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = self
    while let responder = current {
      guard seen.insert(ObjectIdentifier(responder)).inserted else { return true }
      current = responder.next
    }
    return false
  }
}

extension UIScrollView {
  fileprivate final var scrollInspection: ScrollSnapshot {
    ScrollSnapshot(
      isScrollEnabled: isScrollEnabled,
      delaysContentTouches: delaysContentTouches,
      canCancelContentTouches: canCancelContentTouches
    )
  }
}

extension UIControl {
  fileprivate final var controlInspection: ControlSnapshot {
    ControlSnapshot(
      isEnabled: isEnabled,
      isSelected: isSelected,
      isHighlighted: isHighlighted,
      handlers: handlers.entries.filter { !$0.isDead }.map { entry in
        switch entry.handler {
        case .method(let pair):
          ControlHandlerSnapshot(
            target: pair.target.map { ActionDispatch.Party($0).name },
            action: pair.action.description,
            events: entry.events.names
          )
        case .action(let action):
          ControlHandlerSnapshot(
            target: "UIAction",
            action: action.title,
            events: entry.events.names
          )
        }
      }
    )
  }
}

extension UIGestureRecognizer {
  fileprivate final var inspection: RecognizerSnapshot {
    var recognizer = RecognizerSnapshot(
      node: snapshot(),
      isEnabled: isEnabled,
      state: .init(machine.shown),
      cancelsTouchesInView: cancelsTouchesInView,
      delaysTouchesBegan: delaysTouchesBegan,
      delaysTouchesEnded: delaysTouchesEnded,
      targetCount: targets.count,
      delegate: delegate.map { ActionDispatch.Party($0).name },
      requirements: staticRequirements.compactMap { $0.recognizer?.snapshot() }
    )
    recognizer.numberOfTapsRequired = (self as? UITapGestureRecognizer)?.numberOfTapsRequired
    recognizer.minimumPressDuration = (self as? UILongPressGestureRecognizer)?.minimumPressDuration
    return recognizer
  }
}
