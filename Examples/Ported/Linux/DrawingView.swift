import UIKit
import CoreGraphics

public class DrawingView: UIView {
    public private(set) var strokes: [UIBezierPath] = []
    private var current: UIBezierPath?
    @IBInspectable public var lineWidth: CGFloat = 4

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let path = UIBezierPath()
        path.lineWidth = lineWidth
        path.move(to: touch.location(in: self))
        current = path
        strokes.append(path)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("fade", DrawingView.fade), object: nil)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            current?.addLine(to: sample.location(in: self))
        }
        setNeedsDisplay()
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        current = nil
        perform(Selector("fade", DrawingView.fade), with: nil, afterDelay: 2)
    }

    private func fade() {
        strokes.removeAll()
        setNeedsDisplay()
    }

    public override func draw(_ rect: CGRect) {
        UIColor(red: 0.1, green: 0.2, blue: 0.9, alpha: 1).setStroke()
        strokes.forEach { $0.stroke() }
    }
}
