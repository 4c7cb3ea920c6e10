import Drawing
import Foundation
import TouchKit

/// A button of the workbench with an icon, a title and a key equivalent, drawn in a style.
final class BenchButton: UIControl {
  /// The appearance of a button.
  enum Style: Hashable {
    /// Without a background until it is on.
    case plain
    /// With an outline.
    case line
    /// Filled with the accent colour.
    case fill
    /// A switch with a dot before its title.
    case toggle
    /// A tab, with a line below it while it is selected.
    case tab
  }

  /// The contents of a button.
  struct Face: Hashable {
    var icon: Icon?
    var title = ""
    var key: String?
    var style = Style.plain
    var isOn = false
    /// The colour of the icon, if it differs from that of the title.
    var tint: Color?
    /// An icon after the title.
    var trailing: Icon?
  }

  let look: WorkbenchLook
  /// The contents.
  var face: Face { didSet { if face != oldValue { setNeedsDisplay() } } }
  /// The text of its tooltip.
  var hint = ""
  /// The action of the button.
  var action: () -> Void = {}

  init(_ look: WorkbenchLook, _ name: String, _ face: Face, action: @escaping () -> Void = {}) {
    (self.look, self.face, self.action) = (look, face, action)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = name
    accessibilityLabel = face.title.isEmpty ? name : face.title
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  private var role: TextRole { face.isOn && face.style == .tab ? .strong : .text }

  private var padding: CGFloat {
    switch face.style {
    case .line, .fill: look.scaled(10)
    case .toggle: look.scaled(8)
    case .plain, .tab: look.scaled(6)
    }
  }

  /// The preferred width.
  var wantedWidth: CGFloat {
    var width = 2 * padding
    if face.icon != nil { width += look.scaled(16) }
    if face.style == .toggle { width += look.scaled(12) }
    if !face.title.isEmpty {
      if face.icon != nil { width += look.scaled(6) }
      width += Pen.width(face.title, role, look).rounded(.up)
    }
    if face.trailing != nil { width += look.scaled(18) }
    if let key = face.key { width += Pen.keyWidth(key, look) + look.scaled(8) }
    return max(width, look.scaled(28))
  }

  /// Returns the frames of buttons in rows, with as many rows as necessary; the first row is at 0.
  static func rows(
    of buttons: [BenchButton],
    from left: CGFloat,
    to right: CGFloat,
    height: CGFloat
  )
    -> [CGRect]
  {
    var (x, y) = (left, CGFloat(0))
    return buttons.map { button in
      let (width, space) = (min(button.wantedWidth, right - left), button.look.scaled(6))
      if x > left, x + width > right { (x, y) = (left, y + height + space) }
      defer { x += width + space }
      return CGRect(x: x, y: y, width: max(0, width), height: height)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen(look) else { return }
    let color = paintGround(pen)
    let contents = wantedWidth - 2 * padding
    var x = bounds.midX - contents / 2
    if face.title.isEmpty, let icon = face.icon {
      pen.icon(icon, face.tint ?? color, at: CGPoint(x: bounds.midX, y: bounds.midY))
      return
    }
    if face.style == .toggle { x = paintDot(pen, x) }
    if let icon = face.icon {
      pen.icon(icon, face.tint ?? color, at: CGPoint(x: x + look.scaled(8), y: bounds.midY))
      x += look.scaled(22)
    }
    x = pen.text(face.title, role, color, x: x, middle: bounds.midY, within: bounds.maxX - x)
    if let trailing = face.trailing {
      pen.icon(trailing, color, at: CGPoint(x: x + look.scaled(12), y: bounds.midY), side: 12)
    }
    if let key = face.key { pen.key(key, x: x + look.scaled(8), middle: bounds.midY) }
  }

  /// Draws the background, and returns the colour of the title.
  private func paintGround(_ pen: Pen) -> Color {
    let theme = look.theme
    let isContrast = look.kind == .highContrast
    let dim = isEnabled ? 1 : 0.45
    switch face.style {
    case .plain, .toggle:
      let isRaised = face.style == .plain && face.isOn || isHighlighted
      if isRaised { pen.fill(bounds, isContrast ? .white : theme.raised, radius: 6) }
      if isRaised, isContrast { return .black }
      return (face.isOn ? theme.text : theme.text2).faded(by: dim)
    case .line:
      if isHighlighted { pen.fill(bounds, theme.raised, radius: 6) }
      pen.frame(bounds, theme.edge.faded(by: dim), radius: 6)
      return theme.text.faded(by: dim)
    case .fill:
      pen.fill(bounds, theme.accent.faded(by: isHighlighted ? 0.8 : dim), radius: 6)
      return theme.onAccent
    case .tab:
      guard face.isOn else { return theme.text2 }
      let inset = look.scaled(6)
      let line = CGRect(
        x: inset,
        y: bounds.maxY - 2,
        width: bounds.width - 2 * inset,
        height: 2
      )
      pen.fill(line, theme.accent, radius: 1)
      return theme.text
    }
  }

  private func paintDot(_ pen: Pen, _ x: CGFloat) -> CGFloat {
    let side = look.scaled(7)
    let dot = CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    if face.isOn {
      pen.fill(dot, look.theme.accent, radius: side / 2)
    } else {
      pen.frame(dot, look.theme.edge, radius: side / 2, width: 1.5)
    }
    return x + look.scaled(12)
  }
}
