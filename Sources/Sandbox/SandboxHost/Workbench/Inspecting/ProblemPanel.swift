import Foundation
import Inspector
import TouchKit

/// The page with all errors of a file: the message, the line and further errors.
final class ProblemPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "problem",
    Phrase("What is wrong", "错误内容"),
    hasTab: false
  )

  private let scroll = UIScrollView()
  private let lines: WrappedText
  private let copy: BenchButton
  private var text = ""
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    lines = WrappedText(look)
    let face = BenchButton.Face(icon: .copy, title: look.language("Copy", "复制"), style: .line)
    copy = BenchButton(look, "copy-problem", face)
    super.init(look)
    accessibilityIdentifier = "problem"
    copy.action = { [weak self] in
      guard let self else { return }
      onRequest(.copy(text))
    }
    scroll.addSubview(lines)
    addSubview(scroll)
    addSubview(copy)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [copy] }

  /// Shows a message of one or more lines.
  func show(_ text: String) {
    self.text = text
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    lines.show(
      paragraphs.map { number, line in
        let isFirst = number == 0
        return .init(
          text: String(line),
          role: isFirst ? .title : .code,
          color: isFirst ? theme.text : theme.text2,
          space: 4
        )
      }
    )
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    let foot = scaled(48)
    scroll.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: max(0, bounds.height - foot)
    )
    let height = lines.height(at: width)
    lines.frame = CGRect(x: margin, y: margin, width: width, height: height)
    scroll.contentSize = CGSize(width: bounds.width, height: height + 2 * margin)
    copy.frame = CGRect(
      x: margin,
      y: bounds.height - foot + scaled(10),
      width: copy.wantedWidth,
      height: scaled(28)
    )
  }
}
