import Foundation
import Testing
import TouchKit
import TouchKitTestSupport

@MainActor
@Suite("Anchor points of views that constraints place")
struct AnchorPointTests {
  @Test("Another anchor point moves the frame; the center stays where the solution puts it")
  func center() {
    let stand = LayoutStand()
    let box = stand.add()
    stand.activate(
      box.leadingAnchor.constraint(equalTo: stand.root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 60)
    )
    #expect(box.frame == rect(20, 40, 100, 60) && box.center == CGPoint(x: 70, y: 70))
    box.layer.anchorPoint = .zero
    stand.root.setNeedsLayout()
    stand.root.layoutIfNeeded()
    #expect(box.center == CGPoint(x: 70, y: 70) && box.frame == rect(70, 70, 100, 60))
  }
}
