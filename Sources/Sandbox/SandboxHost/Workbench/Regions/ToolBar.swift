import Drawing
import Foundation
import Inspector
import TouchKit

/// The bar at the top: modes, switches of the overlay, time, recording, help and regions.
final class ToolBar: BenchView {
  /// A part of the workbench that a button opens or closes.
  enum Part {
    case gallery, inspector, help
    /// The menu, below the frame of its button.
    case menu(CGRect)
  }

  /// The buttons that open and close regions.
  private struct Openers {
    let gallery, inspector, help: BenchButton
  }

  /// The buttons that act on the scene.
  private struct Actions {
    let undo, redo, pause, speed, restart, record, camera: BenchButton
  }

  private(set) var buttons: [BenchButton] = []
  private let isShort: Bool
  /// The positions of the lines between groups.
  private var separators: [CGFloat] = []
  /// Whether there is room for the program's name.
  private var hasName = true
  /// The buttons whose titles are omitted if there is little room, with their titles.
  private let titled: [(BenchButton, String)]
  private let modes: [(WorkbenchState.Mode, BenchButton)]
  private let parts: [(OverlayParts, BenchButton)]
  private let hitMap: BenchButton
  private let more: BenchButton
  private let openers: Openers
  private let actions: Actions
  /// Called with each command of a button.
  var onCommand: (WorkbenchCommand) -> Void = { _ in }
  /// Called when a button opens or closes a part of the workbench.
  var onOpen: (Part) -> Void = { _ in }

