// hit: 320,240 DrawingBoard
// swift-format-ignore-file
import UIKit

class DrawingBoard: UIView {
    private var lines: [[CGPoint]] = []
    var lineWidth: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        isMultipleTouchEnabled = false
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        lines.append([point])
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let coalesced = event?.coalescedTouches(for: touch) ?? [touch]
        lines[lines.count - 1] += coalesced.map { $0.location(in: self) }
        setNeedsDisplay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = lines.popLast()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        context.setLineCap(.round)
        context.setLineWidth(lineWidth)
        context.setStrokeColor(UIColor.black.cgColor)
        for line in lines where line.count > 1 {
            context.move(to: line[0])
            line.dropFirst().forEach { context.addLine(to: $0) }
        }
        context.strokePath()
    }
}
