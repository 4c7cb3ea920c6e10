import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Alerts and action sheets")
struct AlertTests {
  let stage = Stage(size: CGSize(width: 320, height: 640))
  let root: UIViewController

  init() throws {
    root = try #require(stage.window.rootViewController)
  }

  private func alert(
    _ titles: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert,
    _ chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete it?", message: "For ever.", preferredStyle: style)
    for (title, kind) in titles {
      alert.addAction(UIAlertAction(title: title, style: kind) { chosen($0.title ?? "") })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    stage.advance(by: 1)
  }

  private func label(_ text: String) -> UILabel? {
    var found: UILabel?
    func look(_ view: UIView) {
      if let label = view as? UILabel, label.text == text { found = label }
      view.subviews.forEach(look)
    }
    look(stage.window)
    return found
  }

  private func place(_ text: String) throws -> CGRect {
    let button = try #require(label(text)?.superview)
    return button.convert(button.bounds, to: nil)
  }

  @Test("A new alert knows its texts, style and actions")
  func properties() {
    let alert = alert([("No", .cancel), ("Yes", .destructive)])
    #expect(alert.title == "Delete it?" && alert.message == "For ever.")
    #expect(alert.preferredStyle == .alert && alert.textFields == nil)
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.actions.allSatisfy(\.isEnabled) && alert.preferredAction == nil)
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(
      UIAlertController.Style.alert.rawValue == 1 && UIAlertAction.Style.destructive.rawValue == 2
    )
  }

  @Test("A second action that cancels, and a preferred action from elsewhere, are refused")
  func refusals() {
    let alert = alert([("No", .cancel), ("Never", .cancel)])
    #expect(alert.actions.map(\.title) == ["No"])
    alert.preferredAction = UIAlertAction(title: "Else", style: .default)
    #expect(alert.preferredAction == nil)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
  }

  @Test("A chosen action takes the alert away, and then does what it says")
  func choosing() throws {
    var chosen: [String] = []
    var wasGone: Bool?
    let alert = alert([("Yes", .default), ("No", .cancel)]) {
      chosen.append($0)
      wasGone = self.root.presentedViewController == nil
    }
    show(alert)
    #expect(root.presentedViewController === alert)
    stage.tap(try place("Yes").middle)
    #expect(chosen == [])
    stage.advance(by: 1)
    #expect(chosen == ["Yes"] && wasGone == true)
    #expect(alert.view.window == nil && stage.window.subviews == [root.view])
  }

