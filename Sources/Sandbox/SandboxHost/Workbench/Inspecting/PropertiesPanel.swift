import TouchTrace
import Foundation
import Inspector
import TouchKit

/// The properties of the selected view; writable ones can be changed here.
final class PropertiesPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "properties",
    Phrase("Properties", "属性"),
    short: Phrase("Props", "属性"),
    key: "I"
  )

  private let scroll = UIScrollView()
  private let empty: WrappedText
  private let problem: WrappedText
  private let undo: BenchButton
  /// The button that saves the changes in the scene's file, visible while the file can store them.
  private let save: BenchButton
  private var name = ""
  private var typeName = ""
  private var rows: [PropertyRow] = []
  private var lines: [PropertyLine] = []
  /// The row that keys change; nil until the user selects one by key.
  private var focused: Int?
  /// The property to select in the rows of the next view.
  private var wanted: String?
  private var shownRevision = 0
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    empty = WrappedText(look)
    problem = WrappedText(look)
    let face = BenchButton.Face(icon: .undo, title: look.language("Undo", "撤销"), style: .line)
    undo = BenchButton(look, "properties-undo", face)
    let words = look.language("Save", "保存")
    save = BenchButton(look, "properties-save", BenchButton.Face(title: words, style: .line))
    save.hint = look.language("Save the changes in the scene file · Ctrl+S", "把修改保存到场景文件 · Ctrl+S")
    save.isHidden = true
    super.init(look)
    accessibilityIdentifier = "properties"
    scroll.delaysContentTouches = false
    undo.action = { [weak self] in self?.onRequest(.command(.undo)) }
    save.action = { [weak self] in self?.onRequest(.command(.saveScene)) }
    for view in [scroll, empty, problem, undo, save] as [UIView] { addSubview(view) }
    let hint = text(
      "Select a view: Ctrl + right click, or S.",
      "选择一个视图：Ctrl + 右键点击，或按 S。"
    )
    empty.show([.init(text: hint, role: .text, color: theme.text3)])
    showView(nil, changed: [])
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { hasView ? [self, save, undo] + lines.map(\.revert) : [] }

  var scrolledContent: UIScrollView? { scroll }

  var needs: PanelNeeds { .views }

  func show(_ contents: PanelContents) {
    guard contents.viewsRevision != shownRevision else { return }
    shownRevision = contents.viewsRevision
    let index = contents.selected.flatMap(contents.tree.index)
    save.isHidden = contents.changed.isEmpty || !contents.state.canSave
    setNeedsLayout()
    showView(
      index.map { contents.tree.views[$0] },
      look: contents.look,
      changed: contents.changed
    )
  }

  /// Shows a view, or that none is selected.
  ///
  /// `changed` contains the properties that the user changed.
  private func showView(
    _ view: ViewSnapshot?,
    look values: [PropertyEdit.Value] = [],
    changed: Set<String>
  ) {
    let rows = view.map { PropertyRow.rows(of: $0, look: values, in: look.language) } ?? []
    name = view?.node.name ?? ""
    typeName = view?.node.identifier == nil ? "" : view?.node.typeName ?? ""
    empty.isHidden = view != nil
    undo.isHidden = changed.isEmpty
    defer {
      for (row, line) in zip(self.rows, lines) {
        line.setChanged(changed.contains("\(row.node.rawValue).\(row.name)"))
      }
    }
    guard rows != self.rows else { return setNeedsDisplay() }
    let isSame =
      rows.map(\.name) == self.rows.map(\.name) && rows.first?.node == self.rows.first?.node
    self.rows = rows
    problem.show([])
    setNeedsDisplay()
    // Text in progress must not be lost when another value changes.
    guard !isSame else { return zip(lines, rows).forEach { $0.showRow($1) } }
    focused = nil
    for line in lines { line.removeFromSuperview() }
    lines = rows.map(makeLine)
    layoutIfNeeded()
    if let wanted { focusProperty(wanted) }
    wanted = nil
    setNeedsLayout()
  }

  /// Selects a property of the visible view, or of the next one.
  func showProperty(_ name: String) {
    wanted = name
    focusProperty(name)
  }

  private func focusProperty(_ name: String) {
    guard let place = rows.firstIndex(where: { $0.name == name }) else { return }
    focusRow(place)
  }

  private func focusRow(_ place: Int) {
    focused = place
    for (index, line) in lines.enumerated() { line.setFocused(index == place) }
    scroll.scrollRectToVisible(lines[place].frame, animated: false)
  }

  private func makeLine(_ row: PropertyRow) -> PropertyLine {
    let line = PropertyLine(row, look: look)
    line.onEdit = { [weak self] in self?.onRequest(.edit($0)) }
    line.onRevert = { [weak self] in self?.onRequest(.revert(row.node, row.name)) }
    line.onProblem = { [weak self] in self?.showProblem($0) }
    scroll.addSubview(line)
    return line
  }

  /// Shows why a value was rejected.
  func showProblem(_ text: String) {
    problem.show([.init(text: text, role: .caption, color: theme.no)])
    setNeedsLayout()
  }

  /// Whether a view is visible.
  var hasView: Bool { !rows.isEmpty }

  /// Moves to another editable row by key.
  func moveFocus(by step: Int) {
    let places = rows.indices.filter { rows[$0].content.isEditable }
    guard !places.isEmpty else { return }
    let place = focused.flatMap { places.firstIndex(of: $0) }
    let next = place.map { $0 + step } ?? (step > 0 ? 0 : places.count - 1)
    focusRow(places[(next + places.count) % places.count])
  }

  /// Whether the current row has a value that can be edited as text.
  var awaitsTyping: Bool {
    guard let focused, rows.indices.contains(focused) else { return false }
    guard case .typed = rows[focused].content else { return false }
    return true
  }

  /// Starts to edit the value of the current row as text.
  func beginTyping() {
    if let focused, lines.indices.contains(focused) { lines[focused].beginTyping() }
  }

  /// Whether a number is edited.
  var isTypingNumber: Bool { lines.contains(where: \.isTypingNumber) }

  /// Changes the edited number by a number of steps.
  func step(by steps: Double) { lines.first(where: \.isTypingNumber)?.step(by: steps) }

  /// Changes the current row, or starts to edit its value.
  func changeFocused() {
    if let focused, lines.indices.contains(focused) { lines[focused].change() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    empty.frame = CGRect(
      x: margin,
      y: scaled(16),
      width: width,
      height: empty.height(at: width)
    )
    undo.frame = CGRect(
      x: bounds.width - margin - undo.wantedWidth,
      y: scaled(8),
      width: undo.wantedWidth,
      height: scaled(24)
    )
    let saveRight = (undo.isHidden ? bounds.width - margin : undo.frame.minX - scaled(6))
    save.frame = CGRect(
      x: saveRight - save.wantedWidth,
      y: undo.frame.minY,
      width: save.wantedWidth,
      height: undo.frame.height
    )
    let hasProblem = !problem.paragraphs.isEmpty
    let problemHeight = hasProblem ? problem.height(at: width) + scaled(12) : 0
    problem.frame = CGRect(
      x: margin,
      y: bounds.height - problemHeight,
      width: width,
      height: problemHeight
    )
    let top = scaled(40)
    scroll.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(0, bounds.height - top - problemHeight)
    )
    let height = scaled(26)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0,
        y: height * CGFloat(index),
        width: bounds.width,
        height: height
      )
    }
    scroll.contentSize = CGSize(width: bounds.width, height: height * CGFloat(lines.count))
  }

  /// The left edge of the buttons beside the name.
  private var firstButton: CGFloat {
    [save, undo].filter { !$0.isHidden }.map(\.frame.minX).min() ?? bounds.maxX
  }

  override func paint(_ pen: Pen) {
    guard hasView else { return }
    let x = pen.text(name, .title, theme.text, x: scaled(14), middle: scaled(20))
    pen.text(
      typeName,
      .text,
      theme.text3,
      x: x + scaled(6),
      middle: scaled(20),
      within: firstButton - x - scaled(12)
    )
  }
}

extension PropertiesPanel: FocusStop {
  var focusFrame: CGRect {
    guard let focused, lines.indices.contains(focused) else { return bounds }
    return convert(lines[focused].bounds, from: lines[focused]).intersection(scroll.frame)
  }

  var focusName: String { focused.map { rows[$0].name } ?? "properties" }

  func beginFocus() { if focused == nil { moveFocus(by: 1) } }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    if down != 0 { moveFocus(by: down) }
    return true
  }

  func activateFocus() { changeFocused() }
}

extension PropertyRow.Content {
  /// Whether the user can change it.
  fileprivate var isEditable: Bool {
    switch self {
    case .heading, .fixed: false
    case .typed, .flag: true
    }
  }
}
