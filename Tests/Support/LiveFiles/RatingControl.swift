// hit: 320,240 star3
// swift-format-ignore-file
import UIKit

@IBDesignable
class RatingControl: UIControl {
    @IBInspectable var count: Int = 5 { didSet { rebuild() } }
    private(set) var rating = 0 {
        didSet {
            guard rating != oldValue else { return }
            sendActions(for: .valueChanged)
            setNeedsLayout()
        }
    }
    private var stars: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        rebuild()
    }

    private func rebuild() {
        stars.forEach { $0.removeFromSuperview() }
        stars = (1...count).map { index in
            let star = UIView()
            star.accessibilityIdentifier = "star\(index)"
            star.backgroundColor = index <= rating ? .systemYellow : .systemGray4
            addSubview(star)
            return star
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / CGFloat(count)
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * side, y: 0, width: side - 4, height: bounds.height)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rating = Int(touch.location(in: self).x / bounds.width * CGFloat(count)) + 1
        return true
    }
}

#Preview {
    RatingControl(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
}
