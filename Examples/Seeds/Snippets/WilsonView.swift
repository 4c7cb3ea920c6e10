// Seed 3 §2: a view that forwards touches outside of its bounds to a button, translated from
// Objective-C line by line.
//
// Can the button be pressed outside of its superview?
// 按钮在父视图外面的部分能点到吗？
import UIKit

class WilsonView: UIView {
  weak var targetBtn: UIButton!

  override func layoutSubviews() {
    super.layoutSubviews()
    self.setColorTargetBtn()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 将点击事件的点,从原有参考坐标系转换为目标视图的坐标系
    let pointForTargetView = self.targetBtn.convert(point, from: self)

    // 判断转换后的点是否位于目标视图中
    if self.targetBtn.bounds.contains(pointForTargetView) {
      // 返回目标视图
      // !!! 注意目标视图只能是当前view的直接子视图或者间接自视图 !!!
      return self.targetBtn.hitTest(pointForTargetView, with: event)
    }

    return super.hitTest(point, with: event)
  }

  // MARK: - setSubviews

  func setColorTargetBtn() {
    self.targetBtn.layer.borderColor = UIColor.red.cgColor
    self.targetBtn.layer.borderWidth = 1.0
  }
}

// 在viewController中响应点击事件,验证结果
class WilsonViewController: UIViewController {
  weak var resultLab: UILabel!

  weak var otherBtn: UIButton!

  weak var topBtn: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    self.setColorTopBtn()
    self.setColorOtherBtn()
  }

  func setColorTopBtn() {
    self.topBtn.layer.borderColor = UIColor.gray.cgColor
    self.topBtn.layer.borderWidth = 1.0
  }

  func setColorOtherBtn() {
    self.otherBtn.layer.borderColor = UIColor.blue.cgColor
    self.otherBtn.layer.borderWidth = 1.0
  }

  // MARK: - Action

  func click100Button(_ sender: Any) {
    self.showText("target button")
  }

  func clickTopButton(_ sender: UIButton) {
    self.showText("top button")
  }

  func clickOtherButton(_ sender: UIButton) {
    self.showText("other button")
  }

  func showText(_ text: String) {
    self.resultLab.text = text
  }
}

#if canImport(SwiftUI)
#Preview("Button outside") {
  let wilson = WilsonView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  wilson.backgroundColor = .lightGray
  wilson.accessibilityIdentifier = "wilson"
  let target = UIButton(frame: CGRect(x: 120, y: 60, width: 140, height: 80))
  target.setTitle("target", for: .normal)
  target.accessibilityIdentifier = "target"
  wilson.addSubview(target)
  wilson.targetBtn = target
  return wilson
}
#endif
