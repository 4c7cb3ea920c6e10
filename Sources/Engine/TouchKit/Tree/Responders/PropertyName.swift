/// The name of the stored property in which client code holds a view.
@MainActor
enum PropertyName {
  /// Returns the name of the property that holds a view; nil if there is none.
  ///
  /// The nearest superview or controller with such a property counts. An element of an array has
  /// its index too: `dots[1]`; a value of a dictionary has its key: `buttons["pay"]`.
  static func of(_ view: UIView) -> String? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if current !== view, let name = name(of: view, in: current) { return name }
      if let controller = current.controller, let name = name(of: view, in: controller) {
        return name
      }
      ancestor = current.parent
    }
    return nil
  }

  private static func name(of view: UIView, in owner: UIResponder) -> String? {
    guard !DescriptionText.isOfEngine(type(of: owner)) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !DescriptionText.isOfEngine(current.subjectType) {
      for case (let label?, let value) in current.children {
        if let suffix = suffix(of: view, in: value) { return propertyName(label) + suffix }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the suffix of the property's name: none for the view itself, its index in an array,
  /// its key in a dictionary.
  ///
  /// Nil if the value does not contain the view.
  private static func suffix(of view: UIView, in value: Any) -> String? {
    if let held = value as? UIView { return held === view ? "" : nil }
    if let views = value as? [UIView] {
      return views.firstIndex { $0 === view }.map { "[\($0)]" }
    }
    guard let views = value as? [AnyHashable: UIView] else { return nil }
    return views.first { $0.value === view }.map { "[\(code(of: $0.key.base))]" }
  }

  /// Returns a dictionary's key in Swift.
  private static func code(of key: Any) -> String {
    if let text = key as? String { return text.debugDescription }
    return Mirror(reflecting: key).displayStyle == .enum ? ".\(key)" : "\(key)"
  }

  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}
