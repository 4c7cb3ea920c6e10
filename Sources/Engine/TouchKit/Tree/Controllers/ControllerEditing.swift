/// The editing state of a controller, and the button that toggles it.
final class ControllerEditing {
  private(set) var isOn = false
  private var item: UIBarButtonItem?

  func set(_ isOn: Bool) {
    self.isOn = isOn
    updateItem()
  }

  /// Returns the button, created on first access.
  func button(of controller: UIViewController) -> UIBarButtonItem {
    if let item { return item }
    let made = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak controller] _ in
        if let controller { controller.setEditing(!controller.isEditing, animated: true) }
      }
    )
    item = made
    updateItem()
    return made
  }

  private func updateItem() {
    item?.title = isOn ? "Done" : "Edit"
    item?.style = isOn ? .done : .plain
  }
}
