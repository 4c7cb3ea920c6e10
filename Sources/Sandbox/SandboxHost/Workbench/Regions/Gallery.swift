import Drawing
import Foundation
import Inspector
import TouchKit

/// The scenes grouped by theme, with a search field; as a column, a strip of icons, or a drawer.
final class Gallery: BenchView {
  let search: BenchField
  private let list: RowList
  private var entries: [GalleryEntry]
  /// The contents of a row: a heading or a scene.
  private enum Item {
    case group(Phrase, Int, isOpen: Bool)
    case scene(GalleryEntry)
  }
  private var items: [Item] = []
  private var folded: Set<String> = []
  private var pictures: [String: UIImage] = [:]
  private var state = WorkbenchState()
  private var stripButtons: [BenchButton] = []
  private let strip: Bool
  var onOpen: (String) -> Void = { _ in }
  /// Called when the user presses the strip to open the complete gallery.
  var onDrawer: () -> Void = {}
  /// Called when the search button of the narrow form is pressed.
  var onSearch: () -> Void = {}
  /// The elements that can have the keyboard focus.
  var stops: [any FocusStop] { strip ? stripButtons.filter { !$0.isHidden } : [search, list] }

  init(_ look: WorkbenchLook, entries: [GalleryEntry], isStrip: Bool) {
    (self.entries, strip) = (entries, isStrip)
    search = BenchField(
      look,
      "gallery-search",
      placeholder: look.language("Find a scene", "查找场景"),
      key: "Ctrl F"
    )
    list = RowList(look)
    super.init(look)
    accessibilityIdentifier = "gallery"
    isStrip ? makeStrip() : makeList()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func makeList() {
    list.row = { [weak self] in self?.row(at: $0) ?? BenchRow() }
    list.onSelect = { [weak self] in self?.choose($0) }
    list.hasActiveHeadings = true
    list.onFold = { [weak self] in self?.fold($0, isOpen: $1) ?? false }
    list.accessibilityIdentifier = "scenes"
    search.onChange = { [weak self] _ in self?.collect() }
    search.onReturn = { [weak self] in self?.openFirst() }
    addSubview(search)
    addSubview(list)
    collect()
  }

  /// The groups of scenes that the user opened or pasted.
  private let ownGroups: Set<String> = ["Files", "Pasted"]
  private static let groupIcons: [Icon] = [.finger, .move, .links, .two, .pinch, .toggle, .windows]

  private func makeStrip() {
    let themes = groups.filter { !ownGroups.contains($0.english) }
    let icons: [(String, Icon)] =
      [("find", .search)]
      + groups.map { group in
        let index = themes.firstIndex(of: group)
        return (group.english, index.map { Self.groupIcons[$0 % 7] } ?? .file)
      }
    stripButtons = icons.map { name, icon in
      let button = BenchButton(look, "group-\(name)", BenchButton.Face(icon: icon)) {
        [weak self] in
        name == "find" ? self?.onSearch() : self?.onDrawer()
      }
      button.hint = name == "find" ? text("Find a scene · Ctrl+F", "查找场景 · Ctrl+F") : name
      addSubview(button)
      return button
    }
  }

  private var groups: [Phrase] {
    var groups: [Phrase] = []
    for entry in entries where !groups.contains(entry.group) { groups.append(entry.group) }
    return groups
  }

  /// Replaces the listed scenes.
  func setEntries(_ entries: [GalleryEntry]) {
    self.entries = entries
    guard strip else { return collect() }
    for button in stripButtons { button.removeFromSuperview() }
    makeStrip()
    setNeedsLayout()
  }

  // MARK: - Rows

  private func collect() {
    let wanted = (search.field.text ?? "").lowercased()
    items = []
    for group in groups {
      let members = entries.filter { $0.group == group && matches($0, wanted) }
      guard !members.isEmpty else { continue }
      let isOpen = !folded.contains(group.english) || !wanted.isEmpty
      items.append(.group(group, members.count, isOpen: isOpen))
      if isOpen { items += members.map(Item.scene) }
    }
    list.showRows(
      heights: items.map { item in
        if case .group = item { 29 } else { 32 }
      }
    )
    markCurrent()
    setNeedsDisplay()
  }

  private func matches(_ entry: GalleryEntry, _ wanted: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    let texts = [
      entry.name, entry.title.english, entry.title.chinese, entry.question.english,
      entry.question.chinese,
    ]
    return texts.contains { $0.lowercased().contains(wanted) }
  }

  private func row(at index: Int) -> BenchRow {
    guard items.indices.contains(index) else { return BenchRow() }
    switch items[index] {
    case .group(let group, let count, let isOpen):
      var row = BenchRow(height: 29, indent: 10)
      row.isOpen = isOpen
      row.name = look.text(group)
      (row.isHeading, row.tone) = (true, .second)
      row.trailing = "\(count)"
      row.identifier = "group-\(group.english)"
      return row
    case .scene(let entry):
      var row = BenchRow(height: 32, indent: 16)
      row.picture = pictures[entry.name]
      if row.picture == nil { row.icon = .file }
      row.name = look.text(entry.title)
      row.mark =
        state.answered.contains(entry.name)
        ? .right : state.seen.contains(entry.name) ? .seen : nil
      row.identifier = "scene-\(entry.name)"
      return row
    }
  }

  private func choose(_ index: Int) {
    guard items.indices.contains(index) else { return }
    switch items[index] {
    case .group(let group, _, _):
      if folded.remove(group.english) == nil { folded.insert(group.english) }
      collect()
    case .scene(let entry): onOpen(entry.name)
    }
  }

  private func fold(_ index: Int, isOpen: Bool) -> Bool {
    guard items.indices.contains(index), case .group(_, _, let wasOpen) = items[index],
      wasOpen != isOpen
    else { return false }
    choose(index)
    return true
  }

  private func openFirst() {
    for case .scene(let entry) in items { return onOpen(entry.name) }
  }

  /// Returns the scene at a distance from the open one, in the order of the gallery.
  func neighbour(_ step: Int) -> String? {
    let names = groups.flatMap { group in entries.filter { $0.group == group }.map(\.name) }
    guard let place = names.firstIndex(of: state.scene) else { return names.first }
    let next = place + step
    return names.indices.contains(next) ? names[next] : nil
  }

  // MARK: - State

  func show(_ state: WorkbenchState) {
    guard state != self.state else { return }
    let isOther =
      state.scene != self.state.scene || state.answered != self.state.answered
      || state.seen != self.state.seen
    self.state = state
    guard isOther, !strip else { return }
    markCurrent()
    list.setNeedsLayout()
    setNeedsDisplay()
  }

  private func markCurrent() {
    list.select(
      items.firstIndex { item in
        if case .scene(let entry) = item { entry.name == state.scene } else { false }
      }
    )
    list.setNeedsLayout()
  }

  /// Shows a picture beside a scene's name.
  func setPicture(_ picture: UIImage, of name: String) {
    pictures[name] = picture
    list.setNeedsLayout()
  }

  /// Starts to edit the search.
  func beginSearching() { search.field.becomeFirstResponder() }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !strip else { return layoutStrip() }
    search.frame = CGRect(
      x: scaled(8),
      y: scaled(8),
      width: bounds.width - scaled(17),
      height: scaled(28)
    )
    let top = scaled(42)
    let place = CGRect(
      x: 0,
      y: top,
      width: bounds.width - 1,
      height: max(0, bounds.height - top - scaled(32))
    )
    guard list.frame != place else { return }
    list.frame = place
    collect()
  }

