import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Typing ends when a finger scrolls")
struct KeyboardDismissTests {
  @Test(
    "The text field resigns when the drag begins, where that is set",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive]
  )
  func drag(mode: UIScrollView.KeyboardDismissMode) {
    let stage = Stage()
    let scroll = UIScrollView(frame: rect(0, 0, 300, 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.keyboardDismissMode = mode
    let field = UITextField(frame: rect(0, 0, 100, 30))
    scroll.addSubview(field)
    stage.rootView.addSubview(scroll)
    #expect(field.becomeFirstResponder())
    stage.drag(from: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -100))
    #expect(field.isFirstResponder == (mode == .none))
  }
}
