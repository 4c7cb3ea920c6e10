public import Foundation

/// A value that a client observes by its key path.
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

  /// Tells the value as it is at the beginning, if that was asked for.
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

// Foundation has this for all objects; the engine can tell of its own only.

extension NSObjectProtocol where Self: UIResponder {
  /// Observes a value until the answer is invalidated or let go.
  ///
  /// The handler is called for another value at once where it is the engine's own, such as
  /// `contentOffset` or `frame`, else after the present event; a value that is set to what it was
  /// is no change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Observes a value until the answer is invalidated or let go.
  ///
  /// The handler is called for another `state` at once, for other values after the present event.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: CALayer {
  /// Observes a value until the answer is invalidated or let go.
  ///
  /// The handler is called for another place or size at once, for other values after the present
  /// event.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UIViewPropertyAnimator {
  /// Observes a value, after each event, until the answer is invalidated or let go.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    ObservedValue.observe(self, keyPath, options, changeHandler)
  }
}
