public import Foundation

/// What an observer of a value wants to be told (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value as it is at the beginning, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A word before the word after the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed (Foundation; Linux lacks it).
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// It got another value.
  case setting = 1
  /// Something was put into it.
  case insertion = 2
  /// Something was taken out of it.
  case removal = 3
  /// Something in it was replaced.
  case replacement = 4
}

/// What an observer receives of a change, by name (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the value changed, as the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True in the word before the word after the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What the handler receives of a change of an observed value (Foundation; Linux lacks it).
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// How the value changed.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// What changed in a collection; nil.
  public let indexes: IndexSet?
  /// Whether this is the word before the word after the change.
  public let isPrior: Bool
}

/// Observes a value until it is invalidated, or is let go (Foundation; Linux lacks it).
nonisolated public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Only the main actor changes what stands behind it; the number never changes.
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  deinit { ValueObservers.end(number) }

  /// Stops observing.
  public func invalidate() { ValueObservers.end(number) }
}
