// Seed 4: the view whose child can be touched outside of it, unchanged, and the double tap
// that is forwarded, translated from Objective-C line by line.
//
// Does the child get touches outside of its parent?
// 子视图伸出去的部分能收到触摸吗？
import UIKit

class XQView: UIView {}

class XQ1View: XQView {

override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
let rs = super.point(inside: point, with: event)

if !rs {
for subView in subviews.reversed() {
let subPoint = subView.convert(point, from: self)
if subView.bounds.contains(subPoint) {
return true
}
}
}

return rs
}

}

class DoubleTapPassingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = touches.first!

    if touch.tapCount == 2 {
      self.next?.touchesBegan(touches, with: event)
      return
    }
    // ... Go on to handle touches that are not double taps
  }
}

#if canImport(SwiftUI)
#Preview("Child outside") {
  let parent = XQ1View(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  parent.backgroundColor = .lightGray
  parent.accessibilityIdentifier = "parent"
  let child = XQView(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
  child.backgroundColor = .orange
  child.accessibilityIdentifier = "child"
  parent.addSubview(child)
  return parent
}
#endif
