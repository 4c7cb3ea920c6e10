import Foundation
import Inspector
import TouchKit

/// The region at the right: tabs, and the panel of the chosen one; or a page of its own.
final class InspectorPane: BenchView {
  /// What is shown.
  enum Page: Hashable {
    case tab(InspectorTab)
    case start
    case help
    /// What was read of a pasted text.
    case reading
    /// Who looks at a shared session.
    case guests
  }

  let views: ViewsPanel
  let properties: PropertiesPanel
  let gestures: GesturesPanel
  let events: EventsPanel
  let why: WhyPanel
  let start: StartPanel
  let help: HelpPanel
  let reading: ReadingPanel
  let guests: GuestsPanel
  private var tabs: [(InspectorTab, BenchButton)] = []
  private let close: BenchButton
  private(set) var page = Page.tab(.views)
  /// Another page was chosen.
  var onPage: (Page) -> Void = { _ in }

  init(_ look: WorkbenchLook, log: EventLog) {
    views = ViewsPanel(look)
    properties = PropertiesPanel(look)
    gestures = GesturesPanel(look)
    events = EventsPanel(look, log: log)
    why = WhyPanel(look)
    start = StartPanel(look)
    help = HelpPanel(look)
    reading = ReadingPanel(look)
    guests = GuestsPanel(look)
    close = BenchButton(look, "close-page", BenchButton.Face(icon: .cross))
    super.init(look)
    accessibilityIdentifier = "inspector"
    tabs = InspectorTab.allCases.map { tab in
      let face = BenchButton.Face(title: look.text(tab.title), style: .tab)
      let button = BenchButton(look, "tab-\(tab.rawValue)", face) { [weak self] in
        self?.onPage(.tab(tab))
      }
      addSubview(button)
      return (tab, button)
    }
    close.action = { [weak self] in self?.onPage(.tab(.views)) }
    close.hint = text("Close · Esc", "关闭 · Esc")
    addSubview(close)
    for view in panels {
      addSubview(view)
    }
    showPage(.tab(.views))
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var buttons: [BenchButton] { isPage ? [close] : tabs.map(\.1) }

  private var panels: [UIView] {
    [views, properties, gestures, events, why, start, help, reading, guests]
  }

  /// What the keyboard's focus comes to in the page that is shown.
  var stops: [any FocusStop] {
    switch page {
    case .tab(.views): views.stops
    case .tab(.properties): properties.stops
    case .tab(.gestures): gestures.stops
    case .tab(.events): events.stops
    case .tab(.why): why.stops
    case .start: start.buttons
    case .help: help.stops
    case .reading: reading.buttons
    case .guests: guests.stops
    }
  }

  private var isPage: Bool {
    if case .tab = page { false } else { true }
  }

  func showPage(_ page: Page) {
    self.page = page
    let shown: UIView =
      switch page {
      case .tab(.views): views
      case .tab(.properties): properties
      case .tab(.gestures): gestures
      case .tab(.events): events
      case .tab(.why): why
      case .start: start
      case .help: help
      case .reading: reading
      case .guests: guests
      }
    for view in panels {
      view.isHidden = view !== shown
    }
    for (tab, button) in tabs {
      button.isHidden = isPage
      button.face.isOn = page == .tab(tab)
    }
    close.isHidden = !isPage
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = headHeight
    let isNarrow = bounds.width < scaled(300)
    var width: CGFloat = 0
    for (tab, button) in tabs {
      button.face.title = look.text(isNarrow ? tab.shortTitle : tab.title)
      width += button.wantedWidth
    }
    let edge = scaled(6)
    let gap = max(0, (bounds.width - 2 * edge - width) / CGFloat(max(1, tabs.count - 1)))
    var x = edge
    for (_, button) in tabs {
      button.frame = CGRect(x: x.rounded(), y: 0, width: button.wantedWidth, height: head)
      x += button.wantedWidth + gap
    }
    let side = scaled(28)
    close.frame = CGRect(
      x: bounds.width - scaled(10) - side,
      y: ((head - side) / 2).rounded(),
      width: side,
      height: side
    )
    let line = CGFloat(theme.lineWidth)
    let content = CGRect(
      x: line,
      y: head,
      width: max(0, bounds.width - line),
      height: max(0, bounds.height - head)
    )
    for view in panels {
      view.frame = content
    }
  }

  private var headHeight: CGFloat { scaled(bounds.width < scaled(300) ? 36 : 44) }

  private var title: String {
    switch page {
    case .help: text("Keys and help", "按键与帮助")
    case .reading: text("What was read", "读出了什么")
    case .guests: text("Guests", "来宾")
    case .start, .tab: text("Start here", "从这里开始")
    }
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: 0, y: 0, width: width, height: bounds.height), theme.line)
    pen.fill(CGRect(x: 0, y: headHeight - 1, width: bounds.width, height: 1), theme.line)
    guard isPage else { return }
    pen.text(title, .title, theme.text, x: scaled(14), middle: headHeight / 2)
  }
}