  private func layoutStrip() {
    let side = scaled(32)
    for (index, button) in stripButtons.enumerated() {
      button.frame = CGRect(
        x: ((bounds.width - side) / 2).rounded(),
        y: scaled(6) + CGFloat(index) * scaled(36) + (index > 0 ? scaled(9) : 0),
        width: side,
        height: side
      )
      // Any of the buttons opens the drawer, which contains all themes.
      button.isHidden = button.frame.maxY > bounds.maxY
    }
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height), theme.line)
    guard !strip else { return }
    let foot = CGRect(
      x: 0,
      y: bounds.maxY - scaled(32),
      width: bounds.width - 1,
      height: scaled(32)
    )
    pen.fill(CGRect(x: 0, y: foot.minY, width: foot.width, height: 1), theme.line)
    if items.isEmpty {
      let words = text("No scene matches.", "没有匹配的场景。")
      pen.text(words, .text, theme.text3, x: scaled(16), middle: scaled(60))
    }
    let questions = entries.filter { !$0.answer.english.isEmpty }
    let count = questions.count
    let answered = questions.count { state.answered.contains($0.name) }
    let words =
      answered == 0
      ? text("\(count) questions to answer", "\(count) 个问题待回答")
      : text("\(answered) of \(count) answered", "已答出 \(answered) / \(count)")
    pen.icon(
      answered == 0 ? .bulb : .check,
      theme.text3,
      at: CGPoint(x: scaled(19), y: foot.midY),
      side: 12
    )
    pen.text(words, .text, theme.text3, x: scaled(33), middle: foot.midY)
  }
}
