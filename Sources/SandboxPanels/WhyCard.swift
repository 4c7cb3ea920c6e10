import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// All views under a point, front to back, with what became of each; the explanation of the chosen
/// view stands below.
final class WhyCard: UIView {
  private let title = UILabel()
  private let list = RowList(frame: .zero)
  private let scroll = UIScrollView()
  private let text = UILabel()
  private let look: PanelLook
  private var explanation: Explanation?
  private var entries: [Explanation.Entry] = []
  /// The lines of the list, whose columns stand below each other.
  private var lines: [String] = []
  private let closeButton = UIButton(type: .custom)
  var onSelect: (NodeID) -> Void = { _ in }
  var onClose: () -> Void = {}

  private static let margin: CGFloat = 8
  private static let maximumRows = 8

  init(look: PanelLook) {
    self.look = look
    super.init(frame: .zero)
    backgroundColor = PanelTheme.ground
    layer.borderColor = PanelTheme.accent.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 6
    clipsToBounds = true
    title.font = PanelTheme.titleFont(look.textScale)
    title.textColor = PanelTheme.text
    title.backgroundColor = PanelTheme.bar
    list.rowHeight = PanelTheme.rowHeight * look.textScale
    list.font = PanelTheme.listFont(look.textScale)
    list.row = { [weak self] in self?.row(at: $0) ?? PanelRow(text: "") }
    list.onSelect = { [weak self] in self?.choose($0) }
    text.font = PanelTheme.listFont(look.textScale)
    text.textColor = PanelTheme.text
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    scroll.addSubview(text)
    closeButton.setTitle("✕", for: .normal)
    closeButton.setTitleColor(PanelTheme.accent, for: .normal)
    closeButton.accessibilityIdentifier = "close"
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    for view in [title, list, scroll, closeButton] { addSubview(view) }
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows what a hit-test answered; the view in front is chosen first.
  func showExplanation(_ explanation: Explanation) {
    self.explanation = explanation
    entries = explanation.entries.filter { $0.isUnderPoint || $0.verdict.isReceiver }
    let place = "(\(Int(explanation.point.x)), \(Int(explanation.point.y)))"
    title.text =
      "  "
      + look.language("Why not? Views at \(place), front to back", "为什么不？\(place) 处的视图，从前到后")
    // After the heading, a line for each entry.
    lines = explanation.list(in: look.language).split(separator: "\n").dropFirst()
      .map { String($0.dropFirst(2)) }
    list.rowCount = entries.count
    list.reload()
    choose(0)
    list.select(entries.isEmpty ? nil : 0)
  }

  /// Goes through the views by key.
  func moveSelection(by rows: Int) { list.moveSelection(by: rows) }

  /// What is read at the moment.
  var shownText: String { text.text ?? "" }

  private func choose(_ index: Int) {
    guard let explanation, entries.indices.contains(index) else {
      text.text = ""
      return
    }
    text.text = explanation.text(about: entries[index].index, in: look.language)
    scroll.contentOffset = .zero
    setNeedsLayout()
    onSelect(entries[index].view.node.id)
  }

  private func row(at index: Int) -> PanelRow {
    guard entries.indices.contains(index), lines.indices.contains(index) else {
      return PanelRow(text: "")
    }
    return PanelRow(text: lines[index], tone: entries[index].verdict.isReceiver ? .strong : .plain)
  }

  /// The size that it takes in a window of a size.
  func wantedSize(in size: CGSize) -> CGSize {
    let rows = CGFloat(min(entries.count, Self.maximumRows))
    let width = min(560 * look.textScale, size.width - 16)
    let lines = text.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: 100_000))
    let height = barHeight + rows * list.rowHeight + lines.height + 3 * Self.margin
    return CGSize(width: width, height: min(height, size.height - 16))
  }

  private var barHeight: CGFloat { PanelTheme.barHeight * look.textScale }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = CGFloat(min(entries.count, Self.maximumRows))
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    closeButton.frame = CGRect(x: bounds.width - 28, y: 0, width: 28, height: barHeight)
    let listFrame = CGRect(
      x: 0,
      y: barHeight,
      width: bounds.width,
      height: min(rows * list.rowHeight, max(0, bounds.height - barHeight))
    )
    if list.frame != listFrame {
      list.frame = listFrame
      list.reload()
    }
    let top = listFrame.maxY + Self.margin
    scroll.frame = CGRect(
      x: Self.margin,
      y: top,
      width: bounds.width - 2 * Self.margin,
      height: max(0, bounds.height - top - Self.margin)
    )
    let wanted = text.sizeThatFits(CGSize(width: scroll.bounds.width, height: 100_000))
    text.frame = CGRect(
      origin: .zero,
      size: CGSize(width: scroll.bounds.width, height: wanted.height)
    )
    scroll.contentSize = text.frame.size
  }
}
