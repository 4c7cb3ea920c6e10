// hit: 320,240 TimerLabel
// swift-format-ignore-file
import UIKit

class TimerLabel: UILabel {
    private var timer: Timer?
    private var seconds = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        textAlignment = .center
        font = UIFont.monospacedDigitSystemFont(ofSize: 32, weight: .bold)
        text = "0"
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.seconds += 1
            self.text = "\(self.seconds)"
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { timer?.invalidate() }
}
