public import Foundation
@_spi(Components) public import TouchKit

/// An interaction that shows a menu after a long press on a view (Apple: UIContextMenuInteraction).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var reference: (any UIContextMenuInteractionDelegate)?
  private let press = UILongPressGestureRecognizer()
  private var shown: MenuList?
  private var place = CGPoint.zero

  /// Creates an interaction; it does not retain its delegate, which provides the menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    reference = delegate
    super.init()
    press.addTarget(self, action: UIContextMenuInteraction.pressed)
  }

  nonisolated deinit {}

  /// The delegate, which provides the menus.
  open var delegate: (any UIContextMenuInteractionDelegate)? { reference }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Removes the gesture recognizer from the former view.
  open func willMove(to view: UIView?) {
    if let owner { owner.removeGestureRecognizer(press) }
    dismissMenu()
  }

  /// Adds the gesture recognizer to the new view.
  open func didMove(to view: UIView?) {
    owner = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the long press, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    owner?.convert(place, to: view) ?? place
  }

  /// Dismisses the menu.
  open func dismissMenu() { shown?.leave() }

  final func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let owner, let window = owner.attachedWindow, shown == nil,
      let delegate = reference
    else { return }
    place = press.location(in: owner)
    let configuration = delegate.contextMenuInteraction(
      self,
      configurationForMenuAtLocation: place
    )
    guard let configuration, let menu = configuration.menu() else { return }
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let spot = owner.convert(CGRect(origin: place, size: .zero), to: nil)
    shown = MenuList(menu, beside: spot, in: window, sender: owner) { [weak self] in
      self?.shown = nil
      guard let self else { return }
      reference?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
  }
}

/// A delegate that provides menus for a view (Apple: UIContextMenuInteractionDelegate).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a location in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called before a menu is shown; the animator is always missing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when a menu is dismissed; the animator is always missing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An animator for the appearance and dismissal of a menu; it does not exist on this platform.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run together with the menu's.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The description of a context menu; its closure creates the menu when needed (Apple:
/// UIContextMenuConfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let name: any NSCopying
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration; menus show no preview on this platform.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    name = identifier ?? NSUUID()
    provider = actionProvider
    super.init()
  }

  nonisolated deinit {}

  /// The identifier of the configuration.
  open var identifier: any NSCopying { name }

  final func menu() -> UIMenu? { provider?([]) }
}
