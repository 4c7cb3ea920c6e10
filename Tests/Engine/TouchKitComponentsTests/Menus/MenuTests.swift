import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Menus")
struct MenuTests {
  let stage = Stage(size: CGSize(width: 320, height: 600))

  private func label(_ text: String) -> UILabel? {
    var found: UILabel?
    func look(_ view: UIView) {
      if let label = view as? UILabel, label.text == text { found = label }
      view.subviews.forEach(look)
    }
    look(stage.window)
    return found
  }

  private func choose(_ text: String) throws {
    stage.advance(by: 0.5)
    let row = try #require(label(text)?.superview)
    let box = row.convert(row.bounds, to: nil)
    stage.tap(CGPoint(x: box.midX, y: box.midY))
    stage.advance(by: 0.5)
  }

  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    button.menu = menu
    stage.rootView.addSubview(button)
    return button
  }

  @Test("As a primary action it opens when the finger comes down, and no lift is told")
  func opensAtTouchDown() {
    let button = button(UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    button.showsMenuAsPrimaryAction = true
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchUpInside, "up"),
      (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.finger.down(on: button)
    stage.advance(by: 0.5)
    #expect(label("Copy") != nil && events == ["down", "menu", "cancel"])
    #expect(!button.isTracking && !button.isHighlighted)
    stage.finger.up()
    #expect(label("Copy") != nil && events == ["down", "menu", "cancel"])
  }

  @Test("A tap on a button with a menu shows it, and a row performs its action")
  func primary() throws {
    var log: [String] = []
    let menu = UIMenu(
      title: "File",
      children: [
        UIAction(title: "Copy") { log.append("copy \($0.sender is UIButton)") },
        UIAction(title: "Hidden", attributes: .hidden) { _ in log.append("hidden") },
        UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
      ]
    )
    let button = button(menu)
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    stage.tap(button)
    #expect(label("File") != nil && label("Hidden") == nil)
    try choose("Off")
    #expect(log == [] && label("Copy") != nil)
    try choose("Copy")
    #expect(log == ["copy true"] && label("Copy") == nil)
    stage.tap(button)
    #expect(label("Copy") != nil)
    stage.tap(CGPoint(x: 10, y: 580))
    #expect(label("Copy") == nil && log == ["copy true"])
  }

  @Test("Otherwise a long press shows it")
  func longPress() throws {
    let button = button(UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    stage.tap(button)
    #expect(label("Copy") == nil)
    stage.finger.longPress(button)
    #expect(label("Copy") != nil)
  }

  @Test("Menus inside stand between lines or open in their place; one of several is on")
  func nesting() throws {
    let one = UIAction(title: "One", state: .on) { _ in }
    let two = UIAction(title: "Two") { _ in }
    let inner = UIMenu(title: "More", options: .singleSelection, children: [one, two])
    let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Inline") { _ in }])
    let menu = UIMenu(title: "All", children: [inline, inner])
    #expect(menu.selectedElements == [one])
    let button = button(menu)
    button.showsMenuAsPrimaryAction = true
    stage.tap(button)
    #expect(label("Inline") != nil && label("Two") == nil)
    try choose("More \u{203A}")
    #expect(label("Inline") == nil)
    try choose("\u{2039} More")
    #expect(label("Inline") != nil)
    try choose("More \u{203A}")
    try choose("Two")
    #expect(one.state == .off && two.state == .on)
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }

  @Test("A context menu comes with a long press where its delegate has one")
  func contextMenu() throws {
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    stage.rootView.addSubview(view)
    let delegate = MenuDelegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    stage.finger.longPress(CGPoint(x: 50, y: 250))
    #expect(delegate.log == ["ask 50 50", "will"])
    try choose("Delete")
    #expect(delegate.log == ["ask 50 50", "will", "end", "delete"])
    view.removeInteraction(interaction)
    stage.finger.longPress(CGPoint(x: 50, y: 250))
    #expect(delegate.log.count == 4)
  }
}

final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("ask \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Delete", attributes: .destructive) { _ in self?.log.append("delete") }
        ]
      )
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }
}
