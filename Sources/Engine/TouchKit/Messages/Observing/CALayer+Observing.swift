import Foundation

extension CALayer {
  /// Has a responder's `observeValue(forKeyPath:of:change:context:)` told of a value, by its name.
  ///
  /// Until `removeObserver`, or until one of both goes away.
  public final func addObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.add(observer, to: self, keyPath, options, context)
  }

  /// Tells a responder no longer of a value.
  public final func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, from: self, keyPath)
  }

  /// Tells a responder no longer of a value that it observes in a context.
  public final func removeObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, from: self, keyPath) { $0.context == context }
  }
}
