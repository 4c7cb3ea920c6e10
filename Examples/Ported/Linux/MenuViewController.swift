import UIKit

class MenuViewController: UIViewController {
    struct Item {
        let title: String
        let action: Selector
    }

    private(set) var chosen: [String] = []
    private let items = [
        Item(title: "Copy", action: Selector("copyText", MenuViewController.copyText)),
        Item(title: "Paste", action: Selector("pasteText:", MenuViewController.pasteText(_:))),
    ]

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("copyText", MenuViewController.copyText))]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("copyText", MenuViewController.copyText) { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, item) in items.enumerated() {
            let button = UIButton(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 200, height: 44))
            button.accessibilityIdentifier = item.title
            button.addTarget(self, action: item.action, for: .touchUpInside)
            view.addSubview(button)
        }
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector("close", MenuViewController.close))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    func copyText() { chosen.append("copy") }
    func pasteText(_ sender: Any?) { chosen.append("paste") }
    private func close() { dismiss(animated: true) }
}
