// The view and the recognizer of the article, touched once. The article does not show its
// controller; its output contains the name of the method.
//
// Which one receives the touch first: the view, or the recognizer?
// 先收到触摸的是视图还是手势？
import TouchKitTesting
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let testView = TestView(frame: view.bounds)
    testView.addGestureRecognizer(
      TestGestureRecognizer(
        target: self,
        action: Selector(ViewController.tapViewClicked(gestureRecognize:))
      )
    )
    view.addSubview(testView)
  }

  func tapViewClicked(gestureRecognize: UITapGestureRecognizer) {
    print(#function)
  }
}

let stage = Stage(root: ViewController())
stage.tap(CGPoint(x: 200, y: 300))
