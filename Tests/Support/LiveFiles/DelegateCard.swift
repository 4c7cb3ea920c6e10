// hit: 320,240 DelegateCard
// swift-format-ignore-file
import UIKit

protocol DelegateCardDelegate: AnyObject {
    func cardDidTap(_ card: DelegateCard)
}

extension DelegateCardDelegate {
    func cardDidTap(_ card: DelegateCard) {}
}

final class DelegateCard: UIView {
    weak var delegate: DelegateCardDelegate?
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        backgroundColor = .white
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
        addGestureRecognizer(tap)
    }

    @objc private func handleTap() {
        delegate?.cardDidTap(self)
        onTap?()
    }
}
