import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layout")
struct LayoutTests {
  @Test("Views are laid out before a touch meets them")
  func beforeTouch() {
    let stage = Stage()
    let ground = Ground(frame: rect(0, 0, 414, 896))
    _ = named("leaf", .zero, in: ground)
    stage.rootView.addSubview(ground)
    stage.tap(CGPoint(x: 55, y: 55))
    #expect(stage.transcript == "leaf.began [f1]\nleaf.ended [f1]")
  }

  @Test("A view is laid out once after a resize, and again when asked")
  func occasions() {
    let stage = Stage()
    let ground = Ground(frame: rect(0, 0, 100, 100))
    stage.rootView.addSubview(ground)
    stage.application.layoutIfNeeded()
    stage.application.layoutIfNeeded()
    #expect(ground.count == 1)
    ground.frame.origin.x = 50
    stage.application.layoutIfNeeded()
    #expect(ground.count == 1)
    ground.frame.size.width = 50
    stage.application.layoutIfNeeded()
    ground.setNeedsLayout()
    stage.application.layoutIfNeeded()
    #expect(ground.count == 3)
  }

  @Test("Masks share a change of size among the flexible parts")
  func masks() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let both = UIView(frame: rect(10, 20, 60, 60))
    both.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let margins = UIView(frame: rect(10, 20, 60, 60))
    margins.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let none = UIView(frame: rect(1, 2, 3, 4))
    for view in [both, margins, none] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 150, height: 80)
    #expect(both.frame == rect(10, 20, 110, 40))
    #expect(margins.frame == rect(60, 0, 60, 60))
    #expect(none.frame == rect(1, 2, 3, 4))
  }
}

private final class Ground: UIView {
  var count = 0

  override func layoutSubviews() {
    count += 1
    subviews.first?.frame = rect(50, 50, 10, 10)
  }
}
