import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("The menu for editing", .serialized)
struct MenuControllerTests {
  private final class Card: UIView {
    var log: [String] = []
    var mayCopy = true

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:", UIResponder.copy(_:))
        ? mayCopy
        : action == Selector("flip:", Card.flip(_:))
    }

    override func copy(_ sender: Any?) { log.append("copy \(sender is UIMenuController)") }

    func flip(_ sender: Any?) { log.append("flip") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  private let controller = UIMenuController.shared

  init() {
    stage.rootView.addSubview(card)
    controller.hideMenu()
    controller.menuItems = [UIMenuItem(title: "Flip", action: Selector("flip:", Card.flip(_:)))]
  }

  private func label(_ text: String) -> UILabel? {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let label = view as? UILabel, label.text == text { return label }
      waiting += view.subviews
    }
    return nil
  }

  @Test("It offers what the first responder can do, and calls it there")
  func offers() throws {
    card.becomeFirstResponder()
    controller.showMenu(from: card, rect: card.bounds)
    stage.advance(by: 0.5)
    #expect(controller.isMenuVisible && controller.menuFrame.width > 0)
    #expect(label("Copy") != nil && label("Flip") != nil && label("Cut") == nil)
    stage.tap(try #require(label("Flip")))
    stage.advance(by: 0.5)
    #expect(card.log == ["flip"] && !controller.isMenuVisible)
    controller.showMenu(from: card, rect: card.bounds)
    stage.advance(by: 0.5)
    stage.tap(try #require(label("Copy")))
    #expect(card.log == ["flip", "copy true"])
  }

  @Test("With nothing to offer it is not shown")
  func empty() {
    card.mayCopy = false
    controller.menuItems = nil
    card.becomeFirstResponder()
    controller.showMenu(from: card, rect: card.bounds)
    #expect(!controller.isMenuVisible)
  }

  @Test("It tells when it comes and goes, and asks anew")
  func notifications() {
    var names: [String] = []
    let tokens = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    .map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue.suffix(20).description) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    card.becomeFirstResponder()
    controller.setTargetRect(card.bounds, in: card)
    controller.isMenuVisible = true
    #expect(names.count == 2)
    card.mayCopy = false
    controller.update()
    stage.advance(by: 0.5)
    #expect(label("Copy") == nil && label("Flip") != nil)
    controller.hideMenu(from: stage.rootView)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: card)
    #expect(!controller.isMenuVisible && names.count == 8)
  }
}
