public import Foundation
@_spi(Components) public import TouchKit

/// Shows a menu when a finger rests on a view (Apple: UIContextMenuInteraction).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var reference: (any UIContextMenuInteractionDelegate)?
  private let press = UILongPressGestureRecognizer()
  private var shown: MenuList?
  private var place = CGPoint.zero

  /// Creates an interaction; its delegate provides the menus and is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    reference = delegate
    super.init()
    press.addTarget(self, action: UIContextMenuInteraction.pressed)
  }

  nonisolated deinit {}

  /// The delegate, which provides the menus.
  open var delegate: (any UIContextMenuInteractionDelegate)? { reference }

  /// The view it was added to.
  open var view: UIView? { owner }

  /// Leaves the view it was in.
  open func willMove(to view: UIView?) {
    if let owner { owner.removeGestureRecognizer(press) }
    dismissMenu()
  }

  /// Watches the view it is in.
  open func didMove(to view: UIView?) {
    owner = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is that opened the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    owner?.convert(place, to: view) ?? place
  }

  /// Takes the menu away.
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

/// Provides menus for a view (Apple: UIContextMenuInteractionDelegate).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// A menu is about to be shown; there is no animator here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu goes; there is no animator here.
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

/// Runs what is to be done along with a menu's coming and going; there is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Does something along with it.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Does something after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What a menu shows, made when it is needed (Apple: UIContextMenuConfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let name: any NSCopying
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration; menus show no preview here.
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

  /// What tells this configuration from other configurations.
  open var identifier: any NSCopying { name }

  final func menu() -> UIMenu? { provider?([]) }
}
