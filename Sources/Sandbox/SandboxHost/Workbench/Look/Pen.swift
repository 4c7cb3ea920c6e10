import Drawing
import Foundation
import Inspector
import TouchKit

/// A pen for the parts of the workbench's views: text, icons, chips, discs and keys.
struct Pen {
  let look: WorkbenchLook
  let context: CGContext

  /// Creates a pen for the view that is currently drawn; nil outside of drawing.
  init?(_ look: WorkbenchLook) {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    (self.look, self.context) = (look, context)
  }

  var theme: Theme { look.theme }

  func scaled(_ length: CGFloat) -> CGFloat { look.scaled(length) }

  // MARK: - Text

  /// Returns the width of a text.
  static func width(_ text: String, _ role: TextRole, _ look: WorkbenchLook) -> CGFloat {
    TextSizes.size(of: text, role, look).width
  }

  func width(_ text: String, _ role: TextRole) -> CGFloat { Pen.width(text, role, look) }

  /// Draws one line that is vertically centred at a height; a text that does not fit ends with an ellipsis.
  ///
  /// Returns the right edge of the text.
  @discardableResult
  func text(
    _ text: String,
    _ role: TextRole,
    _ color: Color,
    x: CGFloat,
    middle: CGFloat,
    within room: CGFloat = .infinity
  ) -> CGFloat {
    guard room > 4 else { return x }
    var shown = text
    var size = TextSizes.size(of: shown, role, look)
    if size.width > room {
      shown = shortened(text, role, room)
      size = TextSizes.size(of: shown, role, look)
    }
    (shown as NSString).draw(
      at: CGPoint(x: x, y: middle - size.height / 2),
      withAttributes: [.font: role.font(look), .foregroundColor: color.ui]
    )
    return x + size.width
  }

  /// Draws a text that ends at a position.
  @discardableResult
  func text(
    _ text: String,
    _ role: TextRole,
    _ color: Color,
    right: CGFloat,
    middle: CGFloat
  ) -> CGFloat {
    let x = right - width(text, role)
    self.text(text, role, color, x: x, middle: middle)
    return x
  }

  /// Draws a text that wraps in a rectangle.
  func paragraph(_ text: String, _ role: TextRole, _ color: Color, in rect: CGRect) {
    (text as NSString).draw(
      in: rect,
      withAttributes: [.font: role.font(look), .foregroundColor: color.ui]
    )
  }

  /// Returns the part of a text that fits, with an ellipsis.
  private func shortened(_ text: String, _ role: TextRole, _ room: CGFloat) -> String {
    let letters = Array(text)
    var (low, high) = (0, letters.count)
    while low < high {
      let count = (low + high + 1) / 2
      if width(String(letters[..<count]) + "…", role) <= room {
        low = count
      } else {
        high = count - 1
      }
    }
    return String(letters[..<low]) + "…"
  }

  // MARK: - Shapes

