import CairoRenderer
import Drawing
import Foundation
import Geometry
import ScreenshotTesting
import Testing
import TouchKit
import TouchKitTesting

/// A view that draws with a closure.
private final class Canvas: UIView {
  let drawing: (CGContext) -> Void

  init(_ frame: CGRect, _ drawing: @escaping (CGContext) -> Void) {
    self.drawing = drawing
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context) }
  }
}

@MainActor
@Suite("Pictures of layers")
struct LayerPictureTests {
  private let stage = Stage(size: CGSize(width: 160, height: 56))
  private var layer: CALayer { stage.rootView.layer }

  private let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
  private let yellow = CGColor(red: 1, green: 0.85, blue: 0.2, alpha: 1)
  private let blue = CGColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)

  init() { stage.rootView.backgroundColor = .white }

  /// Returns the place of one of three layers beside each other.
  private func place(_ index: Int) -> CGRect {
    CGRect(x: 6 + index * 52, y: 6, width: 44, height: 44)
  }

  @Test("Colours run along a line, from a point, and around one")
  func gradients() {
    for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
      let gradient = CAGradientLayer()
      gradient.frame = place(index)
      gradient.type = type
      gradient.colors = [red, yellow, blue]
      gradient.locations = [0, 0.25, 1]
      gradient.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
      gradient.cornerRadius = 8
      layer.addSublayer(gradient)
    }
    assertScreenshot(of: stage, named: "gradients")
  }

  @Test("Sublayers are repeated, fading and changing colour, and moved all together")
  func copies() {
    for index in 0..<3 {
      let copies = CAReplicatorLayer()
      copies.frame = place(index)
      let bar = CALayer()
      bar.backgroundColor = UIColor.white.cgColor
      bar.cornerRadius = 2
      copies.addSublayer(bar)
      layer.addSublayer(copies)
      if index == 2 {
        bar.frame = CGRect(x: 2, y: 2, width: 8, height: 8)
        copies.instanceCount = 4
        copies.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        copies.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        copies.instanceRedOffset = -0.3
        copies.instanceBlueOffset = 0.3
      } else {
        bar.frame = CGRect(x: 20, y: 2, width: 4, height: 12)
        copies.instanceCount = 12
        copies.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        copies.instanceColor = index == 0 ? blue : red
        copies.instanceAlphaOffset = index == 0 ? -0.08 : 0
      }
    }
    let turning = CALayer()
    turning.frame = place(2)
    turning.sublayerTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    for (index, color) in [yellow, blue].enumerated() {
      let square = CALayer()
      square.frame = CGRect(x: 12 + index * 12, y: 22, width: 10, height: 10)
      square.backgroundColor = color
      turning.addSublayer(square)
    }
    layer.addSublayer(turning)
    assertScreenshot(of: stage, named: "copies")
  }

  @Test("Outlines are dashed, begin and end on their way, and have an inside by either rule")
  func shapes() {
    let star = CGMutablePath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 0.8 * .pi - .pi / 2
      let point = CGPoint(x: 22 + 20 * cos(angle), y: 22 + 20 * sin(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    for index in 0..<3 {
      let shape = CAShapeLayer()
      shape.frame = place(index)
      shape.path = star
      shape.strokeColor = blue
      shape.lineWidth = 2
      shape.fillColor = index == 1 ? nil : yellow
      shape.fillRule = index == 2 ? .evenOdd : .nonZero
      if index == 0 { shape.lineDashPattern = [6, 3] }
      if index == 1 {
        shape.strokeStart = 0.1
        shape.strokeEnd = 0.7
        shape.lineWidth = 5
        shape.lineCap = .round
        shape.lineJoin = .round
      }
      layer.addSublayer(shape)
    }
    assertScreenshot(of: stage, named: "shapes")
  }

  @Test("Layers of text break lines, end with dots, and stand where they are told")
  func texts() {
    let modes: [CATextLayerAlignmentMode] = [.left, .center, .right]
    for (index, mode) in modes.enumerated() {
      let text = CATextLayer()
      text.frame = place(index)
      text.string = "Touch me now"
      text.fontSize = 12
      text.foregroundColor = blue
      text.alignmentMode = mode
      text.isWrapped = index != 2
      text.truncationMode = .end
      text.borderWidth = 1
      text.borderColor = yellow
      layer.addSublayer(text)
    }
    assertScreenshot(of: stage, named: "texts")
  }

  @Test("What is kept as a picture is as sharp as it says; edges are as hard as asked")
  func pixels() {
    for index in 0..<3 {
      let card = CALayer()
      card.frame = place(index).insetBy(dx: 6, dy: 6)
      card.backgroundColor = yellow
      card.borderColor = blue
      card.borderWidth = 3
      card.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      if index == 1 {
        card.shouldRasterize = true
        card.rasterizationScale = 0.25
      }
      card.allowsEdgeAntialiasing = index != 2
      layer.addSublayer(card)
    }
    assertScreenshot(of: stage, named: "pixels")
  }

  @Test("An upright layer kept as a picture of the screen's pixels looks like any other")
  func sameAsEver() throws {
    let card = CALayer()
    card.frame = place(0)
    card.backgroundColor = yellow
    card.cornerRadius = 10
    card.shadowOpacity = 0.5
    layer.addSublayer(card)
    let (plain, kept) = (try Bitmap(width: 60, height: 60), try Bitmap(width: 60, height: 60))
    let renderer = CairoRenderer()
    renderer.draw(stage.application.picture(), on: plain, background: .white)
    card.shouldRasterize = true
    renderer.draw(stage.application.picture(), on: kept, background: .white)
    #expect(plain == kept)
  }

  @Test("A picture cuts what is drawn, and lines are drawn without smooth edges where asked")
  func contexts() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44))
    let disc = renderer.image { context in
      context.cgContext.setFillColor(CGColor(gray: 0, alpha: 1))
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 44, height: 30))
      context.cgContext.setFillColor(CGColor(gray: 0, alpha: 0.3))
      context.cgContext.fill(CGRect(x: 10, y: 30, width: 24, height: 14))
    }
    let mask = try #require(disc.cgImage)
    let cut = Canvas(place(0)) { [yellow, blue] context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 44, height: 44), mask: mask)
      context.translateBy(x: 22, y: 0)
      context.setFillColor(yellow)
      context.fill(CGRect(x: -22, y: 0, width: 22, height: 44))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 22, height: 44))
      context.restoreGState()
      context.setFillColor(blue)
      context.fill(CGRect(x: 40, y: 40, width: 4, height: 4))
    }
    let hard = Canvas(place(1)) { [red] context in
      context.setStrokeColor(red)
      context.setLineWidth(3)
      context.saveGState()
      context.setShouldAntialias(false)
      context.strokeEllipse(in: CGRect(x: 4, y: 4, width: 20, height: 36))
      context.restoreGState()
      context.strokeEllipse(in: CGRect(x: 20, y: 4, width: 20, height: 36))
    }
    for view in [cut, hard] {
      view.backgroundColor = .clear
      stage.rootView.addSubview(view)
    }
    assertScreenshot(of: stage, named: "contexts")
  }
}
