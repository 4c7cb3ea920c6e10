import Foundation
import TouchKit

/// A list of switches and commands below a button; a press elsewhere closes it.
final class BenchMenu: BenchView {
  /// A row of a menu.
  struct Item {
    var title: String
    var key: String
    var isOn: Bool?
    var command: WorkbenchCommand
  }

  private var items: [Item] = []
  private var pointed: Int?
  /// The visible rows; not all of them if the window is low.
  private var shownRows = 0..<0
  var onCommand: (WorkbenchCommand) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = "menu"
    isHidden = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: BenchMenu.tapped))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: BenchMenu.hovered))
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Opens the menu below a button's frame.
  func open(_ items: [Item], below place: CGRect, in size: CGSize) {
    self.items = items
    pointed = nil
    let width =
      (items.map { Pen.width($0.title, .text, look) + Pen.keyWidth($0.key, look) }.max() ?? 0)
      + scaled(64)
    let x = min(place.minX, size.width - width - scaled(8))
    let y = place.maxY + scaled(6)
    let room = max(1, Int((size.height - y - scaled(12)) / scaled(26)))
    shownRows = 0..<min(items.count, room)
    let height = scaled(26) * CGFloat(shownRows.count) + scaled(12)
    frame = CGRect(x: max(0, x), y: y, width: width, height: height)
    isHidden = false
    setNeedsDisplay()
  }

  private func index(at point: CGPoint) -> Int? {
    let row = Int(((point.y - scaled(6)) / scaled(26)).rounded(.down))
    let index = shownRows.lowerBound + row
    return shownRows.contains(index) && bounds.contains(point) ? index : nil
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let index = index(at: recognizer.location(in: self)) else { return }
    isHidden = true
    onCommand(items[index].command)
  }

  /// Moves to another row by key; returns whether the menu is open.
  func movePointed(by step: Int) -> Bool {
    guard !isHidden, !items.isEmpty else { return false }
    let place = pointed ?? (step > 0 ? -1 : 0)
    let next = (place + step + items.count) % items.count
    pointed = next
    reveal(next)
    setNeedsDisplay()
    return true
  }

  /// Scrolls to a row in a window that is too low for all rows.
  private func reveal(_ index: Int) {
    let first = min(max(shownRows.lowerBound, index - shownRows.count + 1), index)
    shownRows = first..<(first + shownRows.count)
  }

  /// Performs the command of the current row; returns whether the menu is open.
  func performPointed() -> Bool {
    guard !isHidden else { return false }
    isHidden = true
    if let pointed, items.indices.contains(pointed) { onCommand(items[pointed].command) }
    return true
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    pointed = isOver ? index(at: recognizer.location(in: self)) : nil
    setNeedsDisplay()
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.raised, radius: 8)
    pen.frame(bounds, theme.edge, radius: 8)
    if shownRows.upperBound < items.count {
      let place = CGPoint(x: bounds.midX, y: bounds.maxY - scaled(4))
      pen.icon(.down, theme.text2, at: place, side: 8)
    }
    for index in shownRows {
      let item = items[index]
      let row = CGRect(
        x: scaled(4),
        y: scaled(6) + scaled(26) * CGFloat(index - shownRows.lowerBound),
        width: bounds.width - scaled(8),
        height: scaled(26)
      )
      if pointed == index { pen.fill(row, theme.selected, radius: 5) }
      if item.isOn == true {
        pen.icon(
          .check,
          pointed == index ? theme.onSelected : theme.accent,
          at: CGPoint(x: row.minX + scaled(14), y: row.midY),
          side: 12
        )
      }
      let color = pointed == index ? theme.onSelected : theme.text
      pen.text(item.title, .text, color, x: row.minX + scaled(28), middle: row.midY)
      guard !item.key.isEmpty else { continue }
      let x = row.maxX - scaled(8) - Pen.keyWidth(item.key, look)
      pen.key(item.key, x: x, middle: row.midY, color: pointed == index ? theme.onSelected : nil)
    }
  }
}

/// A tooltip with the name of a button and its key, or some lines about a location.
final class Tooltip: BenchView {
  private var lines: [String] = []
  private var picture: UIImage?

  override init(_ look: WorkbenchLook) {
    super.init(look)
    isHidden = true
    isUserInteractionEnabled = false
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func open(
    _ words: String,
    picture: UIImage? = nil,
    beside place: CGRect,
    in size: CGSize
  ) {
    lines = words.components(separatedBy: "\n")
    self.picture = picture
    let widest = lines.map { Pen.width($0, .caption, look) }.max() ?? 0
    let width = min(max(widest, pictureSize.width) + scaled(16), size.width - 8)
    let height = pictureSpace + lineHeight * CGFloat(lines.count) + scaled(6)
    let isLow = place.maxY + height + 4 > size.height
    frame = CGRect(
      x: max(4, min(place.midX - width / 2, size.width - width - 4)),
      y: isLow ? place.minY - height - 4 : place.maxY + 4,
      width: width,
      height: height
    )
    isHidden = false
    setNeedsDisplay()
  }

  private var lineHeight: CGFloat { scaled(16) }

  /// The size of the picture, twice that on the time line to show more detail.
  private var pictureSize: CGSize {
    picture.map { CGSize(width: $0.size.width * 2, height: $0.size.height * 2) } ?? .zero
  }

  private var pictureSpace: CGFloat { picture == nil ? 0 : pictureSize.height + scaled(8) }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.raised, radius: 5)
    pen.frame(bounds, theme.edge, radius: 5)
    let place = CGPoint(x: (bounds.width - pictureSize.width) / 2, y: scaled(6))
    picture?.draw(in: CGRect(origin: place, size: pictureSize))
    for (number, line) in lines.enumerated() {
      let middle = pictureSpace + scaled(3) + (CGFloat(number) + 0.5) * lineHeight
      let room = bounds.width - scaled(16)
      pen.text(line, .caption, theme.text, x: scaled(8), middle: middle, within: room)
    }
  }
}
