import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("What views paint")
struct PaintingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private final class Drawer: UIView {
    var calls: [CGRect] = []
    var body: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      calls.append(rect)
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  /// Returns the drawing commands of one view.
  private func dump(_ view: UIView) -> String {
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
    return stage.application.picture().dump().trimmingCharacters(in: .newlines)
  }

  @Test("Background, then content, then border; round corners are outlines")
  func style() {
    let view = UIView(frame: rect(10, 10, 40, 20))
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(
      dump(view) == """
        fill rect (10 10 40 20) #FF0000
        stroke rect (11 11 38 18) #0000FF width 2
        """
    )
    view.layer.borderWidth = 0
    view.layer.cornerRadius = 100
    view.layer.maskedCorners = .layerMinXMinYCorner
    #expect(
      dump(view) == """
        fill path M20,10 L50,10 L50,30 L10,30 L10,20 C10,14.477 14.477,10 20,10 Z #FF0000
        """
    )
  }

  @Test("A clip whose view is covered is restored as often as it is saved")
  func coveredClip() {
    let clipping = UIView(frame: rect(10, 10, 40, 40))
    clipping.backgroundColor = .red
    clipping.clipsToBounds = true
    let inner = UIView(frame: rect(0, 0, 10, 10))
    inner.backgroundColor = .green
    clipping.addSubview(inner)
    stage.rootView.addSubview(clipping)
    let cover = UIView(frame: rect(0, 0, 100, 100))
    cover.backgroundColor = .blue
    let lines = dump(cover).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(!lines.contains { $0.contains("#FF0000") })
    #expect(lines.count { $0.hasPrefix("save") } == lines.count { $0.hasPrefix("restore") })
    #expect(lines.last == "fill rect (0 0 100 100) #0000FF")
  }

  @Test("What fades as one, is cut round, or casts the shadow of all gets a layer of its own")
  func groups() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .white
    let child = UIView(frame: rect(0, 0, 20, 5))
    child.backgroundColor = .black
    view.addSubview(child)
    view.alpha = 0.5
    #expect(dump(view).contains("group (0 0 20 10) opacity 0.5"))
    view.alpha = 1
    #expect(!dump(view).contains("group"))
    view.layer.cornerRadius = 4
    #expect(!dump(view).contains("group"))
    view.clipsToBounds = true
    #expect(dump(view).contains("group (0 0 10 10) mask M4,0"))
    view.clipsToBounds = false
    view.layer.shadowOpacity = 1
    #expect(dump(view).contains("shadow #000000 offset (0 -3) radius 3"))
    child.removeFromSuperview()
    // Without subviews an opaque background casts the shadow of its outline, which costs no layer.
    #expect(dump(view).contains("shadow of M4,0"))
    #expect(!dump(view).contains("group"))
    view.clipsToBounds = true
    #expect(!dump(view).contains("shadow"))
  }

  @Test("Siblings are painted by their depth, and in their order at the same depth")
  func depth() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    for (color, depth) in [(UIColor.red, 1), (.green, 0), (.blue, 1), (.white, -1)] {
      let child = UIView(frame: rect(0, 0, 1, 1))
      child.backgroundColor = color
      child.layer.zPosition = CGFloat(depth)
      view.addSubview(child)
    }
    let colors = dump(view).split(separator: "\n").filter { $0.contains("fill") }
      .compactMap { $0.split(separator: " ").last }
    #expect(colors == ["#FFFFFF", "#00FF00", "#FF0000", "#0000FF"])
  }

  @Test("What a view draws is recorded once and replayed until it is asked to draw again")
  func recording() {
    let view = Drawer(frame: rect(0, 0, 10, 10))
    view.body = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(
      dump(view) == """
        replay (0 0 10 10)
          fill rect (1 1 2 2) #FF0000
        """
    )
    view.center.x += 50
    view.alpha = 0.5
    view.transform = CGAffineTransform(rotationAngle: 1)
    _ = stage.application.picture()
    #expect(view.calls == [rect(0, 0, 10, 10)])
    view.setNeedsDisplay()
    _ = stage.application.picture()
    _ = stage.application.picture()
    #expect(view.calls.count == 2)
  }

  @Test("A change of size stretches what was drawn, or has it drawn anew, as the content mode says")
  func contentModes() {
    let view = Drawer(frame: rect(0, 0, 10, 10))
    view.body = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    _ = dump(view)
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(dump(view).contains("transform [2 0 0 1 0 0]"))
    view.contentMode = .center
    #expect(dump(view).contains("transform [1 0 0 1 5 0]"), "\(dump(view))")
    #expect(view.calls.count == 1)
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 30, height: 10)
    _ = dump(view)
    #expect(view.calls.count == 2)
  }

  @Test("Only the part that changed is damaged by asking to draw it again")
  func partialDamage() {
    let view = Drawer(frame: rect(10, 10, 50, 50))
    _ = dump(view)
    _ = stage.application.takeDamage()
    view.setNeedsDisplay(rect(5, 5, 10, 10))
    #expect(stage.application.takeDamage() == [rect(14, 14, 12, 12)])
  }

  @Test("Layers by themselves draw through their delegate when asked, never by themselves")
  func delegates() {
    final class Artist: CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.fill(layer.bounds)
      }
    }
    let artist = Artist()
    let layer = CALayer()
    layer.frame = rect(0, 0, 5, 5)
    layer.delegate = artist
    stage.rootView.layer.addSublayer(layer)
    _ = stage.application.picture()
    #expect(artist.count == 0)
    layer.setNeedsDisplay()
    #expect(stage.application.picture().dump().contains("replay (0 0 5 5)"))
    #expect(artist.count == 1)
  }

  @Test("A mask leaves what its opaque parts cover")
  func mask() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .red
    let mask = CALayer()
    mask.frame = rect(0, 0, 5, 5)
    mask.backgroundColor = .black
    view.layer.mask = mask
    #expect(
      dump(view) == """
        group (0 0 10 10)
          fill rect (0 0 10 10) #FF0000
          group (0 0 10 10) blend destinationIn
            fill rect (0 0 5 5) #000000
          end group
        end group
        """
    )
  }

  @Test("Only what is seen inside a region is in its picture")
  func region() {
    for index in 0..<100 {
      let frame = rect(CGFloat(index % 10) * 10, CGFloat(index / 10) * 10, 9, 9)
      let view = UIView(frame: frame)
      view.backgroundColor = .red
      let inner = UIView(frame: rect(4, 4, 3, 3))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      stage.rootView.addSubview(view)
    }
    #expect(stage.application.picture(in: [rect(14, 14, 2, 2)]).commands.count == 2)
    #expect(stage.application.picture(in: [rect(200, 0, 9, 9)]).isEmpty)
    #expect(stage.application.picture().commands.count == 200)
  }

  @Test("Among many views those near a region are in its picture, also what sticks out of them")
  func regionAmongMany() {
    var views: [UIView] = []
    for index in 0..<100 {
      let view = UIView(frame: rect(CGFloat(index % 10) * 10, CGFloat(index / 10) * 10, 8, 8))
      view.backgroundColor = .red
      stage.rootView.addSubview(view)
      views.append(view)
    }
    func count(_ region: CGRect) -> Int {
      stage.application.picture(in: [region]).dump().components(separatedBy: "#FF0000").count - 1
    }
    #expect(count(rect(38, 38, 3, 3)) == 4)
    #expect(count(rect(0, 0, 100, 100)) == 100)
    // One view moves from outside, one casts a shadow, one has a subview beyond its bounds, and one is animated.
    views[0].center = CGPoint(x: 44, y: 44)
    #expect(count(rect(43, 43, 2, 2)) == 2)
    views[99].layer.shadowOpacity = 1
    views[99].layer.shadowOffset = CGSize(width: -50, height: -50)
    let far = UIView(frame: rect(-50, 40, 8, 8))
    far.backgroundColor = .blue
    views[9].addSubview(far)
    views[90].layer.add(moving(to: CGPoint(x: 44, y: 44)), forKey: nil)
    let dump = stage.application.picture(in: [rect(43, 43, 2, 2)]).dump()
    #expect(dump.components(separatedBy: "#FF0000").count - 1 == 5)
    #expect(dump.contains("#0000FF") && dump.contains("shadow"))
    views[50].layer.zPosition = 1
    #expect(count(rect(3, 53, 1, 1)) == 1)
  }

  private func moving(to point: CGPoint) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.fromValue, animation.toValue, animation.duration) = (point, point, 10)
    return animation
  }

  @Test("What an opaque view covers is not painted, unless something shines through")
  func overdraw() {
    let rear = UIView(frame: rect(0, 0, 50, 50))
    rear.backgroundColor = .red
    let front = UIView(frame: rect(0, 0, 60, 60))
    front.backgroundColor = .blue
    stage.rootView.addSubview(rear)
    #expect(dump(front) == "fill rect (0 0 60 60) #0000FF")
    front.alpha = 0.5
    #expect(dump(front).contains("#FF0000"))
    front.alpha = 1
    front.layer.cornerRadius = 1
    #expect(dump(front).contains("#FF0000"))
    front.layer.cornerRadius = 0
    rear.frame.size.width = 61
    #expect(dump(front).contains("#FF0000"))
  }

  @Test("Tints come from above, and views hear when theirs changes")
  func tint() {
    final class Listener: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, middle, inner) = (UIView(), UIView(), Listener())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.count == 1)
    middle.tintColor = .green
    #expect(inner.tintColor == .green)
    outer.tintColor = .blue
    #expect(inner.count == 2)
    middle.tintColor = nil
    #expect(inner.tintColor == .blue)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor == .systemGray)
  }

  @Test("Dynamic colours follow the surrounding of the view that shows them")
  func darkMode() {
    let view = UIView(frame: rect(0, 0, 1, 1))
    view.backgroundColor = .systemBackground
    #expect(dump(view).contains("#FFFFFF"))
    stage.rootView.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(dump(view).contains("#000000"))
  }
}
