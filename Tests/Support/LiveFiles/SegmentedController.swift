// hit: 320,40 segments
// swift-format-ignore-file
import UIKit

class SegmentedController: UIViewController {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])

    override func viewDidLoad() {
        super.viewDidLoad()
        segments.frame = CGRect(x: 120, y: 20, width: 400, height: 40)
        segments.selectedSegmentIndex = 0
        segments.accessibilityIdentifier = "segments"
        segments.addTarget(self, action: #selector(changed), for: .valueChanged)
        view.addSubview(segments)
    }

    @objc func changed() {
        print(segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "")
    }
}
