// hit: 320,240 LongPressView
// swift-format-ignore-file
import UIKit

final class LongPressView: UIView {
    enum State { case idle, pressed(since: TimeInterval), cancelled }
    private var state: State = .idle { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.3
        press.allowableMovement = 20
        addGestureRecognizer(press)
        update()
    }

    required init?(coder: NSCoder) { nil }

    @objc private func pressed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began: state = .pressed(since: ProcessInfo.processInfo.systemUptime)
        case .ended: state = .idle
        case .cancelled, .failed: state = .cancelled
        case .possible, .changed: break
        @unknown default: break
        }
    }

    private func update() {
        switch state {
        case .idle: backgroundColor = .systemBlue
        case .pressed: backgroundColor = .systemGreen
        case .cancelled: backgroundColor = .systemGray
        }
    }
}