  func fill(_ rect: CGRect, _ color: Color, radius: CGFloat = 0) {
    color.ui.setFill()
    guard radius > 0 else { return context.fill(rect) }
    UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.height / 2)).fill()
  }

  func frame(
    _ rect: CGRect,
    _ color: Color,
    radius: CGFloat,
    width: CGFloat = 1,
    dashes: [CGFloat] = []
  ) {
    let inset = rect.insetBy(dx: width / 2, dy: width / 2)
    let path = UIBezierPath(roundedRect: inset, cornerRadius: min(radius, inset.height / 2))
    stroke(path, color, width: width, dashes: dashes)
  }

  func line(
    _ start: CGPoint,
    _ end: CGPoint,
    _ color: Color,
    width: CGFloat = 1,
    dashes: [CGFloat] = []
  ) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path, color, width: width, dashes: dashes)
  }

  func stroke(_ path: UIBezierPath, _ color: Color, width: CGFloat, dashes: [CGFloat] = []) {
    color.ui.setStroke()
    path.lineWidth = width
    dashes.withUnsafeBufferPointer {
      path.setLineDash($0.baseAddress, count: $0.count, phase: 0)
    }
    path.stroke()
  }

  /// Draws an icon in a square that is centred at a point.
  func icon(
    _ icon: Icon,
    _ color: Color,
    at middle: CGPoint,
    side: CGFloat = 16,
    width: CGFloat = 1.5
  ) {
    let side = side * look.textScale
    context.saveGState()
    context.translateBy(x: middle.x - side / 2, y: middle.y - side / 2)
    context.scaleBy(x: side / 16, y: side / 16)
    let path = icon.path
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    stroke(path, color, width: width)
    if icon == .record { fillRecordDot(color) }
    if icon == .mouseLeft || icon == .mouseRight { fillButton(isLeft: icon == .mouseLeft, color) }
    context.restoreGState()
  }

  /// Fills the pressed button of a mouse, on the grid of icons.
  private func fillButton(isLeft: Bool, _ color: Color) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isLeft ? x : 16 - x, y: y) }
    let path = UIBezierPath()
    path.move(to: place(8, 2))
    path.addCurve(
      to: place(4.2, 6),
      controlPoint1: place(5.6, 2),
      controlPoint2: place(4.2, 3.6)
    )
    path.addLine(to: place(4.2, 7))
    path.addLine(to: place(8, 7))
    path.close()
    color.ui.setFill()
    path.fill()
  }

  private func fillRecordDot(_ color: Color) {
    color.ui.setFill()
    context.fillEllipse(in: CGRect(x: 5.4, y: 5.4, width: 5.2, height: 5.2))
  }

  // MARK: - Signs

  /// Draws a key cap; returns its right edge.
  @discardableResult
  func key(_ name: String, x: CGFloat, middle: CGFloat, color: Color? = nil) -> CGFloat {
    let width = Pen.keyWidth(name, look)
    let box = CGRect(x: x, y: middle - scaled(8), width: width, height: scaled(16))
    frame(box, theme.line, radius: 4)
    line(
      CGPoint(x: box.minX + 3, y: box.maxY - 1),
      CGPoint(x: box.maxX - 3, y: box.maxY - 1),
      theme.line,
      width: 2
    )
    let text = self.width(name, .number)
    self.text(name, .number, color ?? theme.text2, x: box.midX - text / 2, middle: middle - 0.5)
    return box.maxX
  }

  static func keyWidth(_ name: String, _ look: WorkbenchLook) -> CGFloat {
    max(look.scaled(17), (width(name, .number, look) + look.scaled(9)).rounded(.up))
  }

  /// Draws a number of the chain in its disc.
  func disc(
    _ number: Int,
    isHit: Bool,
    at middle: CGPoint,
    isTold: Bool = true,
    isPlain: Bool = false
  ) {
    let radius = scaled(8)
    let box = CGRect(
      x: middle.x - radius,
      y: middle.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    let color = isPlain ? theme.selected : isHit ? theme.onAccent : theme.onChain
    if isPlain {
      fill(box, theme.onSelected, radius: radius)
    } else if isTold {
      fill(box, isHit ? theme.accent : theme.chain, radius: radius)
    } else {
      frame(box, theme.edge, radius: radius, width: 1.25)
    }
    let text = "\(number)"
    self.text(
      text,
      .number,
      isTold ? color : theme.text2,
      x: middle.x - width(text, .number) / 2,
      middle: middle.y
    )
  }

  /// Draws a small square in the colour of a view.
  func swatch(_ color: UIColor, at middle: CGPoint) {
    let side = scaled(10)
    let box = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    fill(box.insetBy(dx: -1, dy: -1), theme.edge, radius: 3.5)
    color.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 2.5).fill()
  }

  /// Draws the name of a finger on its background; returns its right edge.
  @discardableResult
  func finger(_ number: Int, _ owner: TouchOwner? = nil, x: CGFloat, middle: CGFloat) -> CGFloat {
    let text = "f\(number)"
    let width = (self.width(text, .number) + scaled(8)).rounded(.up)
    let box = CGRect(x: x, y: middle - scaled(7), width: width, height: scaled(14))
    fill(box, owner?.color ?? theme.touch, radius: 4)
    let words = owner == nil ? theme.onTouch : .black
    self.text(text, .number, words, x: x + scaled(4), middle: middle)
    return box.maxX
  }
}
