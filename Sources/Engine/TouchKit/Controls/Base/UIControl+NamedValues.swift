extension UIControl: NamedValueSource {
  final func reader(of name: String) -> (() -> Any?)? {
    switch (self, name) {
    case (_, "enabled"), (_, "isEnabled"): { [weak self] in self?.isEnabled }
    case (_, "highlighted"), (_, "isHighlighted"): { [weak self] in self?.isHighlighted }
    case (_, "selected"), (_, "isSelected"): { [weak self] in self?.isSelected }
    case (let field as UITextField, "text"): { [weak field] in field?.text }
    case (let slider as UISlider, "value"): { [weak slider] in slider?.value }
    case (let toggle as UISwitch, "on"): { [weak toggle] in toggle?.isOn }
    default: nil
    }
  }
}
