import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer of a check mark: down to the right, then up to the right.
class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private enum Stroke { case notStarted, down, up }

    private var stroke = Stroke.notStarted
    private var trackedTouch: UITouch?
    private var lowest = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 || trackedTouch != nil {
            state = .failed
            return
        }
        trackedTouch = touches.first
        lowest = touches.first!.location(in: view)
        stroke = .notStarted
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = trackedTouch, touches.contains(touch), state == .possible else { return }
        let now = touch.location(in: view)
        let before = touch.previousLocation(in: view)
        switch stroke {
        case .notStarted where now.x >= before.x && now.y > before.y:
            stroke = .down
            lowest = now
        case .down where now.x < before.x:
            state = .failed
        case .down where now.y < before.y:
            stroke = .up
        case .up where now.x < before.x || now.y > before.y:
            state = .failed
        default:
            if now.y > lowest.y { lowest = now }
        }
    }

    // The second stroke has to end above the first.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let touch = trackedTouch else { return }
        let end = touch.location(in: view)
        state = state == .possible && stroke == .up && end.y < lowest.y ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        stroke = .notStarted
        trackedTouch = nil
    }
}
