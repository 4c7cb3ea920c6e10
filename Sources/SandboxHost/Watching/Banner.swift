import Drawing
import Foundation
import Geometry

/// A message along the upper edge of the window.
struct Banner {
  let text: String
  let measuring: any TextMeasuring

  private static let font = FontDescription(size: 13)
  private static let margin: CGFloat = 8
  private static let maximumLines = 6

  func picture(in size: CGSize) -> DisplayList {
    let lines = text.split(separator: "\n").prefix(Self.maximumLines).map {
      TextRun(String($0.prefix(300)), font: Self.font, color: .white)
    }
    let height = lines.map { measuring.size(of: $0).height }.max() ?? 0
    let ground = CGRect(
      x: 0,
      y: 0,
      width: size.width,
      height: height * CGFloat(lines.count) + 2 * Self.margin
    )
    var list = DisplayList([
      .save, .fill(Path(rect: ground), Color(hex: 0xB00020, alpha: 0.94)),
    ])
    for (index, line) in lines.enumerated() {
      let y = Self.margin + height * CGFloat(index)
      list.append(.text(line, at: CGPoint(x: Self.margin, y: y)))
    }
    list.append(.restore)
    return list
  }
}
