// hit: 320,240 knob
// swift-format-ignore-file
import UIKit

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

final class Knob: UIView {
    @Clamped(0...1) var level: CGFloat = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "knob"
        backgroundColor = .cyan
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotate(_:)))
        addGestureRecognizer(rotation)
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc func rotate(_ sender: UIRotationGestureRecognizer) {
        level += sender.rotation / (2 * .pi)
        transform = CGAffineTransform(rotationAngle: level * 2 * .pi)
        sender.rotation = 0
    }
}
