// hit: 560,40 sound
// swift-format-ignore-file
import UIKit

enum Setting: String, CaseIterable {
    case sound, vibration, badge
}

class SwitchesController: UIViewController {
    private var switches: [Setting: UISwitch] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (index, setting) in Setting.allCases.enumerated() {
            let y = CGFloat(20 + index * 60)
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 40))
            label.text = setting.rawValue.capitalized
            label.font = .preferredFont(forTextStyle: .body)
            let toggle = UISwitch(frame: CGRect(x: 540, y: y, width: 51, height: 31))
            toggle.isOn = setting == .sound
            toggle.tag = index
            toggle.accessibilityIdentifier = setting.rawValue
            toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
            switches[setting] = toggle
            view.addSubview(label)
            view.addSubview(toggle)
        }
    }

    @objc func toggled(sender: UISwitch) {
        guard let setting = Setting.allCases[safe: sender.tag] else { return }
        UserDefaults.standard.set(sender.isOn, forKey: setting.rawValue)
    }
}

extension Array {
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
