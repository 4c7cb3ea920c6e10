extension UILabel: NamedValueSource {
  final func reader(of name: String) -> (() -> Any?)? {
    name == "text" ? { [weak self] in self?.text } : nil
  }
}
