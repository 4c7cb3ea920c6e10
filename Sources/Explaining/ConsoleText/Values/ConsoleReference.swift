/// A reference to an object in another object's line: `<UIView 0x34>`.
package struct ConsoleReference: Hashable, Sendable, CustomStringConvertible {
  /// The class.
  package var className: String
  /// The address; nil if the text has none.
  package var address: ConsoleAddress?

  /// Creates a reference.
  package init(className: String, address: ConsoleAddress?) {
    self.className = className
    self.address = address
  }

  /// The class and the address: `UIView 0x34`.
  package var description: String {
    address.map { "\(className) \($0)" } ?? className
  }
}
