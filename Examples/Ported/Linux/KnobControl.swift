import UIKit
import UIKit.UIGestureRecognizerSubclass

@IBDesignable public class Knob: UIControl {
    public enum Style: Int { case plain, marked }

    public private(set) var value: Float = 0
    public var style = Style.plain

    private var rotation: RotationGestureRecognizer!

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        rotation = RotationGestureRecognizer(target: self, action: Selector("handleGesture:", Knob.handleGesture(_:)))
        addGestureRecognizer(rotation)
    }

    private func handleGesture(_ gesture: RotationGestureRecognizer) {
        value = Float(gesture.touchAngle)
        sendActions(for: .valueChanged)
    }
}

private class RotationGestureRecognizer: UIPanGestureRecognizer {
    private(set) var touchAngle: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        updateAngle(with: touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        updateAngle(with: touches)
    }

    private func updateAngle(with touches: Set<UITouch>) {
        guard let touch = touches.first, let view = view else { return }
        let point = touch.location(in: view)
        touchAngle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        minimumNumberOfTouches = 1
    }
}
