// hit: 320,30 first
// swift-format-ignore-file
import UIKit

class StackController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: ["first", "second", "third"].map(makeButton))
        stack.axis = .vertical
        stack.spacing = 8
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    private func makeButton(_ title: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .darkGray
        button.accessibilityIdentifier = title
        button.addAction(UIAction { action in
            print((action.sender as? UIButton)?.currentTitle ?? "-")
        }, for: .primaryActionTriggered)
        return button
    }
}