  /// Creates a bar; a short one moves the switches to a menu.
  init(_ look: WorkbenchLook, isShort: Bool) {
    self.isShort = isShort
    func button(
      _ name: String,
      _ icon: Icon?,
      _ phrase: Phrase? = nil,
      _ style: BenchButton.Style = .plain,
      hint: Phrase
    ) -> BenchButton {
      let face = BenchButton.Face(
        icon: icon,
        title: phrase.map(look.text) ?? "",
        style: style
      )
      let button = BenchButton(look, name, face)
      button.hint = look.text(hint)
      button.accessibilityLabel = look.text(phrase ?? hint)
      return button
    }
    modes = [
      (
        .touch,
        button(
          "mode-touch",
          .finger,
          Phrase("Touch", "触摸"),
          hint: Phrase("Press on the scene with a finger", "用手指按场景")
        )
      ),
      (
        .select,
        button(
          "mode-select",
          .select,
          Phrase("Select", "选择"),
          hint: Phrase("Select a view without touching it · S", "选择视图而不触摸 · S")
        )
      ),
      (
        .predict,
        button(
          "mode-predict",
          .predict,
          Phrase("Predict", "预测"),
          hint: Phrase("Guess which view gets the touch · K", "猜哪个视图收到触摸 · K")
        )
      ),
    ]
    parts = [
      (
        .chain,
        button(
          "chain",
          nil,
          Phrase("Chain", "响应者链"),
          .toggle,
          hint: Phrase("Views in the responder chain · C", "响应者链中的视图 · C")
        )
      ),
      (
        .touches,
        button(
          "fingers",
          nil,
          Phrase("Fingers", "手指"),
          .toggle,
          hint: Phrase("Fingers and their paths · T", "手指及其轨迹 · T")
        )
      ),
      (
        .rejected,
        button(
          "rejected",
          nil,
          Phrase("Rejected", "落选视图"),
          .toggle,
          hint: Phrase("Views that the hit-test rejected · X", "命中测试中落选的视图 · X")
        )
      ),
    ]
    hitMap = button(
      "hit-map",
      nil,
      Phrase("Hit map", "命中图"),
      .toggle,
      hint: Phrase("The hit-test view of each point · M", "每个点的命中测试视图 · M")
    )
    more =
      isShort
      ? button(
        "more",
        .grid,
        Phrase("Show", "显示"),
        hint: Phrase("Display options", "显示选项")
      )
      : button(
        "more",
        nil,
        Phrase("More", "更多"),
        hint: Phrase("More display options", "更多显示选项")
      )
    more.face.trailing = .down
    openers = Openers(
      gallery: button("gallery", .gallery, hint: Phrase("Gallery · Ctrl+B", "场景列表 · Ctrl+B")),
      inspector: button(
        "inspector",
        .inspector,
        hint: Phrase("Inspector · Ctrl+Shift+B", "检查器 · Ctrl+Shift+B")
      ),
      help: button("help", .help, hint: Phrase("Keys and help · ?", "按键与帮助 · ?"))
    )
    actions = Actions(
      undo: button("undo", .undo, hint: Phrase("Undo · Ctrl+Z", "撤销 · Ctrl+Z")),
      redo: button("redo", .redo, hint: Phrase("Redo · Ctrl+Shift+Z", "重做 · Ctrl+Shift+Z")),
      pause: button("pause", .pause, hint: Phrase("Pause · Space", "暂停 · 空格")),
      speed: button("speed", nil, Phrase("1×", "1×"), hint: Phrase("Slow · L", "慢放 · L")),
      restart: button(
        "restart",
        .restart,
        hint: Phrase("Restart the scene · Ctrl+R", "重新开始 · Ctrl+R")
      ),
      record: button("record", .record, hint: Phrase("Record · R", "录制 · R")),
      camera: button(
        "screenshot",
        .camera,
        hint: Phrase("Save a screenshot · F12", "保存截图 · F12")
      )
    )
    titled = (modes.map(\.1) + (isShort ? [more] : [])).map { ($0, $0.face.title) }
    super.init(look)
    accessibilityIdentifier = "tool-bar"
    connect()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func connect() {
    for (mode, button) in modes { button.action = { [weak self] in self?.onCommand(.mode(mode)) } }
    for (part, button) in parts { button.action = { [weak self] in self?.onCommand(.part(part)) } }
    let commands: [(BenchButton, WorkbenchCommand)] = [
      (hitMap, .hitMap), (actions.undo, .undo), (actions.redo, .redo), (actions.pause, .pause),
      (actions.speed, .slow),
      (actions.restart, .restart), (actions.record, .record), (actions.camera, .screenshot),
    ]
    for (button, command) in commands {
      button.action = { [weak self] in self?.onCommand(command) }
    }
    openers.gallery.action = { [weak self] in self?.onOpen(.gallery) }
    openers.inspector.action = { [weak self] in self?.onOpen(.inspector) }
    openers.help.action = { [weak self] in self?.onOpen(.help) }
    more.action = { [weak self] in self.map { $0.onOpen(.menu($0.more.frame)) } }
    let switches = isShort ? [] : parts.map(\.1) + [hitMap]
    buttons =
      [openers.gallery] + modes.map(\.1) + switches + [
        more, actions.undo, actions.redo, actions.pause, actions.speed, actions.restart,
        actions.record, actions.camera, openers.help, openers.inspector,
      ]
    if isShort { buttons.removeAll { $0 === actions.redo || $0 === actions.speed } }
    for button in buttons { addSubview(button) }
  }

  /// Shows which modes and switches are on.
  func show(
    _ state: WorkbenchState,
    hasGallery: Bool,
    hasInspector: Bool,
    hasHelp: Bool,
    hasScenes: Bool
  ) {
    if openers.gallery.isHidden == hasScenes {
      openers.gallery.isHidden = !hasScenes
      setNeedsLayout()
    }
    for (mode, button) in modes { button.face.isOn = state.mode == mode }
    for (part, button) in parts {
      button.face.isOn = state.showsOverlay && state.parts.contains(part)
    }
    hitMap.face.isOn = state.showsHitMap
    (actions.undo.isEnabled, actions.redo.isEnabled) = (state.canUndo, state.canRedo)
    actions.pause.face.icon = state.isPaused ? .play : .pause
    actions.pause.face.isOn = state.isPaused
    actions.speed.face.title = state.isSlow ? "⅕×" : "1×"
    actions.speed.face.isOn = state.isSlow
    actions.record.face.tint = theme.record
    let title = state.recordedSeconds.map { String(format: "%d:%02d", $0 / 60, $0 % 60) } ?? ""
    if actions.record.face.title != title {
      actions.record.face.title = title
      setNeedsLayout()
    }
    actions.record.face.isOn = state.recordedSeconds != nil
    openers.gallery.face.isOn = hasGallery
    openers.inspector.face.isOn = hasInspector
    openers.help.face.isOn = hasHelp
  }

  /// The distances between elements.
  private struct Spacing {
    var hasName = false
    /// Whether modes and menu have titles besides their icons.
    var hasTitles = true
    var start: CGFloat
    var modes: CGFloat
    var switches: CGFloat
    var button: CGFloat
    var group: CGFloat

    /// The spacings to try: if there is little room, first the name is omitted, then the gaps shrink.
    static let wide = [
      Spacing(hasName: true, start: 218, modes: 14, switches: 34, button: 4, group: 12),
      Spacing(start: 44, modes: 14, switches: 34, button: 4, group: 12),
      Spacing(start: 44, modes: 6, switches: 18, button: 1, group: 3),
    ]
    static let short = [
      Spacing(start: 8, modes: 8, switches: 8, button: 4, group: 2),
      Spacing(start: 4, modes: 3, switches: 3, button: 0, group: 0),
      Spacing(hasTitles: false, start: 4, modes: 3, switches: 3, button: 0, group: 0),
    ]
  }

  /// The buttons that are left out if large text leaves no room for them; keys and the palette have them too.
  private var leastImportant: [BenchButton] {
    [actions.redo, actions.undo, actions.speed, actions.camera, actions.restart, actions.pause]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for button in leastImportant { button.isHidden = false }
    let spacings = isShort ? Spacing.short : Spacing.wide
    for spacing in spacings {
      hasName = spacing.hasName
      for (button, title) in titled { button.face.title = spacing.hasTitles ? title : "" }
      if fits(spacing) { return }
    }
    for button in leastImportant {
      button.isHidden = true
      if fits(spacings[spacings.count - 1]) { return }
    }
  }

  /// Places the elements, and returns whether they do not overlap.
  private func fits(_ spacing: Spacing) -> Bool {
    let left = placeLeft(spacing)
    return left <= placeRight(spacing)
  }

  private func place(_ button: BenchButton, _ x: CGFloat) -> CGFloat {
    let height = scaled(28)
    let y = ((bounds.height - height) / 2).rounded()
    button.frame = CGRect(x: x, y: y, width: button.wantedWidth, height: height)
    return button.frame.maxX
  }

  /// Places the elements at the left; returns their right edge.
  private func placeLeft(_ spacing: Spacing) -> CGFloat {
    let start = scaled(spacing.start)
    var x = openers.gallery.isHidden ? start : place(openers.gallery, start)
    x += scaled(spacing.modes)
    for (_, button) in modes { x = place(button, x) + scaled(2) }
    separators = [x + scaled(isShort ? spacing.switches : spacing.switches - 14)]
    x += scaled(spacing.switches)
    for button in isShort ? [] : parts.map(\.1) + [hitMap] {
      x = place(button, x) + scaled(spacing.button)
    }
    return place(more, x)
  }

  /// Places the elements at the right; returns their left edge.
  private func placeRight(_ spacing: Spacing) -> CGFloat {
    var right = bounds.width - scaled(8)
    var begin = right
    let ends: [[BenchButton]] = [
      [openers.inspector, openers.help], [actions.camera, actions.record],
      [actions.restart, actions.speed, actions.pause], [actions.redo, actions.undo],
    ]
    for group in ends {
      for button in group where button.superview === self && !button.isHidden {
        right -= button.wantedWidth
        _ = place(button, right)
        begin = right
        right -= scaled(spacing.button)
      }
      if group.count < 4, group.first !== actions.redo {
        separators.append((right - scaled(min(4, spacing.group))).rounded())
      }
      right -= scaled(spacing.group)
    }
    return begin
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let line = CGRect(
      x: 0,
      y: bounds.maxY - CGFloat(theme.lineWidth),
      width: bounds.width,
      height: CGFloat(theme.lineWidth)
    )
    pen.fill(line, theme.line)
    if let first = modes.first?.1.frame, let last = modes.last?.1.frame {
      let group = first.union(last).insetBy(dx: -scaled(2), dy: 0)
      pen.fill(group, theme.field, radius: 8)
      pen.frame(group, theme.line, radius: 8)
    }
    guard !isShort else { return }
    for x in separators {
      let line = CGRect(
        x: x,
        y: bounds.midY - scaled(10),
        width: CGFloat(theme.lineWidth),
        height: scaled(20)
      )
      pen.fill(line, theme.line)
    }
    paintBrand(pen)
  }

  private func paintBrand(_ pen: Pen) {
    let side = scaled(17)
    let box = CGRect(x: scaled(10), y: bounds.midY - side / 2, width: side, height: side)
    pen.fill(box, look.palette.hitTestView, radius: 3.5)
    let inner = box.insetBy(dx: scaled(3.5), dy: scaled(3.5))
    pen.fill(inner, look.palette.chain, radius: 2)
    let ring = UIBezierPath(
      ovalIn: CGRect(
        x: box.midX - scaled(3),
        y: box.midY - scaled(3),
        width: scaled(9),
        height: scaled(9)
      )
    )
    pen.stroke(ring, .white, width: 1.6)
    guard hasName else { return }
    pen.text("Touch Sandbox", .title, theme.text, x: box.maxX + scaled(9), middle: bounds.midY)
  }
}
