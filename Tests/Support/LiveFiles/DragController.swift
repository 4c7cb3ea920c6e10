// hit: 320,240 box
// swift-format-ignore-file
import UIKit

class DragController: UIViewController {
    let box = UIView(frame: CGRect(x: 270, y: 190, width: 100, height: 100))
    private var start = CGPoint.zero

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .white
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .red
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
        box.addGestureRecognizer(pan)
    }
}

// MARK: - Gestures
private extension DragController {
    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            start = box.center
        case .changed:
            let translation = gesture.translation(in: view)
            box.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
                self.box.center = self.start
            }
        default:
            break
        }
    }
}
