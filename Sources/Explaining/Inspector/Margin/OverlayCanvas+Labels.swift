import Drawing
import Foundation

extension OverlayCanvas {
  private static let nameSize = 12.0
  private static let numberSize = 10.5

  /// Draws the labels at their places, the ones above the scene first.
  mutating func drawLabels() {
    let chain = labels.filter { $0.number != nil }
      .sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    let others = labels.filter { $0.number == nil }
    labels = []
    let measure = self
    var layout = MarginLayout(stage: stage, obstacles: obstacles) { label, showsName in
      measure.width(of: label, showsName: showsName)
    }
    let placed = layout.place(chain: chain, others: others)
    for label in placed { drawLeader(of: label) }
    for label in placed { draw(label) }
    let shown = Set(placed.compactMap(\.label.number))
    for label in chain where label.number.map({ !shown.contains($0) }) == true {
      drawNumber(of: label)
    }
  }

  func width(of label: MarginLabel, showsName: Bool) -> CGFloat {
    let side = scaled(22)
    switch label.style {
    case .hit, .chain:
      guard showsName else { return side }
      return (side + scaled(2) + wordsWidth(label) + scaled(label.style == .hit ? 12 : 2))
        .rounded(.up)
    case .rejected: return (scaled(26) + wordsWidth(label) + scaled(12)).rounded(.up)
    case .framed, .filled: return (wordsWidth(label) + scaled(28)).rounded(.up)
    case .plain: return wordsWidth(label).rounded(.up)
    case .step: return side
    }
  }

  private func wordsWidth(_ label: MarginLabel) -> CGFloat {
    label.words.reduce(0) { $0 + width(of: $1.text, font(of: $1.isName, label)) }
  }

  /// Returns the font; names are bold beside other text, and on their own background.
  private func font(of isName: Bool, _ label: MarginLabel) -> FontDescription {
    let isStrong =
      switch label.style {
      case .hit, .filled, .rejected, .framed: true
      case .chain, .plain, .step: false
      }
    return font(Self.nameSize, isName && isStrong ? .semibold : .regular)
  }

  private func leaderColor(_ style: MarginLabel.Style) -> Color {
    switch style {
    case .hit: palette.hitLabel
    case .chain: palette.chain
    case .rejected: palette.rejectedLabel
    case .framed(let color), .filled(let color): color
    case .step: palette.text
    case .plain: palette.dim
    }
  }

  private mutating func drawLeader(of placed: PlacedLabel) {
    guard let (start, end) = placed.leader else { return }
    let color = leaderColor(placed.label.style)
    let line = Path(polyline: [start, end])
    append(.stroke(line, Color.black.faded(by: 0.55), StrokeStyle(width: 3.5)))
    append(.stroke(line, color, StrokeStyle(width: 1.75)))
    // A ring at the end of the line needs no further mark.
    guard placed.label.clearance == 0 else { return }
    append(.fill(Path(ellipseIn: CGRect(around: end, radius: 4.75)), Color.black.faded(by: 0.7)))
    append(.fill(Path(ellipseIn: CGRect(around: end, radius: 3.25)), color))
  }

  private mutating func draw(_ placed: PlacedLabel) {
    let (label, frame) = (placed.label, placed.frame)
    let shape = Path(roundedRect: frame, cornerRadius: frame.height / 2)
    switch label.style {
    case .hit:
      append(.fill(shape, palette.hitLabel))
      drawDisc(label, frame, palette.onHitLabel, palette.hitLabel, 8.5)
      if placed.showsName { drawName(label, frame, scaled(24), palette.onHitLabel) }
    case .chain:
      drawDisc(label, frame, palette.chain, palette.onChain, 9)
      if placed.showsName { drawName(label, frame, scaled(24), palette.text) }
    case .rejected:
      append(.fill(shape, palette.panel))
      append(.stroke(shape, palette.rejectedLabel, StrokeStyle(width: 1.5)))
      drawCross(in: frame)
      drawName(label, frame, scaled(26), palette.text)
    case .framed(let color):
      append(.fill(shape, palette.panel))
      append(.stroke(shape, color, StrokeStyle(width: 1.75)))
      drawName(label, frame, scaled(14), palette.text)
    case .filled(let color):
      append(.fill(shape, color))
      drawName(label, frame, scaled(14), color.counterpart)
    case .plain: drawName(label, frame, 0, palette.text)
    case .step:
      append(.fill(Path(ellipseIn: CGRect(around: frame.middle, radius: scaled(10))), palette.text))
      text(label.name, font(Self.numberSize, .bold), palette.panel, at: frame.middle)
    }
  }

