import Drawing
import Foundation

extension OverlayCanvas {
  /// Places and draws all labels, the most important first.
  mutating func drawLabels() {
    // Sorting is stable only by chance, so the order of arrival decides between equals.
    let order = labels.enumerated().sorted { first, second in
      (first.element.rank, first.offset) < (second.element.rank, second.offset)
    }
    labels = []
    for (_, label) in order { draw(label) }
  }

  /// Smaller letters in a small picture, which labels would cover otherwise.
  private var labelFont: FontDescription {
    FontDescription(size: ChainMetrics(for: bounds).fontSize - 1, weight: .bold)
  }

  private mutating func draw(_ label: OverlayLabel) {
    let limit = min(OverlayLabel.largestWidth, bounds.width - 8 - OverlayLabel.padding.width * 2)
    guard limit >= 4 else { return }
    let run = TextRun(
      OverlayText.label(label.text),
      font: labelFont,
      color: label.color.counterpart,
      maximumWidth: Double(limit)
    )
    let text = measuring.size(of: run)
    let size = CGSize(
      width: min(text.width, limit) + OverlayLabel.padding.width * 2,
      height: text.height + OverlayLabel.padding.height * 2
    )
    guard let frame = place(label, size: size) else { return }
    obstacles.add(frame)
    fill(Path(roundedRect: frame, cornerRadius: 4), label.color, edgeWidth: 1)
    append(
      .text(
        run,
        at: CGPoint(
          x: frame.minX + OverlayLabel.padding.width,
          y: frame.midY - text.height / 2
        )
      )
    )
  }

  private func place(_ label: OverlayLabel, size: CGSize) -> CGRect? {
    let wanted = label.places.map { $0.frame(size: size) }
    let free = wanted.first { clamped($0) == $0 && obstacles.cost(of: $0) == 0 }
    if let free { return free }
    let best = wanted.map { clamped($0) }.map { (frame: $0, cost: obstacles.cost(of: $0)) }
      .min { $0.cost < $1.cost }
    return best?.cost == 0 || label.need == .always ? best?.frame : nil
  }
}
