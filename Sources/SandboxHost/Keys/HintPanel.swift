import Drawing
import Foundation
import Inspector

/// Three lines for a user who sees the window for the first time; the first touch or key ends it.
struct HintPanel {
  let measuring: any TextMeasuring
  let language: Language
  var textScale: CGFloat = 1

  private static let lines = [
    Phrase(
      "Drag with the left button: a finger. With Alt or Ctrl: two.",
      "按住左键拖动：一根手指；加 Alt 或 Ctrl：两根手指。"
    ),
    Phrase(
      "Right-click a view: who gets the touch, and why not this one?",
      "右键点击视图：谁得到触摸？为什么不是它？"
    ),
    Phrase("? lists all keys; V, I, G and E show panels.", "? 列出所有按键；V、I、G、E 显示面板。"),
  ]

  /// The lines in the lower left corner of a window.
  func picture(in size: CGSize) -> DisplayList {
    let runs = Self.lines.map { line in
      TextRun(
        line.text(in: language),
        font: FontDescription(size: 13 * Double(textScale)),
        color: .white,
        maximumWidth: max(10, Double(size.width) - 40)
      )
    }
    let sizes = runs.map { measuring.size(of: $0) }
    let height = (sizes.map(\.height).max() ?? 0) + 4
    let box = CGRect(
      x: 10,
      y: size.height - height * CGFloat(runs.count) - 26,
      width: (sizes.map(\.width).max() ?? 0) + 20,
      height: height * CGFloat(runs.count) + 16
    )
    var list = DisplayList([
      .fill(Path(roundedRect: box, cornerRadius: 8), Color(hex: 0x1C1C1E, alpha: 0.92))
    ])
    for (index, run) in runs.enumerated() {
      let place = CGPoint(x: box.minX + 10, y: box.minY + 8 + height * CGFloat(index))
      list.append(.text(run, at: place))
    }
    return list
  }
}
