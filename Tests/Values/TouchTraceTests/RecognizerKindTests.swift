import TouchTrace
import Testing

@Suite("Kinds of recognizers")
struct RecognizerKindTests {
  @Test("Each kind is found by its class")
  func classes() {
    for kind in RecognizerKind.allCases {
      #expect(RecognizerKind(className: kind.className) == kind)
    }
    #expect(RecognizerKind.longPress.className == "UILongPressGestureRecognizer")
    #expect(RecognizerKind.other.className == "UIGestureRecognizer")
  }

  @Test("An app's own class is told by its name, a private one of UIKit only if it is known")
  func names() {
    let kinds: [(String, RecognizerKind)] = [
      ("CardPan", .pan), ("MyScreenEdgePanGesture", .screenEdgePan),
      ("TwoTapLongPress", .longPress),
      ("Drawing", .other), ("UIScrollViewPanGestureRecognizer", .pan),
      ("UIScrollViewDelayedTouchesBeganGestureRecognizer", .other), ("_UISystemTap", .other),
    ]
    for (name, kind) in kinds { #expect(RecognizerKind(className: name) == kind, "\(name)") }
  }
}
