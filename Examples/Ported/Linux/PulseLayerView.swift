import UIKit
import QuartzCore

class PulseView: UIView {
    let dot = CALayer()
    private var link: CADisplayLink?
    private(set) var frames = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
            link?.invalidate()
            return
        }
        dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        layer.addSublayer(dot)
        pulse()
        link = CADisplayLink(target: self, selector: Selector("tick:", PulseView.tick(_:)))
        link?.add(to: .main, forMode: .common)
    }

    private func pulse() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = 1
        dot.add(animation, forKey: "pulse")
    }

    private func tick(_ link: CADisplayLink) { frames += 1 }
}
