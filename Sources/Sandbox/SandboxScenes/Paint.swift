import UIKit

extension SandboxScene {
  /// A sheet of paper on which every finger draws.
  static let paint = SandboxScene(
    name: "paint",
    title: LocalizedText(english: "Paint", chinese: "画板"),
    question: LocalizedText(
      english: "How does a drawing get all the points of a fast finger?",
      chinese: "手指移动很快时，怎样得到所有经过的点？"
    ),
    answer: LocalizedText(
      english: "From coalescedTouches(for:); the dots are the touches that touchesMoved receives.",
      chinese: "用 coalescedTouches(for:)；圆点是 touchesMoved 得到的触摸。"
    ),
    demonstration: [FingerDrag("paper", dx: 90, dy: -60)],
    makeRootViewController: { PaintController() }
  )
}

private final class PaintController: UIViewController {
  private let paper = PaperView(frame: .zero)

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    paper.accessibilityIdentifier = "paper"
    paper.isMultipleTouchEnabled = true
    view.addSubview(paper)
  }

  override func viewDidLayoutSubviews() { paper.frame = view.bounds.insetBy(dx: 12, dy: 12) }
}

private final class PaperView: UIView {
  private struct Stroke {
    let color: UIColor
    /// All points of the stroke.
    var points: [CGPoint]
    /// The points of the touchesMoved calls.
    var stops: [CGPoint]
  }

  private static let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemPurple]
  /// The maximum number of points that are drawn per picture; an image contains the older ones.
  private static let mostPoints = 512

  private var strokes: [Stroke] = []
  private var open: [UITouch: Int] = [:]
  private var strokeCount = 0
  private var dried: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A set has no order, but the colours depend on the order.
    let places = touches.map { ($0, $0.location(in: self)) }
      .sorted { ($0.1.x, $0.1.y) < ($1.1.x, $1.1.y) }
    for (touch, place) in places {
      let color = Self.colors[strokeCount % Self.colors.count]
      strokeCount += 1
      open[touch] = strokes.count
      strokes.append(Stroke(color: color, points: [place], stops: [place]))
    }
    dryIfLong()
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = open[touch] else { continue }
      let way = event?.coalescedTouches(for: touch) ?? [touch]
      strokes[index].points += way.map { $0.preciseLocation(in: self) }
      strokes[index].stops.append(touch.location(in: self))
    }
    dryIfLong()
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
    for touch in touches { open[touch] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { open[touch] = nil }
  }

  override func draw(_ rect: CGRect) {
    UIColor.ground.setFill()
    for y in stride(from: 24, to: bounds.height, by: 24) {
      UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: 2)).fill()
    }
    UIColor.systemRed.setFill()
    UIBezierPath(rect: CGRect(x: 24, y: 0, width: 4, height: bounds.height)).fill()
    dried?.draw(at: .zero)
    drawStrokes()
  }

  /// Draws all strokes into one image and continues from the last points, so that drawings have no length limit.
  private func dryIfLong() {
    guard strokes.reduce(0, { $0 + $1.points.count }) > Self.mostPoints else { return }
    dried = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      dried?.draw(at: .zero)
      drawStrokes()
    }
    var rest: [Stroke] = []
    for (touch, index) in open.sorted(by: { $0.value < $1.value }) {
      open[touch] = rest.count
      rest.append(
        Stroke(
          color: strokes[index].color,
          points: [strokes[index].points.last ?? .zero],
          stops: []
        )
      )
    }
    strokes = rest
  }

  private func drawStrokes() {
    for stroke in strokes {
      stroke.color.setStroke()
      stroke.color.setFill()
      let path = UIBezierPath()
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      for (index, point) in stroke.points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.stroke()
      for stop in stroke.stops {
        UIBezierPath(ovalIn: CGRect(x: stop.x - 4, y: stop.y - 4, width: 8, height: 8)).fill()
      }
    }
  }
}
