// Seed 0 §2 and "touches的默认做法", translated from Objective-C line by line.
//
// Which methods are called while a finger moves on the view?
// 手指在视图上移动时，会调用哪些方法？
import UIKit

// 自定义UIView的.m文件
class WSView: UIView {
  // 开始触摸时就会调用一次这个方法
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog("摸我干啥!")
  }

  // 手指移动就会调用这个方法
  // 这个方法调用非常频繁
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog("哎呀,不要拽人家!")
  }

  // 手指离开屏幕时就会调用一次这个方法
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSLog("手放开还能继续玩耍!")
  }
}

// 控制器的.m文件
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // 创建自定义view
    let touchView = WSView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    // 背景颜色
    touchView.backgroundColor = UIColor.red
    // 添加到父控件
    self.view.addSubview(touchView)
  }
}

// 只要点击控件,就会调用touchBegin,如果没有重写这个方法,自己处理不了触摸事件
// 上一个响应者可能是父控件
class PassingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // 默认会把事件传递给上一个响应者,上一个响应者是父控件,交给父控件处理
    super.touchesBegan(touches, with: event)
    // 注意不是调用父控件的touches方法,而是调用父类的touches方法
    // super是父类 superview是父控件
  }
}

class SharingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // 1.自己先处理事件...
    NSLog("do somthing...")
    // 2.再调用系统的默认做法,再把事件交给上一个响应者处理
    super.touchesBegan(touches, with: event)
  }
}

#if canImport(SwiftUI)
#Preview("Touched view") { ViewController() }
#endif
