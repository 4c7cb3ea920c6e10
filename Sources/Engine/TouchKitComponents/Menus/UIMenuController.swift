public import Foundation
public import TouchKit

/// The menu for editing: cut, copy and paste, and commands of the program's own (Apple:
/// UIMenuController).
///
/// It offers what a responder in the chain from the first responder can carry out at that moment
/// (`canPerformAction(_:withSender:)`), and is not shown when that is nothing. What is chosen is called
/// on that responder.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only one of a program.
  open class var shared: UIMenuController { sharedController }

  private static let sharedController = UIMenuController()

  private var list: MenuList?
  private weak var target: UIView?
  private var targetRect = CGRect.null

  private override init() { super.init() }

  nonisolated deinit {}

  /// The commands of the program's own, behind those for editing; nil for none.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is shown; setting it shows or hides it without animation.
  open var isMenuVisible: Bool {
    get { list?.superview != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu points; the menu chooses its side by the room there is (our choice).
  open var arrowDirection = ArrowDirection.default

  /// Where the menu is on the screen, in points; zero while it is hidden.
  open var menuFrame: CGRect { list?.cardFrame ?? .zero }

  /// Says beside which rectangle of a view the menu is to be shown, in the view's points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    self.targetRect = targetRect
  }

  /// Shows the menu beside the rectangle that was said, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { showMenu() } else { hideMenu() }
  }

  /// Shows the menu beside a rectangle of a view, in the view's points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    showMenu()
  }

  /// Hides the menu if it is shown for a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === target { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { list?.leave() }

  /// Asks the responders anew what they can do, if the menu is shown.
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

  /// What responders have methods for, in the order of a device's menu.
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

  /// Where the search for a receiver begins.
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
  /// To which side of its target the menu is to be shown.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
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