  @Test("An alert is in the middle; nothing beneath or beside it is touched")
  func middle() throws {
    var chosen: [String] = []
    let alert = alert([("OK", .default)]) { chosen.append($0) }
    let button = UIButton(frame: root.view.bounds)
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    show(alert)
    let card = alert.view.convert(alert.view.bounds, to: nil)
    #expect(card.width == 270 && abs(card.midX - 160) <= 1 && abs(card.midY - 320) <= 1)
    stage.tap(CGPoint(x: 5, y: 5))
    stage.tap(try #require(label("For ever.")))
    stage.advance(by: 1)
    #expect(pressed == 0 && chosen == [] && root.presentedViewController === alert)
  }

  @Test("Of two buttons the one that cancels is at the left; of three it is the last")
  func order() throws {
    show(alert([("Yes", .default), ("No", .cancel)]))
    #expect(try place("No").maxX == place("Yes").minX && place("No").minY == place("Yes").minY)
    root.dismiss(animated: false)
    show(alert([("No", .cancel), ("Yes", .default), ("Perhaps", .default)]))
    #expect(try place("Yes").maxY == place("Perhaps").minY)
    #expect(try place("Perhaps").maxY == place("No").minY)
  }

  @Test("Titles that are too long for two columns stand one below the other")
  func stacking() throws {
    show(alert([("Leave everything as it is", .cancel), ("Yes", .default)]))
    #expect(try place("Yes").maxY == place("Leave everything as it is").minY)
  }

  @Test("The preferred action is bold, else the one that cancels")
  func emphasis() throws {
    let alert = alert([("Yes", .default), ("No", .cancel)])
    show(alert)
    let bold = UIFont.boldSystemFont(ofSize: 17)
    #expect(label("No")?.font == bold && label("Yes")?.font != bold)
    alert.preferredAction = alert.actions[0]
    #expect(label("Yes")?.font == bold && label("No")?.font != bold)
    #expect(label("Yes")?.textColor != .systemRed)
  }

  @Test("A disabled action cannot be chosen until it is enabled")
  func disabling() throws {
    var chosen: [String] = []
    let alert = alert([("Yes", .destructive), ("No", .cancel)]) { chosen.append($0) }
    alert.actions[0].isEnabled = false
    show(alert)
    stage.tap(try place("Yes").middle)
    stage.advance(by: 1)
    #expect(chosen == [] && root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    alert.view.layoutIfNeeded()
    #expect(label("Yes")?.textColor == .systemRed)
    stage.tap(try place("Yes").middle)
    stage.advance(by: 1)
    #expect(chosen == ["Yes"])
  }

  @Test("An action sheet is at the lower edge with its cancel button apart; beside it is cancel")
  func sheet() throws {
    var chosen: [String] = []
    let titles: [(String, UIAlertAction.Style)] = [
      ("No", .cancel), ("Copy", .default), ("Delete", .destructive),
    ]
    show(alert(titles, .actionSheet) { chosen.append($0) })
    #expect(try place("No").maxY == 632 && place("No").width == 304)
    #expect(try place("Copy").maxY == place("Delete").minY)
    #expect(try place("No").minY - place("Delete").maxY == 8)
    stage.tap(CGPoint(x: 160, y: 20))
    stage.advance(by: 1)
    #expect(chosen == ["No"] && root.presentedViewController == nil)
  }

  @Test("Text fields are typed into; Return goes on to the next and then chooses")
  func fields() throws {
    var chosen: [String] = []
    let alert = alert([("Log in", .default), ("No", .cancel)]) { chosen.append($0) }
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.preferredAction = alert.actions[0]
    show(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    stage.keyboard.type("me")
    stage.keyboard.press("Return", usage: 0x28)
    #expect(fields[1].isFirstResponder)
    stage.keyboard.type("secret")
    stage.keyboard.press("Return", usage: 0x28)
    stage.advance(by: 1)
    #expect(chosen == ["Log in"] && fields.map(\.text) == ["me", "secret"])
  }

  @Test("Escape cancels")
  func escape() {
    var chosen: [String] = []
    show(alert([("Yes", .default), ("No", .cancel)]) { chosen.append($0) })
    stage.keyboard.press("Escape", usage: 0x29)
    stage.advance(by: 1)
    #expect(chosen == ["No"])
  }

  @Test("A handler may present the next alert; a dismissal by the program calls no handler")
  func next() {
    var chosen: [String] = []
    let second = alert([("OK", .default)]) { chosen.append($0) }
    let first = alert([("On", .default)]) { _ in self.root.present(second, animated: true) }
    show(first)
    stage.keyboard.press("Return", usage: 0x28)
    stage.advance(by: 1)
    #expect(root.presentedViewController === second)
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(chosen == [] && root.presentedViewController == nil)
  }

  @Test("More actions than the screen is high can be scrolled")
  func scrolling() throws {
    let alert = alert((1...30).map { ("Choice \($0)", .default) }, .actionSheet)
    show(alert)
    #expect(alert.view.frame.height == 624)
    #expect(try place("Choice 30").minY > 640)
    stage.pan(alert.view, by: CGVector(dx: 0, dy: -400))
    stage.advance(by: 3)
    #expect(try place("Choice 30").minY < 1440 && root.presentedViewController === alert)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
