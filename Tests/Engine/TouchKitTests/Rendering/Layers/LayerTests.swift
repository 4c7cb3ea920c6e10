import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layers")
struct LayerTests {
  private final class Shaped: UIView {
    override class var layerClass: AnyClass { Counting.self }
  }

  private final class Counting: CALayer {
    var layouts = 0
    let mark: String

    override init() {
      mark = "made"
      super.init()
    }

    override init(layer: Any) {
      mark = (layer as? Counting)?.mark ?? ""
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
      layouts += 1
      super.layoutSublayers()
    }
  }

  @Test("A view put right in front of another lies behind the layers in front of that one")
  func viewsAmongLayers() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let (rear, middle, front) = (UIView(), UIView(), UIView())
    parent.addSubview(rear)
    let layer = CALayer()
    parent.layer.addSublayer(layer)
    parent.addSubview(front)
    parent.insertSubview(middle, aboveSubview: rear)
    let expected = [rear.layer, middle.layer, layer, front.layer]
    #expect(parent.layer.sublayers?.elementsEqual(expected, by: ===) == true)
    parent.insertSubview(front, aboveSubview: rear)
    let moved = [rear.layer, front.layer, middle.layer, layer]
    #expect(parent.layer.sublayers?.elementsEqual(moved, by: ===) == true)
  }

  @Test("A layer without init(layer:) is animated like any other", arguments: [true, false])
  func withoutCopying(isShape: Bool) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let layer: CALayer = isShape ? Outline(width: 3) : Plain(mark: "x")
    layer.frame = rect(0, 0, 10, 10)
    stage.rootView.layer.addSublayer(layer)
    stage.advance(by: 0.1)
    // The changes are implicit and explicit, and pictures are made.
    layer.position.x = 50
    let move = CABasicAnimation(keyPath: "opacity")
    (move.fromValue, move.toValue, move.duration) = (0.0, 1.0, 1)
    layer.add(move, forKey: "fade")
    for _ in 0..<20 {
      stage.advance(by: 0.1)
      _ = stage.application.picture()
    }
    #expect(layer.position.x == 50 && layer.animationKeys() == nil)
  }

  private final class Plain: CALayer {
    let mark: String

    init(mark: String) {
      self.mark = mark
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Outline: CAShapeLayer {
    init(width: CGFloat) {
      super.init()
      lineWidth = width
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A view and its layer are one, whichever is asked and changed")
  func oneTruth() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.delegate === view)
    #expect(view.layer.frame == rect(10, 20, 100, 50))
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.bounds.size = CGSize(width: 40, height: 40)
    #expect(view.frame == rect(40, 25, 40, 40))
    view.layer.frame = rect(0, 0, 8, 8)
    #expect(view.frame == rect(0, 0, 8, 8))
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = .green
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    view.layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.layer.transform.m11 == 2)
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    view.layer.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
  }

  @Test("Defaults are those that Apple documents")
  func defaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.zPosition == 0)
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor.black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.sublayers == nil)
    #expect(layer.backgroundColor == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test("A layer class is made by its own init, copies itself for presentation, and lays out")
  func layerClass() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = Shaped(frame: rect(0, 0, 10, 10))
    let layer = try #require(view.layer as? Counting)
    #expect(layer.mark == "made")
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
    #expect(layer.layouts == 1)
    let shown = try #require(layer.presentation())
    #expect(shown !== layer)
    #expect(shown.mark == "made")
    #expect(shown.frame == layer.frame)
    #expect(shown.model() === layer)
    #expect(layer.model() === layer)
  }

  @Test("Sublayers stand among the layers of subviews, and keep their place when views move")
  func order() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    let (rear, middle, front) = (CALayer(), CALayer(), CALayer())
    view.addSubview(first)
    view.addSubview(second)
    view.layer.insertSublayer(rear, at: 0)
    view.layer.insertSublayer(middle, above: first.layer)
    view.layer.addSublayer(front)
    #expect(view.layer.sublayers == [rear, first.layer, middle, second.layer, front])
    #expect(middle.superlayer === view.layer)
    view.bringSubviewToFront(first)
    #expect(view.layer.sublayers == [rear, middle, second.layer, front, first.layer])
    second.removeFromSuperview()
    #expect(view.layer.sublayers == [rear, middle, front, first.layer])
    middle.removeFromSuperlayer()
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers == [rear, first.layer])
    #expect(first.layer.superlayer === view.layer)
    view.layer.replaceSublayer(rear, with: front)
    #expect(view.layer.sublayers == [front, first.layer])
    #expect(rear.superlayer == nil)
  }

  @Test("A layer cannot be put below itself")
  func cycles() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    #expect(outer.superlayer == nil)
    #expect(inner.sublayers == nil)
    #expect(outer.sublayers == [inner])
  }

  @Test("Points are converted between layers, and the foremost one is found")
  func hitTest() {
    let root = CALayer()
    root.frame = rect(0, 0, 100, 100)
    let rear = CALayer()
    rear.frame = rect(10, 10, 40, 40)
    let front = CALayer()
    front.frame = rect(30, 30, 40, 40)
    root.addSublayer(rear)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === front)
    rear.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === rear)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 5)) == nil)
    #expect(rear.convert(CGPoint(x: 0, y: 0), to: front) == CGPoint(x: -20, y: -20))
    #expect(root.convert(rect(0, 0, 10, 10), from: front) == rect(30, 30, 10, 10))
  }

  @Test("Ten thousand layers in each other are made, asked and let go")
  func depth() {
    let innermost = CALayer()
    var root = innermost
    for _ in 0..<10_000 {
      let outer = CALayer()
      outer.addSublayer(root)
      root = outer
    }
    let stage = Stage(size: CGSize(width: 20, height: 20))
    stage.rootView.layer.addSublayer(root)
    innermost.frame = rect(0, 0, 5, 5)
    innermost.backgroundColor = .white
    #expect(stage.application.picture().dump() == "fill rect (0 0 5 5) #FFFFFF\n")
    root.frame.origin.x = 3
    #expect(stage.application.takeDamage() == [rect(0, 0, 20, 20)])
    #expect(stage.application.picture().dump() == "fill rect (3 0 5 5) #FFFFFF\n")
  }

  @Test("X30: A chain of 200 000 layers is let go without recursion")
  func release() {
    var outermost = CALayer()
    weak let innermost = outermost
    for _ in 0..<200_000 {
      let layer = CALayer()
      layer.addSublayer(outermost)
      outermost = layer
    }
    #expect(innermost?.superlayer != nil)
    outermost = CALayer()
    #expect(innermost == nil)
  }

  @Test("A view without a touched layer shows the same as one with")
  func sameCommands() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = named("V", rect(10, 10, 20, 20), in: stage.rootView)
    view.backgroundColor = .red
    let before = stage.application.picture()
    _ = view.layer
    #expect(stage.application.picture() == before)
  }
}
