import Drawing
import Foundation
import TouchKit

/// Paragraphs in a column, each with its own weight and colour, wrapped at the available width.
final class WrappedText: UIView {
  /// A paragraph.
  struct Paragraph: Hashable {
    var text: String
    var role: TextRole
    var color: Color
    /// The space above it, in points at text scale 1.
    var space: CGFloat = 6
    /// A name that is emphasized at the end of a sentence.
    var name: String?
  }

  private let look: WorkbenchLook
  private var labels: [UILabel] = []
  private(set) var paragraphs: [Paragraph] = []
  /// The cached height of each paragraph at a width, because every frame reads it.
  private var measured: (width: CGFloat, heights: [CGFloat])?

  init(_ look: WorkbenchLook) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows other paragraphs.
  func show(_ paragraphs: [Paragraph]) {
    guard paragraphs != self.paragraphs else { return }
    self.paragraphs = paragraphs
    measured = nil
    while labels.count < paragraphs.count {
      let label = UILabel()
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= paragraphs.count
      guard index < paragraphs.count else { continue }
      label.font = paragraphs[index].role.font(look)
      label.textColor = paragraphs[index].color.ui
      label.show(pieces(of: paragraphs[index]))
    }
    setNeedsLayout()
  }

  /// Returns the styled parts of a paragraph.
  ///
  /// Running text has lines of 18 points, other text its own height.
  private func pieces(of paragraph: Paragraph) -> [StyledText.Source] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    if paragraph.role == .text { style.minimumLineHeight = look.scaled(18) }
    let usual: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    let text = paragraph.text
    guard let name = paragraph.name, let place = text.range(of: name, options: .backwards) else {
      return [StyledText.Source(text: text, attributes: usual)]
    }
    let standingOut = usual.merging([.font: TextRole.strong.font(look)]) { $1 }
    return [
      StyledText.Source(text: String(text[..<place.lowerBound]), attributes: usual),
      StyledText.Source(text: name, attributes: standingOut),
      StyledText.Source(text: String(text[place.upperBound...]), attributes: usual),
    ]
  }

  /// Returns the height of all paragraphs, or of the first ones, at a width.
  func height(at width: CGFloat, of count: Int = .max) -> CGFloat {
    zip(heights(at: width), paragraphs).prefix(count).enumerated().reduce(0) { sum, item in
      let (index, (height, paragraph)) = item
      return sum + height + (index == 0 ? 0 : look.scaled(paragraph.space))
    }
  }

  private func heights(at width: CGFloat) -> [CGFloat] {
    if let measured, measured.width == width { return measured.heights }
    let heights = zip(labels, paragraphs).map { label, _ in
      label.sizeThatFits(CGSize(width: width, height: 10_000)).height.rounded(.up)
    }
    measured = (width, heights)
    return heights
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for (index, height) in heights(at: bounds.width).enumerated() {
      if index > 0 { top += look.scaled(paragraphs[index].space) }
      labels[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }
}
