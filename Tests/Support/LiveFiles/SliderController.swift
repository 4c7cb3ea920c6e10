// hit: 320,240 slider
// swift-format-ignore-file
import UIKit

final class SliderController: UIViewController {
    private let slider: UISlider = {
        let slider = UISlider(frame: CGRect(x: 170, y: 225, width: 300, height: 30))
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 50
        slider.accessibilityIdentifier = "slider"
        return slider
    }()
    private let label = UILabel(frame: CGRect(x: 170, y: 180, width: 300, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(slider)
        view.addSubview(label)
        slider.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
        valueChanged(slider)
    }

    @objc func valueChanged(_ sender: UISlider) {
        label.text = String(format: "%.0f %%", sender.value)
        label.textColor = sender.value > 50 ? .systemRed : .label
    }
}
