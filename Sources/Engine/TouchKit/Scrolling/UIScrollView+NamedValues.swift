extension UIScrollView: NamedValueSource {
  final func reader(of name: String) -> (() -> Any?)? {
    switch name {
    case "contentInset": { [weak self] in self?.contentInset }
    case "contentOffset": { [weak self] in self?.contentOffset }
    case "contentSize": { [weak self] in self?.contentSize }
    case "zoomScale": { [weak self] in self?.zoomScale }
    default: nil
    }
  }
}