  private mutating func drawDisc(
    _ label: MarginLabel,
    _ frame: CGRect,
    _ ground: Color,
    _ color: Color,
    _ radius: CGFloat
  ) {
    let middle = CGPoint(x: frame.minX + scaled(11), y: frame.midY)
    append(.fill(Path(ellipseIn: CGRect(around: middle, radius: scaled(radius))), ground))
    text("\(label.number ?? 0)", font(Self.numberSize, .bold), color, at: middle)
  }

  private mutating func drawName(
    _ label: MarginLabel,
    _ frame: CGRect,
    _ left: CGFloat,
    _ color: Color
  ) {
    var x = frame.minX + left
    for part in label.words {
      let run = TextRun(part.text, font: font(of: part.isName, label), color: color)
      let size = measuring.size(of: run)
      append(.text(run, at: CGPoint(x: x, y: frame.midY - size.height / 2)))
      x += size.width
    }
  }

  private mutating func drawCross(in frame: CGRect) {
    let middle = CGPoint(x: frame.minX + scaled(15), y: frame.midY)
    let reach = scaled(4)
    var cross = Path()
    for sign in [1, -1] as [CGFloat] {
      cross.move(to: CGPoint(x: middle.x - reach, y: middle.y - reach * sign))
      cross.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + reach * sign))
    }
    append(.stroke(cross, palette.rejectedLabel, StrokeStyle(width: 1.75, cap: .round)))
  }

  /// Draws only the number, for a picture without a margin, in the view's corner farthest from fingers.
  private mutating func drawNumber(of label: MarginLabel) {
    guard let box = label.outline?.box.intersection(stage.canvas), box.width >= 8, box.height >= 8
    else { return }
    let radius = scaled(9)
    let inset = CGPoint(x: min(radius + 5, box.width / 2), y: min(radius + 5, box.height / 2))
    let corners = [
      CGPoint(x: box.minX + inset.x, y: box.minY + inset.y),
      CGPoint(x: box.maxX - inset.x, y: box.minY + inset.y),
      CGPoint(x: box.minX + inset.x, y: box.maxY - inset.y),
      CGPoint(x: box.maxX - inset.x, y: box.maxY - inset.y),
    ]
    // The disc would cover a small view. The number is beside it, if there is space.
    let isSmall = min(box.width, box.height) < 3 * radius
    let places = isSmall ? besides(box, radius) : []
    let middle =
      (places.isEmpty ? corners : places).max { room(at: $0, radius) < room(at: $1, radius) }
      ?? box.middle
    let disc = CGRect(around: middle, radius: radius)
    obstacles.append(disc)
    let isHit = label.style == .hit
    let ground = isHit ? palette.hitLabel : palette.chain
    append(.fill(Path(ellipseIn: disc.insetBy(dx: -1.5, dy: -1.5)), Color.black.faded(by: 0.6)))
    append(.fill(Path(ellipseIn: disc), ground))
    text(
      "\(label.number ?? 0)",
      font(Self.numberSize, .bold),
      isHit ? palette.onHitLabel : palette.onChain,
      at: middle
    )
  }

  /// Returns the places beside a box where a disc is inside of the picture and covers nothing.
  private func besides(_ box: CGRect, _ radius: CGFloat) -> [CGPoint] {
    let gap = radius + 5
    let places = [
      CGPoint(x: box.minX - gap, y: box.midY), CGPoint(x: box.maxX + gap, y: box.midY),
      CGPoint(x: box.midX, y: box.minY - gap), CGPoint(x: box.midX, y: box.maxY + gap),
    ]
    return places.filter {
      stage.canvas.contains(CGRect(around: $0, radius: radius)) && room(at: $0, radius) >= 0
    }
  }

  /// Returns the distance of a point from the nearest obstacle.
  private func room(at point: CGPoint, _ radius: CGFloat) -> CGFloat {
    obstacles.map { box in
      let x = max(box.minX - point.x, 0, point.x - box.maxX)
      let y = max(box.minY - point.y, 0, point.y - box.maxY)
      let distance = CGFloat(hypot(Double(x), Double(y)))
      return distance < radius ? distance - 1000 : distance
    }.min() ?? 0
  }
}
