import UIKit

extension Properties {
  static let controls: [Property] = [
    .bool("isEnabled", \UIControl.isEnabled, "reacts to fingers"),
    .bool("isSelected", \UIControl.isSelected, "is selected"),
    .bool("isHighlighted", \UIControl.isHighlighted, "shows that it is pressed"),
    Property(UIButton.self, "title", .text, "the title") {
      .text($0.title(for: .normal))
    } write: {
      if case .text(let text) = $1 { $0.setTitle(text, for: .normal) }
    },
    .bool("isOn", \UISwitch.isOn, "is on"),
    .number("minimumValue", \UISlider.minimumValue, "least value"),
    .number("maximumValue", \UISlider.maximumValue, "greatest value"),
    .number("value", \UISlider.value, "present value"),
    .bool("isContinuous", \UISlider.isContinuous, "tells of every change"),
    .number("minimumValue", \UIStepper.minimumValue, "least value"),
    .number("maximumValue", \UIStepper.maximumValue, "greatest value"),
    .number("stepValue", \UIStepper.stepValue, 0.000_001...1_000_000, "what one press adds"),
    .number("value", \UIStepper.value, "present value"),
    .bool("autorepeat", \UIStepper.autorepeat, "goes on while it is held"),
    Property(UISegmentedControl.self, "segments", .text, "titles, with | between them") { control in
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
      "the selected one; -1 for none"
    ),
    .integer("numberOfPages", \UIPageControl.numberOfPages, 0...1000, "how many pages"),
    .integer("currentPage", \UIPageControl.currentPage, 0...999, "the present page"),
    .number("progress", \UIProgressView.progress, 0...1, "how much is done"),
    Property(UIActivityIndicatorView.self, "isAnimating", .bool, "turns") {
      .bool($0.isAnimating)
    } write: {
      guard case .bool(let value) = $1 else { return }
      if value { $0.startAnimating() } else { $0.stopAnimating() }
    },
  ]
}
