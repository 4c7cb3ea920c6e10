import UIKit

extension Properties {
  static let controls: [Property] = [
    .bool("isEnabled", \UIControl.isEnabled, "reacts to touches"),
    .bool("isSelected", \UIControl.isSelected, "is selected"),
    .bool("isHighlighted", \UIControl.isHighlighted, "shows that it is pressed"),
    Property(UIButton.self, "title", .text, "the title") {
      .text($0.title(for: .normal))
    } write: {
      if case .text(let text) = $1 { $0.setTitle(text, for: .normal) }
    },
    .bool("isOn", \UISwitch.isOn, "is on"),
    .number("minimumValue", \UISlider.minimumValue, "minimum value"),
    .number("maximumValue", \UISlider.maximumValue, "maximum value"),
    .number("value", \UISlider.value, "current value"),
    .bool("isContinuous", \UISlider.isContinuous, "sends an event for every change"),
    .number("minimumValue", \UIStepper.minimumValue, "minimum value"),
    .number("maximumValue", \UIStepper.maximumValue, "maximum value"),
    .number("stepValue", \UIStepper.stepValue, 0.000_001...1_000_000, "change per press"),
    .number("value", \UIStepper.value, "current value"),
    .bool("autorepeat", \UIStepper.autorepeat, "repeats while it is pressed"),
    Property(UISegmentedControl.self, "segments", .text, "titles, separated by |") { control in
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      return .text(titles.joined(separator: "|"))
    } write: { control, value in
      guard case .text(let text) = value else { return }
      control.removeAllSegments()
      let titles = (text ?? "").split(separator: "|").prefix(50)
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: String(title), at: index, animated: false)
      }
    },
    .integer(
      "selectedSegmentIndex",
      \UISegmentedControl.selectedSegmentIndex,
      -1...49,
      "index of the selected segment; -1 for none"
    ),
    .integer("numberOfPages", \UIPageControl.numberOfPages, 0...1000, "number of pages"),
    .integer("currentPage", \UIPageControl.currentPage, 0...999, "index of the current page"),
    .number("progress", \UIProgressView.progress, 0...1, "progress from 0 to 1"),
    Property(UIActivityIndicatorView.self, "isAnimating", .bool, "is spinning") {
      .bool($0.isAnimating)
    } write: {
      guard case .bool(let value) = $1 else { return }
      if value { $0.startAnimating() } else { $0.stopAnimating() }
    },
  ]
}
