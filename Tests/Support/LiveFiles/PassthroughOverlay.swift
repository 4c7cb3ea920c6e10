// hit: 320,240 below
// swift-format-ignore-file
import UIKit

class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hitView = super.hitTest(point, with: event)
        if hitView == self { return nil }
        return hitView
    }
}

class OverlayController: UIViewController {
    lazy var overlay = PassthroughView()
    lazy var below: UIButton = {
        $0.accessibilityIdentifier = "below"
        $0.setTitle("Below", for: [])
        return $0
    }(UIButton(type: .system))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(below)
        view.addSubview(overlay)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        overlay.frame = view.bounds
        below.frame = CGRect(x: view.bounds.midX - 60, y: view.bounds.midY - 22, width: 120, height: 44)
    }
}
