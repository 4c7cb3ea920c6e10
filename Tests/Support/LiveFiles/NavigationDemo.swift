// hit: 320,300 list
// swift-format-ignore-file
import UIKit

class ListController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        view.backgroundColor = .white
        view.accessibilityIdentifier = "list"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() {
        let controller = UIViewController()
        controller.view.backgroundColor = .yellow
        navigationController?.pushViewController(controller, animated: true)
    }
}

#Preview("Navigation") {
    UINavigationController(rootViewController: ListController())
}
