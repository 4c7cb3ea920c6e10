import Foundation
import Inspector
import TouchKit

/// The region at the right: tabs with the panel of the selected one, or a panel without a tab.
final class InspectorPane: BenchView {
  private let panels: [any InspectorPanel]
  private var tabs: [(label: PanelLabel, button: BenchButton)] = []
  private let close: BenchButton
  /// The line at the bottom about the first steps.
  let startLine: StartLine
  /// The label of the visible panel.
  private(set) var shown = ViewsPanel.label
  /// Whether the scene is live code, and its number of errors.
  private var code: (isThere: Bool, errors: Int) = (false, 0)
  /// Called when the user chooses another panel.
  var onPanel: (PanelLabel) -> Void = { _ in }
  /// Called when the user closes a page.
  var onClose: () -> Void = {}

  override init(_ look: WorkbenchLook) {
    panels = InspectorPanels.all.map { $0.init(look) }
    close = BenchButton(look, "close-page", BenchButton.Face(icon: .cross))
    startLine = StartLine(look)
    super.init(look)
    accessibilityIdentifier = "inspector"
    for label in InspectorPanels.all.map({ $0.label }) where label.hasTab { addTab(label) }
    close.action = { [weak self] in self?.onClose() }
    close.hint = text("Close · Esc", "关闭 · Esc")
    addSubview(close)
    for panel in panels {
      // Rows that do not fit end at the edge of the pane.
      panel.clipsToBounds = true
      addSubview(panel)
    }
    startLine.open.action = { [weak self] in self?.onPanel(StartPanel.label) }
    startLine.isHidden = true
    addSubview(startLine)
    showPanel(ViewsPanel.label)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func addTab(_ label: PanelLabel) {
    let face = BenchButton.Face(title: look.text(label.title), style: .tab)
    let button = BenchButton(look, "tab-\(label.name)", face) { [weak self] in
      self?.onPanel(label)
    }
    addSubview(button)
    tabs.append((label, button))
  }

  /// Sends the requests of all panels to a receiver.
  func connect(_ onRequest: @escaping (WorkbenchRequest) -> Void) {
    for panel in panels { panel.onRequest = onRequest }
    startLine.close.action = { onRequest(.command(.endFirstSteps)) }
  }

  /// Returns the panel of a class.
  func panel<Panel: InspectorPanel>(_ type: Panel.Type) -> Panel {
    guard let panel = panels.lazy.compactMap({ $0 as? Panel }).first else {
      preconditionFailure("\(type) is not in InspectorPanels.all")
    }
    return panel
  }

  private var shownPanel: any InspectorPanel {
    panels.first { type(of: $0).label == shown } ?? views
  }

  var buttons: [BenchButton] { shown.isPage ? [] : presentTabs.map(\.button) }

  /// The elements of the visible panel and of the line below it that can have the keyboard focus.
  ///
  /// The button that closes a page comes after the page.
  var stops: [any FocusStop] { shownPanel.stops + [close, startLine.open, startLine.close] }

  /// The data that the visible panel needs.
  var needs: PanelNeeds { shownPanel.needs }

  /// Whether keys can scroll the visible panel.
  var isScrollable: Bool {
    shownPanel.scrolledContent.map { $0.contentSize.height > $0.bounds.height } ?? false
  }

  /// More pages than any panel has, for the keys that scroll to its start and end.
  nonisolated static let mostPages = 10_000

  /// Scrolls the visible panel by a number of pages, which overlap by one line.
  func scroll(byPages pages: Int) {
    guard let scroll = shownPanel.scrolledContent else { return }
    let line = scaled(24)
    let page = max(line, scroll.bounds.height - line)
    let lowest = max(0, scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset.y = min(max(0, scroll.contentOffset.y + page * CGFloat(pages)), lowest)
  }

  /// Shows data in the visible panel.
  func show(_ contents: PanelContents) {
    let live = contents.state.live
    let next = (live != nil, live?.errors.count ?? 0)
    if next != code {
      code = next
      showTabs()
    }
    shownPanel.show(contents)
    if let steps = contents.firstSteps { startLine.show(steps) }
    let hasLine = contents.firstSteps != nil && !shown.isPage && shown != StartPanel.label
    guard startLine.isHidden == hasLine else { return }
    startLine.isHidden = !hasLine
    setNeedsLayout()
  }

  /// The currently available tabs.
  private var presentTabs: [(label: PanelLabel, button: BenchButton)] {
    code.isThere ? tabs : tabs.filter { $0.label != CodePanel.label }
  }

  private func showTabs() {
    for (label, button) in tabs {
      button.isHidden = shown.isPage || label == CodePanel.label && !code.isThere
      button.face.isOn = label == shown
    }
    setNeedsLayout()
  }

  func showPanel(_ label: PanelLabel) {
    shown = label
    for panel in panels { panel.isHidden = panel !== shownPanel }
    showTabs()
    close.isHidden = !shown.isPage
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = headHeight
    let edge = scaled(6)
    let room = bounds.width - 2 * edge
    let width = fitTabs(into: room)
    let gap = max(0, (room - width) / CGFloat(max(1, presentTabs.count - 1)))
    // If even short titles do not fit, each tab gets smaller margins.
    let missing = max(0, width - room) / CGFloat(max(1, presentTabs.count))
    var x = edge
    for (_, button) in presentTabs {
      let width = button.wantedWidth - missing
      button.frame = CGRect(x: x.rounded(), y: 0, width: width, height: head)
      x += width + gap
    }
    let side = scaled(28)
    close.frame = CGRect(
      x: bounds.width - scaled(10) - side,
      y: ((head - side) / 2).rounded(),
      width: side,
      height: side
    )
    let line = CGFloat(theme.lineWidth)
    let foot = startLine.isHidden ? 0 : scaled(StartLine.height)
    let content = CGRect(
      x: line,
      y: head,
      width: max(0, bounds.width - line),
      height: max(0, bounds.height - head - foot)
    )
    for panel in panels { panel.frame = content }
    startLine.frame = CGRect(
      x: line,
      y: bounds.height - foot,
      width: content.width,
      height: foot
    )
  }

  /// Sets the titles of the tabs, short ones if not all fit, and returns their total width.
  private func fitTabs(into room: CGFloat) -> CGFloat {
    let saving = { (label: PanelLabel) in
      self.look.text(label.title).count - self.look.text(label.shortTitle).count
    }
    var width: CGFloat = 0
    for (label, button) in presentTabs {
      button.face.title = title(of: label, isShort: false)
      width += button.wantedWidth
    }
    let byShortening = presentTabs.filter { saving($0.label) > 0 }
      .sorted { saving($0.label) > saving($1.label) }
    for (label, button) in byShortening where width > room {
      width -= button.wantedWidth
      button.face.title = title(of: label, isShort: true)
      width += button.wantedWidth
    }
    return width
  }

  /// Returns the title of a tab, followed by the number of errors.
  private func title(of label: PanelLabel, isShort: Bool) -> String {
    let title = look.text(isShort ? label.shortTitle : label.title)
    return label == CodePanel.label && code.errors > 0 ? "\(title) \(code.errors)" : title
  }

  private var headHeight: CGFloat { scaled(bounds.width < scaled(300) ? 36 : 44) }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: 0, y: 0, width: width, height: bounds.height), theme.line)
    pen.fill(CGRect(x: 0, y: headHeight - 1, width: bounds.width, height: 1), theme.line)
    guard shown.isPage else { return }
    let title = look.text(shown.title)
    pen.text(title, .title, theme.text, x: scaled(14), middle: headHeight / 2)
  }
}

/// The panels that the workbench itself opens or fills.
extension InspectorPane {
  var views: ViewsPanel { panel(ViewsPanel.self) }
  var properties: PropertiesPanel { panel(PropertiesPanel.self) }
  var events: EventsPanel { panel(EventsPanel.self) }
  var gestures: GesturesPanel { panel(GesturesPanel.self) }
  var why: WhyPanel { panel(WhyPanel.self) }
  var predict: PredictPanel { panel(PredictPanel.self) }
  var problem: ProblemPanel { panel(ProblemPanel.self) }
  var opening: OpenPanel { panel(OpenPanel.self) }
  var help: HelpPanel { panel(HelpPanel.self) }
  var reading: ReadingPanel { panel(ReadingPanel.self) }
  var guests: GuestsPanel { panel(GuestsPanel.self) }
}
