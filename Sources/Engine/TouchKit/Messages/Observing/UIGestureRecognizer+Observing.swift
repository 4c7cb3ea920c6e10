import Foundation

extension UIGestureRecognizer {
  /// Calls a responder's `observeValue(forKeyPath:of:change:context:)` for changes of a value, by its name.
  ///
  /// It ends with `removeObserver`, or when either object is deallocated.
  public final func addObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.add(observer, to: self, keyPath, options, context)
  }

  /// Stops notifying a responder of a value.
  public final func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, from: self, keyPath)
  }

  /// Stops notifying a responder of a value that it observes in a context.
  public final func removeObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, from: self, keyPath) { $0.context == context }
  }
}
