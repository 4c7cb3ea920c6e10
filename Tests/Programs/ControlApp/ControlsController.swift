import UIKit

/// A controller with the controls below each other, at the places that the tests press.
final class ControlsController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    add(button, "button", CGRect(x: 20, y: 20, width: 120, height: 40))
    let toggle = UISwitch()
    add(toggle, "switch", CGRect(x: 20, y: 70, width: 51, height: 31)) { "\(toggle.isOn)" }
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 50
    add(slider, "slider", CGRect(x: 20, y: 120, width: 200, height: 34)) {
      slider.value > 60 ? "more" : "same"
    }
    let stepper = UIStepper()
    add(stepper, "stepper", CGRect(x: 20, y: 170, width: 94, height: 32)) { "\(stepper.value)" }
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    add(segments, "segments", CGRect(x: 20, y: 220, width: 200, height: 32)) {
      "\(segments.selectedSegmentIndex)"
    }
    addPages()
    addField()
    add(Pad(), "pad", CGRect(x: 20, y: 370, width: 120, height: 40))
  }

  private func addPages() {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.pageIndicatorTintColor = .lightGray
    pages.currentPageIndicatorTintColor = .black
    add(pages, "pages", CGRect(x: 20, y: 270, width: 200, height: 26)) { "\(pages.currentPage)" }
  }

  private func addField() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.delegate = self
    add(field, "field", CGRect(x: 20, y: 315, width: 200, height: 36)) { field.text ?? "" }
  }

  /// Adds a control that prints its events, and its value with those that change it.
  private func add(
    _ control: UIControl,
    _ name: String,
    _ frame: CGRect,
    value: @escaping () -> String = { "" }
  ) {
    control.frame = frame
    view.addSubview(control)
    for (event, what) in Self.events {
      control.addAction(UIAction { _ in tell("\(name) \(what)") }, for: event)
    }
    control.addAction(
      UIAction { _ in tell("\(name) = \(value())") },
      for: [.valueChanged, .editingChanged]
    )
  }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"), (.editingDidBegin, "begins editing"),
    (.editingDidEnd, "ends editing"), (.editingDidEndOnExit, "is done"),
  ]

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tell("field returns \(textField.text ?? "")")
    return true
  }
}

/// A client's control whose colour shows whether it is pressed.
final class Pad: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .blue
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .red : .blue }
  }
}
