// hit: 320,240 showButton
// swift-format-ignore-file
import UIKit

class AlertDemoController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 260, y: 220, width: 120, height: 44))
        button.setTitle("Delete", for: .normal)
        button.backgroundColor = .systemRed
        button.accessibilityIdentifier = "showButton"
        button.addTarget(self, action: #selector(showAlert), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func showAlert() {
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.view.backgroundColor = .lightGray
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true)
    }
}
