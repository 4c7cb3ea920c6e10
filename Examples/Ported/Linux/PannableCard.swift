import UIKit

class Card: UIView {
    var isLifted = false

    /// Called when the card is picked up.
    func didLift() {
        isLifted = true
    }

    /// Called when the card is put down.
    func didDrop() {
        isLifted = false
    }
}

// MARK: - Hooks for subclasses
extension Card {

    func describe() -> String { "card" }
}

class PannableCard: Card, UIGestureRecognizerDelegate {
    private(set) var log: [String] = []
    lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("handlePan:", PannableCard.handlePan(_:)))
    lazy var pinch: UIPinchGestureRecognizer = {
        let recognizer = UIPinchGestureRecognizer(target: self, action: Selector("handlePinch:", PannableCard.handlePinch))
        recognizer.delegate = self
        return recognizer
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
        addGestureRecognizer(pinch)
        pan.delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func didLift() {
        super.didLift()
        log.append("lift")
    }

    override func didDrop() {
        super.didDrop()
        log.append("drop")
    }

    func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            didLift()
        case .changed:
            let translation = recognizer.translation(in: superview)
            center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
            recognizer.setTranslation(.zero, in: superview)
        case .ended, .cancelled:
            didDrop()
        default:
            break
        }
    }

    func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        return true
    }
}
