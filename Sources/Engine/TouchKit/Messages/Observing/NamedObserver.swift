import Foundation

/// An observation of a value by its name, for a responder.
final class NamedObserver: ValueObserver {
  weak var observer: UIResponder?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private(set) var number = 0
  private weak var observed: AnyObject?
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private var last: Any?

  /// Creates an observation; returns nil for an unknown name.
  init?(
    _ observer: UIResponder,
    of observed: AnyObject,
    _ keyPath: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let read = NamedValues.reader(of: observed, at: keyPath) else { return nil }
    self.observer = observer
    self.observed = observed
    self.keyPath = keyPath
    self.options = options
    self.context = context
    self.read = read
    last = read()
  }

  var object: AnyObject? { observer == nil ? nil : observed }

  func begin() {
    guard let observed else { return }
    number = ValueObservers.add(self, of: observed)
    if options.contains(.initial) { report(new: last, old: nil) }
  }

  func look() {
    let value = read()
    guard !ValueObservers.areSame(value, last) else { return }
    let former = last
    last = value
    report(new: value, old: former)
  }

  private func report(new: Any?, old: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    observer?.observeValue(forKeyPath: keyPath, of: observed, change: change, context: context)
  }
}

// Foundation has these for all objects; the engine only observes its own objects.

/// The observers of objects by names.
@MainActor
enum NamedObservers {
  static func add(
    _ observer: UIResponder,
    to object: AnyObject,
    _ keyPath: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let named = NamedObserver(observer, of: object, keyPath, options, context) else {
      return EngineLog.warn(
        "addObserver refused: \(type(of: object)) has no observable key path \"\(keyPath)\". "
          + "Use observe(_:options:changeHandler:), which observes every property.",
        in: nil
      )
    }
    named.begin()
  }

  static func remove(
    _ observer: UIResponder,
    from object: AnyObject,
    _ keyPath: String,
    where isChosen: (NamedObserver) -> Bool = { _ in true }
  ) {
    let chosen = ValueObservers.observers(of: object).compactMap { $0 as? NamedObserver }
      .last { $0.observer === observer && $0.keyPath == keyPath && isChosen($0) }
    if let chosen { ValueObservers.end(chosen.number) }
  }
}
