import Foundation
import Testing
import TouchTrace

@testable import TouchKit

@MainActor
struct PropertyNameTests {
  private enum Choice {
    case small
    case large
  }

  private class Card: UIView {
    let title = UIView()
    lazy var close = UIView()
    var dots: [UIView] = []
    var buttons: [String: UIButton] = [:]
    var choices: [Choice: UIView] = [:]
    let size = 3
  }

  private final class CardWithPicture: Card {
    weak var picture: UIView?
  }

  private final class Controller: UIViewController {
    var title2: UIView?
    let card = CardWithPicture()
  }

  private let application = UIApplication()
  private let window: UIWindow
  private let controller = Controller()

  init() {
    application.namesViewsByProperty = true
    window = UIWindow(frame: .init(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(controller.card)
  }

  private func name(of view: UIView) -> String { view.snapshot().name }

  @Test("A view goes by the property that holds it, in its superview or controller")
  func properties() {
    let card = controller.card
    let picture = UIView()
    card.dots = [UIView(), UIView()]
    card.picture = picture
    for view in [card.title, card.close, picture] + card.dots { card.addSubview(view) }
    #expect(name(of: card) == "card")
    #expect(name(of: card.title) == "title")
    #expect(name(of: card.close) == "close")
    #expect(name(of: card.dots[1]) == "dots[1]")
    #expect(name(of: picture) == "picture")
  }

  @Test("A view in a dictionary also goes by its key")
  func keys() {
    let card = controller.card
    card.buttons = ["pay": UIButton(), "send": UIButton()]
    card.choices = [.small: UIView(), .large: UIView()]
    for view in Array(card.buttons.values) + Array(card.choices.values) { card.addSubview(view) }
    #expect(card.buttons["send"].map(name) == #"buttons["send"]"#)
    #expect(card.choices[.large].map(name) == "choices[.large]")
  }

  private final class OwnButton: UIButton {}

  @Test("A button without a property goes by its title, unless it has a class of its own")
  func titles() {
    let (button, long, own) = (UIButton(), UIButton(), OwnButton())
    for view in [button, own] { view.setTitle("Pay now", for: .normal) }
    long.setTitle(String(repeating: "long ", count: 10), for: .normal)
    for view in [button, long, own] { controller.card.addSubview(view) }
    button.layoutIfNeeded()
    #expect(name(of: button) == #""Pay now""#)
    #expect(button.titleLabel.map(name) == "UILabel")
    #expect(name(of: long) == #""long long long long lon…""#)
    #expect(name(of: own) == "OwnButton")
  }

  @Test("The property of the nearest view that has one counts")
  func nearest() {
    controller.title2 = controller.card.title
    controller.card.addSubview(controller.card.title)
    #expect(name(of: controller.card.title) == "title")
  }

  @Test("A name of the author's comes first; without a property, the class is the name")
  func others() {
    controller.card.accessibilityIdentifier = "menu"
    let plain = UIView()
    controller.card.addSubview(plain)
    #expect(name(of: controller.card) == "menu")
    #expect(name(of: plain) == "UIView")
  }

  @Test("Where properties name no views, the class does")
  func unasked() {
    application.namesViewsByProperty = false
    #expect(name(of: controller.card) == "CardWithPicture")
  }
}
