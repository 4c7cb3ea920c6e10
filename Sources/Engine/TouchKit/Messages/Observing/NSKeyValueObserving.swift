public import Foundation

/// The information that an observer requests (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Include the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Include the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Notify at once with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Notify before the change as well as after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change (Foundation; Linux lacks it).
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// An element was inserted.
  case insertion = 2
  /// An element was removed.
  case removal = 3
  /// An element was replaced.
  case replacement = 4
}

/// The key of an entry in an observer's information about a change (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True in the notification before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value, passed to the handler (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested.
  public let oldValue: Value?
  /// The changed indexes of a collection; always nil.
  public let indexes: IndexSet?
  /// Whether this is the notification before the change.
  public let isPrior: Bool
}

/// An observation of a value until it is invalidated or released (Foundation; Linux lacks it).
nonisolated public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Only the main actor changes the referenced observation; the number never changes.
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  deinit { ValueObservers.end(number) }

  /// Ends the observation.
  public func invalidate() { ValueObservers.end(number) }
}
