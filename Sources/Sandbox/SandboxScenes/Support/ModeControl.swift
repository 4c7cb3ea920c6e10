import UIKit

/// A row of names with one selected.
final class ModeControl: UISegmentedControl {
  private let onChange: (Int) -> Void

  init(_ names: [String], onChange: @escaping (Int) -> Void) {
    self.onChange = onChange
    super.init(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
    for name in names { insertSegment(withTitle: name, at: numberOfSegments, animated: false) }
    selectedSegmentIndex = 0
    accessibilityIdentifier = "mode"
    addTarget(self, action: ModeControl.changed, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func changed() { onChange(selectedSegmentIndex) }
}
