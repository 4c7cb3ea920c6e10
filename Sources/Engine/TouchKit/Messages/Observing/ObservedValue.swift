public import Foundation

/// An observation of a value by its key path, for a client.
final class ObservedValue<Object: AnyObject, Value>: ValueObserver {
  typealias Tell = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var observed: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let tell: Tell
  private var last: Value

  init(
    _ observed: Object,
    _ keyPath: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    tell: @escaping Tell
  ) {
    self.observed = observed
    self.keyPath = keyPath
    self.options = options
    self.tell = tell
    last = observed[keyPath: keyPath]
  }

  var object: AnyObject? { observed }

  func look() {
    guard let observed else { return }
    let value = observed[keyPath: keyPath]
    guard !ValueObservers.areSame(value, last) else { return }
    let former = last
    last = value
    if options.contains(.prior) { report(observed, nil, former, isPrior: true) }
    report(observed, value, former)
  }

  /// Reports the present value if that was requested.
  func begin() {
    if options.contains(.initial), let observed { report(observed, last, nil) }
  }

  private func report(_ object: Object, _ new: Value?, _ old: Value?, isPrior: Bool = false) {
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil,
      indexes: nil,
      isPrior: isPrior
    )
    tell(object, change)
  }

  static func observe(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ tell: @escaping Tell
  ) -> NSKeyValueObservation {
    let value = ObservedValue(object, keyPath, options, tell: tell)
    let number = ValueObservers.add(value, of: object)
    value.begin()
    return NSKeyValueObservation(number: number)
  }
}

// Foundation has this for all objects; the engine only observes its own objects.

extension NSObjectProtocol where Self: UIResponder {
  /// Observes a value until the returned observation is invalidated or released.
  ///
  /// For the engine's own properties, such as `contentOffset` or `frame`, the handler is called at once. For other
  /// values it is called after the present event. Setting the same value is no change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Observes a value until the returned observation is invalidated or released.
  ///
  /// The handler is called at once for a change of `state`, and after the present event for other values.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: CALayer {
  /// Observes a value until the returned observation is invalidated or released.
  ///
  /// The handler is called at once for a change of position or size, and after the present event for other values.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UIViewPropertyAnimator {
  /// Observes a value, after each event, until the returned observation is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}
