import Foundation
@_spi(Components) import TouchKit

/// A menu in front of a window's content, until the user chooses a command or touches outside.
///
/// A submenu replaces its parent menu, with a row that leads back.
final class MenuList: UIView {
  private let card = UIView()
  private let scroll = UIScrollView()
  private let source: CGRect
  private let sender: Any?
  private let onEnd: () -> Void
  private var trail: [UIMenu] = []
  /// Called before the menu is removed.
  var willLeave: () -> Void = {}

  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  /// Shows a menu beside a rectangle of the window.
  @discardableResult
  init(
    _ menu: UIMenu,
    beside source: CGRect,
    in window: UIWindow,
    sender: Any?,
    onEnd: @escaping () -> Void
  ) {
    (self.source, self.sender, self.onEnd) = (source, sender, onEnd)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    scroll.delaysContentTouches = false
    card.addSubview(scroll)
    let beside = UIView(frame: bounds)
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beside.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MenuList.leave))
    )
    addSubview(beside)
    addSubview(card)
    window.addSubview(self)
    showMenu(menu)
    card.alpha = 0
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [card] in card.alpha = 1 },
      completion: nil
    )
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the rows, in the window's points.
  var cardFrame: CGRect { card.frame }

  /// Removes the menu.
  func leave() {
    guard superview != nil else { return }
    willLeave()
    removeFromSuperview()
    onEnd()
  }

  // MARK: - Rows

  private func showMenu(_ menu: UIMenu) {
    for view in scroll.subviews { view.removeFromSuperview() }
    var rows: [UIView] = []
    if let outer = trail.last {
      rows.append(
        MenuRow("\u{2039} " + menu.title, nil) { [weak self] in
          self?.trail.removeLast()
          self?.showMenu(outer)
        }
      )
    } else if !menu.title.isEmpty {
      rows.append(MenuTitle(menu.title))
    }
    add(menu, to: &rows)
    place(rows)
  }

  private func add(_ menu: UIMenu, to rows: inout [UIView]) {
    for element in menu.children {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        if !rows.isEmpty { rows.append(MenuGap()) }
        add(inner, to: &rows)
      case let inner as UIMenu: rows.append(row(inner, in: menu))
      case let action as UIAction where !action.attributes.contains(.hidden):
        rows.append(row(action, in: menu))
      case let command as UICommand: rows.append(row(command))
      default: break
      }
    }
  }

  private func row(_ inner: UIMenu, in menu: UIMenu) -> MenuRow {
    let row = MenuRow(inner.title + " \u{203A}", inner.image) { [weak self] in
      self?.trail.append(menu)
      self?.showMenu(inner)
    }
    row.isDestructive = inner.options.contains(.destructive)
    return row
  }

  private func row(_ action: UIAction, in menu: UIMenu) -> MenuRow {
    let row = MenuRow(action.title, action.image) { [weak self] in
      if menu.options.contains(.singleSelection) {
        for case let other as UIAction in menu.children { other.state = .off }
        action.state = .on
      }
      let sender = self?.sender
      if !action.attributes.contains(.keepsMenuPresented) { self?.leave() }
      action.performWithSender(sender, target: nil)
    }
    row.mark = action.state
    row.isDestructive = action.attributes.contains(.destructive)
    row.isEnabled = !action.attributes.contains(.disabled)
    return row
  }

  private func row(_ command: UICommand) -> MenuRow {
    let row = MenuRow(command.title, command.image) { [weak self] in
      let sender = self?.sender as? UIResponder
      self?.leave()
      guard let action = command.action,
        let target = sender?.target(forAction: action, withSender: command)
      else { return }
      UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
    row.isEnabled = !command.attributes.contains(.disabled)
    return row
  }

  // MARK: - Place

  private func place(_ rows: [UIView]) {
    var top: CGFloat = 0
    for row in rows {
      let height = row is MenuGap ? 8 : row is MenuTitle ? 30 : Self.rowHeight
      row.frame = CGRect(x: 0, y: top, width: Self.width, height: height)
      scroll.addSubview(row)
      top += height
    }
    scroll.contentSize = CGSize(width: Self.width, height: top)
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let below = room.maxY - source.maxY - Self.margin
    let above = source.minY - Self.margin - room.minY
    let isBelow = below >= min(top, 200) || below >= above
    let height = min(top, max(isBelow ? below : above, Self.rowHeight))
    let x = min(max(room.minX, source.midX - Self.width / 2), room.maxX - Self.width)
    let y = isBelow ? source.maxY + Self.margin : source.minY - Self.margin - height
    card.frame = CGRect(x: x, y: max(room.minY, y), width: Self.width, height: height)
    scroll.frame = card.bounds
  }
}
