import UIKit

protocol RatingViewDelegate: AnyObject {
    func ratingView(_ view: RatingView, didChange rating: Int)
    func ratingViewDidBeginEditing(_ view: RatingView)
    func ratingViewDidEndEditing(_ view: RatingView)
}

extension RatingViewDelegate {
    func ratingViewDidBeginEditing(_ view: RatingView) {}
    func ratingViewDidEndEditing(_ view: RatingView) {}
}

@IBDesignable
class RatingView: UIView {
    @IBInspectable var maximum: Int = 5 { didSet { rebuild() } }
    @IBInspectable var tint: UIColor = .orange
    weak var delegate: (any RatingViewDelegate)?

    private(set) var rating = 0
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        rebuild()
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (0..<maximum).map { index in
            let button = UIButton(type: .custom)
            button.tag = index + 1
            button.setTitle("★", for: .normal)
            button.addTarget(self, action: Selector("starTapped:", RatingView.starTapped(_:)), for: .touchUpInside)
            button.addTarget(self, action: Selector("touchDown", RatingView.touchDown), for: .touchDown)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, maximum))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    // MARK: - Actions

    private func touchDown() {
        delegate?.ratingViewDidBeginEditing(self)
    }

    private func starTapped(_ sender: UIButton) {
        rating = sender.tag
        delegate?.ratingView(self, didChange: rating)
        delegate?.ratingViewDidEndEditing(self)
    }
}
