import Drawing
import Foundation
import Geometry
import Inspector

/// The list of keys, drawn over everything else.
struct HelpPanel {
  let keys: KeyTable
  let measuring: any TextMeasuring
  var language = Language.english
  var textScale: CGFloat = 1

  private var font: FontDescription { FontDescription(size: 14 * Double(textScale)) }
  private var keyFont: FontDescription {
    FontDescription(size: 14 * Double(textScale), weight: .bold)
  }
  private static let margin: CGFloat = 18
  private static let columnGap: CGFloat = 18
  private static let lineGap: CGFloat = 6

  /// A row: how, and what.
  private typealias Row = (key: TextRun, help: TextRun)

  /// The panel in the middle of a window, made smaller where there is not enough room.
  func picture(in size: CGSize) -> DisplayList {
    let rows = keys.rows(in: language).map { row in
      (
        key: TextRun(row.how, font: keyFont, color: Color(hex: 0xFFD60A)),
        help: TextRun(row.what, font: font, color: .white)
      )
    }
    guard !rows.isEmpty else { return DisplayList() }
    let height = (rows.map { measuring.size(of: $0.key).height }.max() ?? 0) + Self.lineGap
    let fits = height * CGFloat(rows.count) + 2 * Self.margin <= size.height
    let length = fits ? rows.count : (rows.count + 1) / 2
    let columns = stride(from: 0, to: rows.count, by: length).map { start in
      Column(rows: Array(rows[start..<min(start + length, rows.count)]), measuring: measuring)
    }
    let gaps = Self.columnGap * CGFloat(columns.count - 1)
    let panel = CGSize(
      width: columns.map(\.width).reduce(gaps, +) + 2 * Self.margin,
      height: height * CGFloat(length) - Self.lineGap + 2 * Self.margin
    )
    var list = frame(panel, in: size)
    var x = Self.margin
    for column in columns {
      column.draw(at: CGPoint(x: x, y: Self.margin), lineHeight: height, on: &list)
      x += column.width + Self.columnGap
    }
    list.append(.restore)
    return list
  }

  /// Rows below each other.
  private struct Column {
    let rows: [Row]
    let keyWidth: CGFloat
    let width: CGFloat

    init(rows: [Row], measuring: any TextMeasuring) {
      self.rows = rows
      keyWidth = rows.map { measuring.size(of: $0.key).width }.max() ?? 0
      let helpWidth = rows.map { measuring.size(of: $0.help).width }.max() ?? 0
      width = keyWidth + HelpPanel.columnGap + helpWidth
    }

    func draw(at origin: CGPoint, lineHeight: CGFloat, on list: inout DisplayList) {
      for (index, row) in rows.enumerated() {
        let y = origin.y + lineHeight * CGFloat(index)
        list.append(.text(row.key, at: CGPoint(x: origin.x, y: y)))
        let column = origin.x + keyWidth + HelpPanel.columnGap
        list.append(.text(row.help, at: CGPoint(x: column, y: y)))
      }
    }
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
