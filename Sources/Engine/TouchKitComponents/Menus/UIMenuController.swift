public import Foundation
public import TouchKit

/// The edit menu: cut, copy and paste, and the app's own commands (Apple: UIMenuController).
///
/// It contains the commands that a responder in the chain from the first responder can perform
/// (`canPerformAction(_:withSender:)`). It does not appear without commands. Choosing a command
/// calls that responder.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu controller of the app.
  open class var shared: UIMenuController { sharedController }

  private static let sharedController = UIMenuController()

  private var list: MenuList?
  private weak var target: UIView?
  private var targetRect = CGRect.null

  private override init() { super.init() }

  nonisolated deinit {}

  /// The app's own commands, after the edit commands; nil for none.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is visible; setting it shows or hides the menu without an animation.
  open var isMenuVisible: Bool {
    get { list?.superview != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The direction of the arrow; the menu chooses its side by the free space (our choice).
  open var arrowDirection = ArrowDirection.default

  /// The frame of the menu on the screen, in points; zero while it is hidden.
  open var menuFrame: CGRect { list?.cardFrame ?? .zero }

  /// Sets the rectangle beside which the menu appears, in the view's points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    self.targetRect = targetRect
  }

  /// Shows the menu beside the target rectangle, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { showMenu() } else { hideMenu() }
  }

  /// Shows the menu beside a rectangle of a view, in the view's points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    showMenu()
  }

  /// Hides the menu if it belongs to the view.
  open func hideMenu(from targetView: UIView) {
    if targetView === target { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { list?.leave() }

  /// Asks the responders for their commands again if the menu is visible.
  open func update() {
    guard isMenuVisible else { return }
    hideMenu()
    showMenu()
  }

  // MARK: - Showing

  private func showMenu() {
    guard let target, let window = target.window else { return }
    hideMenu()
    let actions = (Self.editing + (menuItems ?? [])).filter { canPerform($0) }
    guard !actions.isEmpty else { return }
    post(Self.willShowMenuNotification)
    list = MenuList(
      UIMenu(children: actions.map { action(for: $0) }),
      beside: target.convert(targetRect.isNull ? target.bounds : targetRect, to: nil),
      in: window,
      sender: self
    ) { [weak self] in
      self?.list = nil
      self?.post(Self.didHideMenuNotification)
    }
    list?.willLeave = { [weak self] in self?.post(Self.willHideMenuNotification) }
    post(Self.didShowMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: - Actions

  /// The edit commands, in the order of an iPhone's menu.
  private static var editing: [UIMenuItem] {
    [
      UIMenuItem(title: "Cut", action: Selector("cut:", UIResponder.cut(_:))),
      UIMenuItem(title: "Copy", action: Selector("copy:", UIResponder.copy(_:))),
      UIMenuItem(title: "Paste", action: Selector("paste:", UIResponder.paste(_:))),
      UIMenuItem(title: "Delete", action: Selector("delete:", UIResponder.delete(_:))),
      UIMenuItem(title: "Select", action: Selector("select:", UIResponder.select(_:))),
      UIMenuItem(title: "Select All", action: Selector("selectAll:", UIResponder.selectAll(_:))),
    ]
  }

  /// The responder at which the search for a receiver begins.
  private var first: UIResponder? { target?.window?.firstResponder ?? target }

  private func canPerform(_ item: UIMenuItem) -> Bool {
    first?.target(forAction: item.action, withSender: self) != nil
  }

  private func action(for item: UIMenuItem) -> UIAction {
    UIAction(title: item.title) { [weak self] _ in
      guard let self, let target = first?.target(forAction: item.action, withSender: self) else {
        return
      }
      UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
    }
  }
}

extension UIMenuController {
  /// The sides of the target at which the menu can appear.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// The side with enough space.
    case `default` = 0
    /// Below the target, pointing up.
    case up = 1
    /// Above the target, pointing down.
    case down = 2
    /// To the right, pointing left.
    case left = 3
    /// To the left, pointing right.
    case right = 4
  }

  /// Posted before the menu is shown.
  nonisolated public class var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }

  /// Posted when the menu is shown.
  nonisolated public class var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }

  /// Posted before the menu is hidden.
  nonisolated public class var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }

  /// Posted when the menu is hidden.
  nonisolated public class var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
}
