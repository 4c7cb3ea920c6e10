import Drawing
import Foundation
import Geometry

/// The list of keys, drawn over everything else.
struct HelpPanel {
  let keys: KeyTable
  let measuring: any TextMeasuring

  private static let font = FontDescription(size: 14)
  private static let keyFont = FontDescription(size: 14, weight: .bold)
  private static let margin: CGFloat = 18
  private static let columnGap: CGFloat = 18
  private static let lineGap: CGFloat = 6

  /// The panel in the middle of a window, made smaller where there is not enough room.
  func picture(in size: CGSize) -> DisplayList {
    let rows = keys.bindings.map { binding in
      (
        key: TextRun(binding.label, font: Self.keyFont, color: Color(hex: 0xFFD60A)),
        help: TextRun(binding.help, font: Self.font, color: .white)
      )
    }
    let keyWidth = rows.map { measuring.size(of: $0.key).width }.max() ?? 0
    let helpWidth = rows.map { measuring.size(of: $0.help).width }.max() ?? 0
    let lineHeight = rows.map { measuring.size(of: $0.key).height }.max() ?? 0
    let panel = CGSize(
      width: keyWidth + Self.columnGap + helpWidth + 2 * Self.margin,
      height: (lineHeight + Self.lineGap) * CGFloat(rows.count) - Self.lineGap + 2 * Self.margin
    )
    var list = frame(panel, in: size)
    for (index, row) in rows.enumerated() {
      let y = Self.margin + (lineHeight + Self.lineGap) * CGFloat(index)
      list.append(.text(row.key, at: CGPoint(x: Self.margin, y: y)))
      let column = Self.margin + keyWidth + Self.columnGap
      list.append(.text(row.help, at: CGPoint(x: column, y: y)))
    }
    list.append(.restore)
    return list
  }

  /// The ground of the panel; what follows is in its coordinates.
  private func frame(_ panel: CGSize, in size: CGSize) -> DisplayList {
    let factor = min(1, size.width / panel.width, size.height / panel.height)
    let x = ((size.width - panel.width * factor) / 2).rounded()
    let y = ((size.height - panel.height * factor) / 2).rounded()
    let place = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y)
    let ground = Path(roundedRect: CGRect(origin: .zero, size: panel), cornerRadius: 12)
    return DisplayList([
      .save, .concatenate(place), .fill(ground, Color(hex: 0x1C1C1E, alpha: 0.92)),
    ])
  }
}
