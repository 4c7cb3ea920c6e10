// hit: 320,240 CircleView
// swift-format-ignore-file
import UIKit

class CircleView: UIView {
    var fillColor: UIColor = .systemGreen { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(fillColor.cgColor)
        context.fillEllipse(in: rect.insetBy(dx: 2, dy: 2))
        let path = UIBezierPath(arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
        UIColor.white.setStroke()
        path.lineWidth = 3
        path.stroke()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX, dy = point.y - bounds.midY
        return dx * dx + dy * dy <= bounds.width * bounds.width / 4
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        fillColor = .systemOrange
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        fillColor = .systemGreen
    }
}
