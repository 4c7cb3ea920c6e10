import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layers that show their sublayers several times")
struct ReplicatorLayerTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    replicator.frame = rect(0, 0, 100, 100)
    dot.frame = rect(10, 10, 8, 8)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    stage.rootView.layer.addSublayer(replicator)
    _ = stage.application.takeDamage()
  }

  private func picture(_ box: CGRect = rect(0, 0, 200, 200)) -> String {
    stage.application.layoutIfNeeded()
    return stage.application.picture(in: [box]).dump()
  }

  private func count(_ piece: String) -> Int { picture().components(separatedBy: piece).count - 1 }

  @Test("At first they are shown once, as they are")
  func defaults() {
    #expect(replicator.instanceCount == 1)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    #expect(replicator.instanceColor == UIColor.white.cgColor)
    #expect(replicator.instanceAlphaOffset == 0 && replicator.instanceRedOffset == 0)
    #expect(count("fill rect (10 10 8 8) #FFFFFF") == 1)
    replicator.instanceCount = 0
    #expect(count("fill rect (10 10 8 8)") == 0)
    replicator.instanceCount = -5
    #expect(count("fill rect (10 10 8 8)") == 0)
  }

  @Test("Each instance is moved a step more, about the middle, and all of them are drawn again")
  func steps() {
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceCount = 3
    #expect(count("fill rect (10 10 8 8) #FFFFFF") == 3)
    #expect(picture().contains("[1 0 0 1 40 0]"))
    #expect(stage.application.takeDamage().contains { $0.contains(rect(50, 10, 8, 8)) })
    dot.backgroundColor = UIColor.red.cgColor
    #expect(stage.application.takeDamage().contains { $0.contains(rect(50, 10, 8, 8)) })
    #expect(picture(rect(52, 12, 2, 2)).contains("#FF0000"))
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    replicator.instanceCount = 2
    _ = stage.application.takeDamage()
    #expect(picture(rect(84, 84, 2, 2)).contains("#FF0000"))
    #expect(replicator.hitTest(CGPoint(x: 12, y: 12)) === dot)
    #expect(replicator.hitTest(CGPoint(x: 86, y: 86)) === replicator)
  }

  @Test("Colours are multiplied, each instance's a step more")
  func colors() {
    replicator.instanceCount = 3
    replicator.instanceAlphaOffset = -0.25
    let faded = picture()
    #expect(faded.contains("opacity 0.75") && faded.contains("opacity 0.5"))
    replicator.instanceAlphaOffset = 0
    replicator.instanceColor = UIColor.red.cgColor
    replicator.instanceGreenOffset = 0.5
    let text = picture()
    #expect(text.contains("fill rect (10 10 8 8) #FF0000"))
    #expect(text.contains("fill rect (10 10 8 8) #FFFF00"))
    replicator.instanceRedOffset = .nan
    #expect(picture().contains("#FF0000"))
  }

  @Test("Steps can be animated, and far too many instances are not shown")
  func animation() {
    let animation = CABasicAnimation(keyPath: "instanceTransform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(80, 0, 0)
    animation.duration = 1
    replicator.instanceCount = 2
    replicator.add(animation, forKey: "spread")
    stage.advance(to: 0.5)
    #expect(replicator.presentation()?.instanceTransform.m41 == 40)
    #expect(picture(rect(51, 12, 2, 2)).contains("#FFFFFF"))
    stage.advance(to: 1)
    replicator.instanceCount = .max
    #expect(count("fill rect (10 10 8 8)") == 1000)
  }
}
