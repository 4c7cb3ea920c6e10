import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layers for outlines, gradients and text")
struct LayerKindTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private func dump(_ layer: CALayer) -> String {
    if layer.superlayer == nil { stage.rootView.layer.addSublayer(layer) }
    return stage.application.picture().dump().trimmingCharacters(in: .newlines)
  }

  @Test("A shape is black inside, has no line, and draws both where they are asked for")
  func shape() {
    let shape = CAShapeLayer()
    #expect(shape.fillColor == CGColor.black)
    #expect(shape.strokeColor == nil)
    #expect((shape.strokeStart, shape.strokeEnd) == (0, 1))
    #expect((shape.lineWidth, shape.miterLimit) == (1, 10))
    shape.path = CGPath(rect: rect(10, 10, 20, 20), transform: nil)
    #expect(dump(shape) == "fill path M10,10 L30,10 L30,30 L10,30 Z #000000")
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    shape.lineCap = .round
    shape.lineDashPattern = [4, 2]
    #expect(dump(shape).contains("#FF0000 width 4"))
    #expect(dump(shape).contains("dashes 4 2"))
  }

  @Test("The line is cut to a part of its length, over all outlines")
  func trimming() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    (shape.strokeStart, shape.strokeEnd) = (0.125, 0.5)
    #expect(dump(shape).contains("M5,0 L10,0 M0,20 L10,20"))
    (shape.strokeStart, shape.strokeEnd) = (0.7, 0.2)
    #expect(dump(shape) == "")
  }

  @Test("A gradient fills the layer and its round corners")
  func gradient() {
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    gradient.frame = rect(10, 10, 40, 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(dump(gradient).contains("linear (0.5 0) to (0.5 1)"))
    gradient.cornerRadius = 5
    #expect(dump(gradient).contains("mask"))
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(dump(gradient).contains("radial"))
    gradient.type = .conic
    #expect(dump(gradient).contains("conic (0.5 0.5) towards (1 1)"))
    gradient.colors = nil
    #expect(!dump(gradient).contains("conic"))
  }

  @Test("A text layer writes at the top, aligned and cut as asked")
  func text() {
    let text = CATextLayer()
    #expect(text.fontSize == 36)
    text.frame = rect(0, 0, 100, 40)
    text.string = "Hello"
    text.fontSize = 20
    text.foregroundColor = UIColor.red.cgColor
    #expect(dump(text).contains("\"Hello\""))
    #expect(dump(text).contains("#FF0000"))
    text.string = "Hello World, this is long"
    text.truncationMode = .end
    #expect(dump(text).contains("\u{2026}"))
    text.string = NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.blue])
    #expect(dump(text).contains("#0000FF"))
  }

  @Test("Views have layers of these kinds, and a shape casts its own shadow and can be a mask")
  func inViews() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = Ring(frame: rect(0, 0, 50, 50))
    let shape = view.layer as? CAShapeLayer
    shape?.path = UIBezierPath(ovalIn: view.bounds).cgPath
    stage.rootView.addSubview(view)
    #expect(dump(view.layer).hasPrefix("fill path"))
    let masked = UIView(frame: rect(0, 0, 50, 50))
    masked.backgroundColor = .green
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: masked.bounds).cgPath
    masked.layer.mask = mask
    stage.rootView.addSubview(masked)
    #expect(dump(view.layer).contains("destinationIn"))
  }

  @Test("Copies for presentation have everything of their kind")
  func copies() {
    let shape = CAShapeLayer()
    shape.strokeEnd = 0.5
    #expect(shape.presentation()?.strokeEnd == 0.5)
    let gradient = CAGradientLayer()
    gradient.locations = [0, 0.25]
    #expect(gradient.presentation()?.locations == [0, 0.25])
    let text = CATextLayer()
    text.fontSize = 9
    #expect(text.presentation()?.fontSize == 9)
  }
}
