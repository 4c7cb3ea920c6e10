import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 3: a button that extends beyond its superview.
@MainActor
@Suite("Seed 003", .tracedAndUntraced)
struct Seed003Tests {
  private let stage = Stage()
  private let panel = Panel(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
  private let target = UIButton(type: .custom)
  private let top = UIButton(type: .custom)
  private let results = Results()

  init() {
    target.frame = CGRect(x: 120, y: 60, width: 160, height: 80)
    panel.addSubview(target)
    stage.rootView.addSubview(panel)
    // It covers the lower right corner of the button that extends beyond its superview.
    top.frame = CGRect(x: 300, y: 310, width: 60, height: 60)
    stage.rootView.addSubview(top)
    target.addTarget(results, action: Results.clickTarget, for: .touchUpInside)
    top.addTarget(results, action: Results.clickTop, for: .touchUpInside)
  }

  @Test("Where the button sticks out, it is not clicked")
  func outside() {
    stage.tap(CGPoint(x: 200, y: 320))
    #expect(results.texts.isEmpty)
    stage.tap(CGPoint(x: 200, y: 280))
    #expect(results.texts == ["target button"])
  }

  @Test("With an override of the superview's hitTest it is clicked there, and nothing was moved")
  func override() {
    panel.target = target
    stage.tap(CGPoint(x: 200, y: 320))
    #expect(results.texts == ["target button"])
    #expect(target.frame == CGRect(x: 120, y: 60, width: 160, height: 80))
  }

  @Test("Where another button lies on top, that one is clicked, and the superview is not asked")
  func topButton() {
    panel.target = target
    panel.questions = 0
    stage.tap(CGPoint(x: 320, y: 330))
    #expect(results.texts == ["top button"] && panel.questions == 0)
  }

  @Test("Inside the superview but beside the button, its hitTest goes its usual way")
  func beside() {
    panel.target = target
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 210), with: nil) === panel)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.rootView)
  }

  @Test("The answer of hitTest may be any view (C23: not only a subview, direct or not)")
  func anyView() {
    panel.answer = top
    stage.tap(CGPoint(x: 60, y: 210))
    // The finger lifts far from the touched button, so it is no click inside.
    #expect(top.allTargets.count == 1 && results.texts.isEmpty)
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 210), with: nil) === top)
  }
}

/// The article's `WilsonView`.
private final class Panel: UIView {
  weak var target: UIButton?
  weak var answer: UIView?
  var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    questions += 1
    if let answer { return answer }
    guard let target else { return super.hitTest(point, with: event) }
    let pointForTarget = target.convert(point, from: self)
    if target.bounds.contains(pointForTarget) {
      return target.hitTest(pointForTarget, with: event)
    }
    return super.hitTest(point, with: event)
  }
}

@MainActor
private final class Results {
  var texts: [String] = []

  func clickTarget(_ sender: Any) { texts.append("target button") }
  func clickTop(_ sender: UIButton) { texts.append("top button") }
}
