import UIKit

extension UIEdgeInsets {
    static let slop = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
}

open class HitSlopButton: UIButton {
    @objc open dynamic var slop = UIEdgeInsets.slop
}

@objc extension HitSlopButton {
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // The target is larger than the visible button.
        return bounds.inset(by: slop).contains(point)
    }
}

class PassThroughView: UIView {}

extension PassThroughView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
