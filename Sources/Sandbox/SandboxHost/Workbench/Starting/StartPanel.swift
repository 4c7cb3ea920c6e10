import Drawing
import Foundation
import Inspector
import TouchKit

/// The panel of the first start: three steps to begin with, below tabs without a selection.
final class StartPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "start",
    Phrase("Start here", "从这里开始"),
    hasTab: false,
    isPage: false
  )

  private let close: BenchButton
  private let texts: [WrappedText]
  private var steps = FirstSteps(keys: .none)
  private var sceneCount = 0
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    close = BenchButton(look, "close-start", BenchButton.Face(icon: .cross))
    texts = FirstSteps.Step.allCases.map { _ in WrappedText(look) }
    super.init(look)
    accessibilityIdentifier = "start"
    close.hint = text("Close", "关闭")
    close.action = { [weak self] in self?.onRequest(.command(.endFirstSteps)) }
    for view in [close] + texts as [UIView] { addSubview(view) }
    showTexts()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [close] }

  func show(_ contents: PanelContents) {
    let steps = contents.firstSteps ?? FirstSteps(keys: .none)
    guard steps != self.steps || contents.sceneCount != sceneCount else { return }
    (self.steps, sceneCount) = (steps, contents.sceneCount)
    showTexts()
    setNeedsDisplay()
  }

  private func showTexts() {
    for (step, view) in zip(FirstSteps.Step.allCases, texts) {
      let result = look.text(step.result(sceneCount: sceneCount))
      var paragraphs: [WrappedText.Paragraph] = [
        .init(text: look.text(step.title), role: .title, color: theme.text),
        .init(text: result, role: .text, color: theme.text2, space: 2),
      ]
      if let key = steps.key(of: step) {
        let words = text("Key: \(key)", "按键：\(key)")
        paragraphs.append(.init(text: words, role: .caption, color: theme.text3, space: 2))
      }
      view.show(paragraphs)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = scaled(28)
    close.frame = CGRect(
      x: bounds.width - scaled(10) - side,
      y: scaled(10),
      width: side,
      height: side
    )
    let (left, width) = (scaled(46), max(10, bounds.width - scaled(46) - scaled(38)))
    var y = scaled(50)
    for view in texts {
      let height = view.height(at: width)
      view.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + scaled(16)
    }
    setNeedsDisplay()
  }

  override func paint(_ pen: Pen) {
    let title = look.text(Self.label.title)
    pen.text(title, .title, theme.text, x: scaled(14), middle: scaled(24))
    let icons: [Icon] = [.mouseLeft, .mouseRight, .gallery]
    for (step, view) in zip(FirstSteps.Step.allCases, texts) {
      let middle = view.frame.minY + scaled(9)
      let place = CGPoint(x: scaled(24), y: middle)
      pen.icon(icons[step.rawValue], theme.accent, at: place, side: 20)
      let isDone = steps.isDone(step)
      pen.icon(
        isDone ? .check : .ring,
        isDone ? theme.yes : theme.edge,
        at: CGPoint(x: bounds.width - scaled(22), y: middle),
        side: isDone ? 16 : 19
      )
    }
  }
}
