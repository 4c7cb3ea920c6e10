import Foundation
@_spi(Components) import TouchKit

/// The frames of the parts of a cell.
@MainActor
struct CellLayout {
  /// The distances at the ends of a row and between its parts, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The minimum height of a row, in points.
  static let usualHeight: CGFloat = 44

  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  func apply(_ parts: CellParts) {
    let bounds = cell.bounds
    let end = placeEnd(parts, in: bounds)
    let start = cell.editing.indent
    cell.editing.place(in: bounds)
    let content = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    if cell.contentView.frame != content { cell.contentView.frame = content }
    placeLabels(parts, in: CGRect(origin: .zero, size: content.size))
    let inset = cell.separatorInset
    let scale = max(1, cell.traitCollection.displayScale)
    parts.separator.frame = CGRect(
      x: start + inset.left,
      y: bounds.height - 1 / scale,
      width: max(0, bounds.width - start - inset.left - inset.right),
      height: 1 / scale
    )
    cell.selectedBackgroundView?.frame = bounds
    if parts.grey.superview === cell { parts.grey.frame = bounds }
  }

  /// Places the accessory at the end of the row; returns the end of the content.
  private func placeEnd(_ parts: CellParts, in bounds: CGRect) -> CGFloat {
    let start = bounds.width - (cell.editing.grip == nil ? 0 : RowGrip.width)
    var end = start
    let views = cell.endView.map { [$0] } ?? [parts.mark, parts.button].compactMap(\.self)
    for view in views {
      let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
      end -= end == start ? Self.margin : Self.gap
      end -= size.width
      let y = ((bounds.height - size.height) / 2).rounded()
      view.frame = CGRect(origin: CGPoint(x: end, y: y), size: size)
    }
    parts.mark?.isHidden = cell.endView != nil
    parts.button?.isHidden = cell.endView != nil
    return end == start ? end : end - Self.gap
  }

  private func placeLabels(_ parts: CellParts, in content: CGRect) {
    var area = content.insetBy(dx: Self.margin, dy: 0)
    let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
    area.origin.x += indent
    area.size.width = max(0, area.width - indent)
    if let picture = parts.picture, let size = picture.image?.size, size.height > 0 {
      let height = min(size.height, content.height)
      let width = size.width * height / size.height
      let y = (content.height - height) / 2
      picture.frame = CGRect(x: area.minX, y: y, width: width, height: height)
      area.origin.x += width + Self.margin
      area.size.width = max(0, area.width - width - Self.margin)
    }
    switch cell.style {
    case .default: parts.label?.frame = area
    case .subtitle: stack(parts, in: area)
    case .value1: spread(parts, in: area)
    case .value2: pair(parts, in: area)
    }
  }

  private func stack(_ parts: CellParts, in area: CGRect) {
    let heights = [parts.label, parts.secondLabel].map { label -> CGFloat in
      guard let label, !(label.text ?? "").isEmpty else { return 0 }
      return label.sizeThatFits(area.size).height
    }
    var y = ((area.height - heights[0] - heights[1]) / 2).rounded()
    for (label, height) in zip([parts.label, parts.secondLabel], heights) {
      label?.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height
    }
  }

  private func spread(_ parts: CellParts, in area: CGRect) {
    let wanted = parts.secondLabel?.sizeThatFits(area.size).width ?? 0
    let width = min(wanted, area.width)
    let rest = max(0, area.width - width - (width > 0 ? Self.gap : 0))
    parts.label?.frame = CGRect(x: area.minX, y: 0, width: rest, height: area.height)
    parts.secondLabel?.frame = CGRect(
      x: area.maxX - width,
      y: 0,
      width: width,
      height: area.height
    )
  }

  private func pair(_ parts: CellParts, in area: CGRect) {
    let width = min(91, area.width)
    parts.label?.frame = CGRect(x: area.minX, y: 0, width: width, height: area.height)
    let x = area.minX + width + Self.gap
    let rest = max(0, area.maxX - x)
    parts.secondLabel?.frame = CGRect(x: x, y: 0, width: rest, height: area.height)
  }

  /// Returns the size of a row with the given width.
  func size(thatFits size: CGSize, _ parts: CellParts) -> CGSize {
    let room = CGSize(width: max(0, size.width - 2 * Self.margin), height: 0)
    let heights = [parts.label, parts.secondLabel].compactMap { $0?.sizeThatFits(room).height }
    let text = cell.style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    let image = parts.picture?.image?.size.height ?? 0
    let content = max(text > 0 ? text + 22 : 0, image > 0 ? image + 1 : 0)
    return CGSize(width: size.width, height: max(Self.usualHeight, content.rounded(.up)))
  }
}
