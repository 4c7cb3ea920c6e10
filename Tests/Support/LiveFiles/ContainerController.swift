// hit: 320,300 child
// swift-format-ignore-file
import UIKit

class ContainerController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(ChildController(), frame: CGRect(x: 20, y: 200, width: 600, height: 240))
    }
}

class ChildController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        view.accessibilityIdentifier = "child"
    }
}

extension UIViewController {
    func add(_ child: UIViewController, frame: CGRect? = nil) {
        addChild(child)
        if let frame = frame { child.view.frame = frame }
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

#Preview { ContainerController() }
