import Foundation

/// The menu of a button and its presentation.
@MainActor
final class ButtonMenu {
  private unowned let button: UIButton
  private let press = UILongPressGestureRecognizer()
  private var isShown = false

  init(of button: UIButton) {
    self.button = button
    press.addTarget(self, action: ButtonMenu.pressed)
  }

  /// Adds a long press recognizer unless a tap shows the menu.
  func update() {
    let isWatched = press.view != nil
    let wantsPress = button.menu != nil && !button.showsMenuAsPrimaryAction
    guard isWatched != wantsPress else { return }
    if wantsPress {
      button.addGestureRecognizer(press)
    } else {
      button.removeGestureRecognizer(press)
    }
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { showMenu() }
  }

  func showMenu() {
    guard !isShown, button.isEnabled, let menu = button.menu, let window = button.attachedWindow,
      let components = ComponentFloor.current
    else { return }
    isShown = true
    let place = button.convert(button.bounds, to: nil)
    components.showMenu(menu, beside: place, in: window, from: button) { [weak self] in
      self?.isShown = false
    }
  }
}
