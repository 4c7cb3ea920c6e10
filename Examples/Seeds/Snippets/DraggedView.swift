// Seed 0 §2.1: the view that is dragged by its transform.
//
// Does a view follow the finger by its transform?
// 视图会通过形变跟着手指移动吗？
import UIKit

class DraggedView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // 想让控件随着手指移动而移动, 监听手指移动
    // 获取UITouch对象
    let touch = touches.first!
    // 获取当前点的位置
    let curP = touch.location(in: self)
    // 获取上一个点的位置
    let preP = touch.previousLocation(in: self)
    // 获取它们x轴的偏移量,每次都是相对上一次
    let offsetX = curP.x - preP.x
    // 获取y轴的偏移量
    let offsetY = curP.y - preP.y
    // 修改控件的形变或者frame, center, 就可以控制控件的位置
    // 形变也是相对上一次形变(平移)
    self.transform = self.transform.translatedBy(x: offsetX, y: offsetY)
  }
}

/// The properties and methods of UITouch that the article lists, with the types it gives them.
@MainActor
class TouchReader {
  func read(_ touch: UITouch, in view: UIView?) {
    let timestamp: TimeInterval = touch.timestamp
    let phase: UITouch.Phase = touch.phase
    let tapCount: Int = touch.tapCount
    let majorRadius: CGFloat = touch.majorRadius
    let majorRadiusTolerance: CGFloat = touch.majorRadiusTolerance
    let window: UIWindow? = touch.window
    let touched: UIView? = touch.view
    let gestureRecognizers: [UIGestureRecognizer]? = touch.gestureRecognizers
    let location: CGPoint = touch.location(in: view)
    let previousLocation: CGPoint = touch.previousLocation(in: view)
    let force: CGFloat = touch.force
    let maximumPossibleForce: CGFloat = touch.maximumPossibleForce
    values = [
      timestamp, phase, tapCount, majorRadius, majorRadiusTolerance, window as Any, touched as Any,
      gestureRecognizers as Any, location, previousLocation, force, maximumPossibleForce,
    ]
  }

  var values: [Any] = []
}

#if canImport(SwiftUI)
#Preview("Dragged view") {
  let view = DraggedView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  view.backgroundColor = .red
  view.accessibilityIdentifier = "red"
  return view
}
#endif
