// Seed 0 §3.3.1: hitTest:withEvent:, translated from Objective-C line by line.
//
// Which view gets a touch on the red one?
// 触摸红色的视图，谁得到触摸？
import UIKit

// 这里redView是whiteView的第0个子控件
class RedView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog("red-touch")
  }
}

// 或者
class WhiteView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.subviews[0]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog("white-touch")
  }
}

// The braces of the article close too late, so that its code asks only one subview. Here they are at the place that
// the article's comments describe.
class WSWindow: UIWindow {
  // 什么时候调用:只要事件一传递给一个控件,那么这个控件就会调用自己的这个方法
  // 作用:寻找并返回最合适的view
  // UIApplication -> [UIWindow hitTest:withEvent:]寻找最合适的view告诉系统
  // point:当前手指触摸的点
  // point:是方法调用者坐标系上的点
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 1.判断下窗口能否接收事件
    if self.isUserInteractionEnabled == false || self.isHidden == true || self.alpha <= 0.01 {
      return nil
    }
    // 2.判断下点在不在窗口上
    // 不在窗口上
    if self.point(inside: point, with: event) == false { return nil }
    // 3.从后往前遍历子控件数组
    let count = self.subviews.count
    for i in stride(from: count - 1, through: 0, by: -1) {
      // 获取子控件
      let childView = self.subviews[i]
      // 坐标系的转换,把窗口上的点转换为子控件上的点
      // 把自己控件上的点转换成子控件上的点
      let childP = self.convert(point, to: childView)
      let fitView = childView.hitTest(childP, with: event)
      if let fitView {
        // 如果能找到最合适的view
        return fitView
      }
    }
    // 4.没有找到更合适的view, 也就是没有比自己更合适的view
    return self
  }

  // 作用:判断下传入过来的点在不在方法调用者的坐标系上
  // point:是方法调用者坐标系上的点
  //- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event
  //{
  // return NO;
  //}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog(#function)
  }
}

#if canImport(SwiftUI)
#Preview("Red in white") {
  let white = WhiteView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  white.backgroundColor = .white
  white.accessibilityIdentifier = "white"
  let red = RedView(frame: CGRect(x: 60, y: 60, width: 120, height: 120))
  red.backgroundColor = .red
  red.accessibilityIdentifier = "red"
  white.addSubview(red)
  return white
}
#endif
