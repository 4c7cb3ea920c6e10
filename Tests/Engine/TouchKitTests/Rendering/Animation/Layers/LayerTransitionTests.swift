import Drawing
import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Transitions of layers")
struct LayerTransitionTests {
  let stage = Stage(size: CGSize(width: 320, height: 600))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  @Test(
    "What is new comes from its side, and the picture goes when it is over",
    arguments: [
      (CATransitionType.push, CGFloat(150)), (.moveIn, 150), (.reveal, 100), (.fade, 100),
    ]
  )
  func movement(type: CATransitionType, middle: CGFloat) throws {
    stage.rootView.addSubview(view)
    view.backgroundColor = .red
    let spy = AnimationSpy()
    let transition = CATransition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 1
    transition.delegate = spy
    view.layer.add(transition, forKey: kCATransition)
    view.backgroundColor = .blue
    #expect(spy.log == ["start"])
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()?.frame ?? view.frame
    #expect(abs(shown.minX - middle) < 2)
    let during = stage.application.picture()
    stage.advance(by: 1)
    #expect(spy.log == ["start", "stop true"] && view.frame.minX == 100)
    #expect(stage.application.picture() != during)
  }

  @Test("A controller's button begins and ends editing")
  func editing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && !controller.isEditing && controller.editButtonItem === item)
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done" && controller.isEditing)
  }
}

private final class AnimationSpy: NSObject, CAAnimationDelegate {
  var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}
