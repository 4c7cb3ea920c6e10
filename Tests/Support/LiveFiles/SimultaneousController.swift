// hit: 320,240 photo
// swift-format-ignore-file
import UIKit

class SimultaneousController: UIViewController {
    private let photo = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.frame = CGRect(x: 220, y: 140, width: 200, height: 200)
        photo.backgroundColor = .magenta
        photo.accessibilityIdentifier = "photo"
        photo.isMultipleTouchEnabled = true
        view.addSubview(photo)
        let recognizers: [UIGestureRecognizer] = [
            UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:))),
            UIRotationGestureRecognizer(target: self, action: #selector(rotate(_:))),
            UIPanGestureRecognizer(target: self, action: #selector(pan(_:))),
        ]
        recognizers.forEach { recognizer in
            recognizer.delegate = self
            photo.addGestureRecognizer(recognizer)
        }
    }

    @objc private func pinch(_ sender: UIPinchGestureRecognizer) {
        guard let view = sender.view else { return }
        view.transform = view.transform.scaledBy(x: sender.scale, y: sender.scale)
        sender.scale = 1.0
    }

    @objc private func rotate(_ sender: UIRotationGestureRecognizer) {
        sender.view?.transform = sender.view!.transform.rotated(by: sender.rotation)
        sender.rotation = 0
    }

    @objc private func pan(_ sender: UIPanGestureRecognizer) {
        let translation = sender.translation(in: view)
        sender.view?.center.x += translation.x
        sender.view?.center.y += translation.y
        sender.setTranslation(.zero, in: view)
    }
}

extension SimultaneousController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}
