import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("What a layer does to everything that it holds")
struct SublayerTransformTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let layer = CALayer()
  private let inner = CALayer()

  init() {
    layer.frame = rect(50, 50, 100, 100)
    inner.frame = rect(50, 50, 10, 10)
    inner.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(inner)
    stage.rootView.layer.addSublayer(layer)
    _ = stage.application.takeDamage()
  }

  private func picture() -> String {
    stage.application.layoutIfNeeded()
    return stage.application.picture().dump()
  }

  @Test("Nothing is done unless set; what is set is kept, in space too")
  func values() {
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.sublayerTransform = transform
    #expect(CATransform3DEqualToTransform(layer.sublayerTransform, transform))
    #expect(picture().contains("fill rect (100 100 10 10) #FF0000"))
    layer.setValue(7, forKeyPath: "sublayerTransform.translation.x")
    #expect(layer.sublayerTransform.m41 == 7)
  }

  @Test("Sublayers are drawn larger about the anchor; the layer itself stays as it is")
  func drawing() {
    layer.backgroundColor = UIColor.blue.cgColor
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let text = picture()
    #expect(text.contains("fill rect (50 50 100 100) #0000FF"))
    #expect(text.contains("transform [2 0 0 2 0 0]"), "\(text)")
    #expect(text.contains("fill rect (50 50 10 10) #FF0000"), "\(text)")
    layer.borderWidth = 1
    #expect(picture().hasSuffix("width 1\n"))
  }

  @Test("What is drawn far away is asked for again, where it was and where it comes")
  func damage() {
    layer.sublayerTransform = CATransform3DMakeTranslation(-90, 0, 0)
    let boxes = stage.application.takeDamage()
    #expect(boxes.contains { $0.contains(rect(10, 100, 10, 10)) })
    #expect(boxes.contains { $0.contains(rect(100, 100, 10, 10)) })
    let part = stage.application.picture(in: [rect(12, 102, 2, 2)]).dump()
    #expect(part.contains("#FF0000"))
    inner.backgroundColor = UIColor.green.cgColor
    let later = stage.application.takeDamage()
    #expect(later.contains { $0.contains(rect(10, 100, 10, 10)) })
    #expect(!later.contains { $0.intersects(rect(105, 105, 1, 1)) })
    layer.sublayerTransform = CATransform3DIdentity
    _ = stage.application.takeDamage()
    let back = stage.application.picture(in: [rect(102, 102, 2, 2)]).dump()
    #expect(back.contains("#00FF00"))
  }

  @Test("Points are converted, and layers found, where they are seen")
  func points() {
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let root = stage.rootView.layer
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: layer) == CGPoint(x: 70, y: 70))
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 120, y: 120))
    #expect(inner.convert(CGPoint(x: 120, y: 120), from: root) == CGPoint(x: 10, y: 10))
    #expect(root.hitTest(CGPoint(x: 118, y: 118)) === inner)
    #expect(root.hitTest(CGPoint(x: 99, y: 99)) === layer)
    #expect(
      inner.hitTest(CGPoint(x: 65, y: 65)) === inner && inner.hitTest(CGPoint(x: 72, y: 72)) == nil
    )
    layer.sublayerTransform = CATransform3DMakeScale(0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === layer)
  }

  @Test("Views are touched and converted where they are seen; few or many")
  func views() {
    for count in [0, 100] {
      let parent = UIView(frame: rect(0, 0, 100, 100))
      for _ in 0..<count { parent.addSubview(UIView(frame: rect(90, 90, 5, 5))) }
      let child = UIView(frame: rect(0, 0, 10, 10))
      parent.addSubview(child)
      stage.rootView.addSubview(parent)
      parent.layer.sublayerTransform = CATransform3DMakeTranslation(30, 40, 0)
      #expect(stage.window.hitTest(CGPoint(x: 35, y: 45), with: nil) === child)
      #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
      #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
      #expect(child.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
      #expect(child.frame == rect(0, 0, 10, 10))
      parent.layer.sublayerTransform = CATransform3DIdentity
      #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
      parent.removeFromSuperview()
    }
  }

  @Test("It can be animated")
  func animation() throws {
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(-80, 0, 0)
    animation.duration = 1
    layer.add(animation, forKey: "slide")
    _ = stage.application.takeDamage()
    stage.advance(to: 0.5)
    #expect(layer.presentation()?.sublayerTransform.m41 == -40)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    let damage = stage.application.takeDamage()
    #expect(damage.contains { $0.contains(rect(60, 100, 10, 10)) })
    #expect(stage.application.picture(in: [rect(62, 102, 2, 2)]).dump().contains("#FF0000"))
    #expect(stage.rootView.layer.hitTest(CGPoint(x: 65, y: 105)) === inner)
    stage.advance(to: 1)
    #expect(stage.application.takeDamage().contains { $0.contains(rect(100, 100, 10, 10)) })
    #expect(stage.application.picture(in: [rect(102, 102, 2, 2)]).dump().contains("#FF0000"))
  }
}
