import Drawing
import Foundation
import TouchKit

/// The view of one visible row; a list has no more of them than fit.
final class RowView: BenchView {
  private var row = BenchRow()
  private var isChosen = false
  private var isPointed = false
  /// The complete text of the row, if some of it did not fit.
  private(set) var cutText: String?
  /// The text of the row's tooltip; empty for none.
  var hint: String { row.hint }

  override init(_ look: WorkbenchLook) {
    super.init(look)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func showRow(_ row: BenchRow, isChosen: Bool, isPointed: Bool) {
    guard row != self.row || isChosen != self.isChosen || isPointed != self.isPointed else {
      return
    }
    (self.row, self.isChosen, self.isPointed) = (row, isChosen, isPointed)
    accessibilityIdentifier = row.identifier
    accessibilityLabel = row.name
    setNeedsDisplay()
  }

  override func paint(_ pen: Pen) {
    paintGround(pen)
    if let share = row.share { paintBar(share, pen) }
    let middle = bounds.midY
    var x = scaled(row.indent)
    if let time = row.time {
      pen.text(time, .caption, color(.third), right: scaled(48), middle: middle)
      x += scaled(46)
    }
    if let place = row.place {
      pen.text("\(place)", .caption, color(.third), x: scaled(14), middle: middle)
    }
    let right = paintEnd(pen)
    x = paintSigns(pen, x)
    let role: TextRole =
      row.isHeading ? .heading : row.isStrong || (isChosen && row.picture != nil) ? .strong : .name
    let wanted =
      x + pen.width(row.name, role)
      + (row.detail.isEmpty ? 0 : scaled(6) + pen.width(row.detail, .text))
    let isCut = wanted > right - scaled(3)
    cutText = isCut ? row.name + (row.detail.isEmpty ? "" : "  " + row.detail) : nil
    x = pen.text(
      row.name,
      role,
      color(row.tone),
      x: x,
      middle: middle,
      within: right - x - scaled(4)
    )
    guard !row.detail.isEmpty else { return }
    x += scaled(6)
    pen.text(
      row.detail,
      .text,
      color(isChosen ? .second : .third),
      x: x,
      middle: middle,
      within: right - x - scaled(4)
    )
  }

  private func paintBar(_ share: Double, _ pen: Pen) {
    let left = scaled(row.indent)
    let width = max(scaled(3), (bounds.width - left - scaled(12)) * CGFloat(share))
    let bar = CGRect(x: left, y: bounds.maxY - scaled(5), width: width, height: scaled(4))
    pen.fill(bar, isChosen ? color(.first) : theme.accent, radius: 2)
  }

  private func paintGround(_ pen: Pen) {
    let isInset = row.picture != nil || row.icon != nil
    let ground = isInset ? bounds.insetBy(dx: 4, dy: 0) : bounds
    if isChosen {
      pen.fill(ground, theme.selected, radius: isInset ? 6 : 0)
      guard isInset else { return }
      let bar = CGRect(x: 6, y: scaled(8), width: 3, height: bounds.height - scaled(16))
      pen.fill(bar, look.kind == .highContrast ? .black : theme.accent, radius: 1.5)
    } else if isPointed, !row.isHeading {
      pen.fill(ground, theme.hover, radius: isInset ? 6 : 0)
    }
  }

  /// Draws the icons before the text; returns the left edge of the text.
  private func paintSigns(_ pen: Pen, _ left: CGFloat) -> CGFloat {
    var x = left
    let middle = bounds.midY
    if let isOpen = row.isOpen {
      pen.icon(
        isOpen ? .down : .right,
        color(.second),
        at: CGPoint(x: x + scaled(5), y: middle),
        side: 12
      )
      x += scaled(14)
    }
    if let picture = row.picture {
      let box = CGRect(x: x, y: middle - scaled(12), width: scaled(32), height: scaled(24))
      pen.fill(box.insetBy(dx: -1, dy: -1), theme.line, radius: 3)
      picture.draw(in: box)
      x = box.maxX + scaled(10)
    } else if let icon = row.icon {
      pen.icon(icon, color(.second), at: CGPoint(x: x + scaled(16), y: middle))
      x += scaled(42)
    }
    if let swatch = row.swatch {
      pen.swatch(swatch, at: CGPoint(x: x + scaled(5), y: middle))
      x += scaled(16)
    }
    if let finger = row.finger { x = pen.finger(finger, x: x, middle: middle) + scaled(7) }
    return x
  }

  /// Draws the contents at the right; returns their left edge.
  private func paintEnd(_ pen: Pen) -> CGFloat {
    let middle = bounds.midY
    var right = bounds.maxX - scaled(12)
    if let mark = row.mark {
      let tint = isChosen ? color(.first) : mark == .right ? theme.yes : color(.second)
      let icon: Icon = mark == .right ? .check : .eye
      pen.icon(icon, tint, at: CGPoint(x: right - scaled(8), y: middle))
      right -= scaled(20)
    }
    if let number = row.number {
      let isPlain = isChosen && look.kind == .highContrast
      pen.disc(
        number,
        isHit: number == 1,
        at: CGPoint(x: right - scaled(8), y: middle),
        isPlain: isPlain
      )
    }
    if row.hasNumberColumn { right -= scaled(22) }
    if let chip = row.chip { right = paintChip(chip, pen, right) - scaled(4) }
    if !row.trailing.isEmpty {
      right = pen.text(
        row.trailing,
        .caption,
        color(row.trailingTone),
        right: right,
        middle: middle
      )
      right -= scaled(6)
    }
    return right
  }

  private func paintChip(_ chip: BenchRow.Chip, _ pen: Pen, _ right: CGFloat) -> CGFloat {
    let width = pen.width(chip.text, .caption) + scaled(29)
    let box = CGRect(
      x: right - width,
      y: bounds.midY - scaled(9),
      width: width,
      height: scaled(18)
    )
    let isPlain = isChosen && look.kind == .highContrast
    let tint: Color =
      switch chip.kind {
      case .yes: isPlain ? theme.onSelected : theme.yes
      case .no: isPlain ? theme.onSelected : theme.no
      case .ring: color(.second)
      case .dash: color(.third)
      }
    if !isPlain, chip.kind == .yes || chip.kind == .no { pen.frame(box, tint, radius: 9) }
    let icon: Icon =
      switch chip.kind {
      case .yes: .check
      case .no: .cross
      case .ring: .ring
      case .dash: .dash
      }
    let place = CGPoint(x: box.minX + scaled(11), y: box.midY)
    pen.icon(icon, tint, at: place, side: 11, width: 1.75)
    pen.text(chip.text, .caption, tint, x: box.minX + scaled(20), middle: box.midY)
    return box.minX
  }

  private func color(_ tone: BenchRow.Tone) -> Color {
    if isChosen {
      if look.kind == .highContrast { return theme.onSelected }
      return tone == .first ? theme.onSelected : tone == .third ? theme.text2 : plain(tone)
    }
    return plain(tone)
  }

  private func plain(_ tone: BenchRow.Tone) -> Color {
    switch tone {
    case .first: theme.text
    case .second: theme.text2
    case .third: theme.text3
    case .accent: theme.accent
    case .yes: theme.yes
    case .no: theme.no
    }
  }
}
