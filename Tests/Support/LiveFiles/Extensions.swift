// hit: 320,240 tappable
// swift-format-ignore-file
import UIKit
import Foundation

extension UIView {
    func addTap(_ target: Any, _ action: Selector) {
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
    }

    @discardableResult
    func pinned(to other: UIView, inset: CGFloat = 0) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
        return self
    }
}

extension UIColor {
    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
}

class ExtensionsController: UIViewController {
    private let tappable = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tappable.backgroundColor = UIColor(hex: 0x3366FF)
        tappable.accessibilityIdentifier = "tappable"
        view.addSubview(tappable)
        tappable.pinned(to: view, inset: 40)
        tappable.addTap(self, #selector(tapped(_:)))
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        print(recognizer.location(in: view))
    }
}
