import Foundation

/// Values of the engine's objects by their key-value observing names.
@MainActor
enum NamedValues {
  /// Returns a closure that reads the value at a path; nil for an unknown name.
  static func reader(of object: AnyObject, at path: String) -> (() -> Any?)? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    if let layer = object as? CALayer { return { [weak layer] in layer?.value(forKeyPath: path) } }
    if parts.count == 2 { return inner(object, name).flatMap { reader(of: $0, at: parts[1]) } }
    if let view = object as? UIView { return reader(of: view, name) }
    if let recognizer = object as? UIGestureRecognizer { return reader(of: recognizer, name) }
    if let controller = object as? UIViewController { return reader(of: controller, name) }
    return nil
  }

  private static func inner(_ object: AnyObject, _ name: String) -> AnyObject? {
    switch (object, name) {
    case (let view as UIView, "layer"): view.layer
    case (let controller as UIViewController, "view"): controller.view
    case (let recognizer as UIGestureRecognizer, "view"): recognizer.view
    default: nil
    }
  }

  private static func reader(of view: UIView, _ name: String) -> (() -> Any?)? {
    switch name {
    case "alpha": { [weak view] in view?.alpha }
    case "backgroundColor": { [weak view] in view?.backgroundColor }
    case "bounds": { [weak view] in view?.bounds }
    case "center": { [weak view] in view?.center }
    case "frame": { [weak view] in view?.frame }
    case "hidden", "isHidden": { [weak view] in view?.isHidden }
    case "transform": { [weak view] in view?.transform }
    default: (view as? any NamedValueSource)?.reader(of: name)
    }
  }

  private static func reader(of recognizer: UIGestureRecognizer, _ name: String) -> (() -> Any?)? {
    switch name {
    case "enabled", "isEnabled": { [weak recognizer] in recognizer?.isEnabled }
    case "state": { [weak recognizer] in recognizer?.state }
    default: nil
    }
  }

  private static func reader(of controller: UIViewController, _ name: String) -> (() -> Any?)? {
    switch name {
    case "preferredContentSize": { [weak controller] in controller?.preferredContentSize }
    case "title": { [weak controller] in controller?.title }
    default: nil
    }
  }
}

/// A view whose class has values by names that other views do not have.
@MainActor
protocol NamedValueSource: UIView {
  /// Returns a closure that reads the value of a name; nil for a name that the class does not add.
  func reader(of name: String) -> (() -> Any?)?
}
