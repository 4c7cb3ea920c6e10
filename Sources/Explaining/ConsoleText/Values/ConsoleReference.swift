/// An object that another object's line names: `<UIView 0x34>`.
package struct ConsoleReference: Hashable, Sendable, CustomStringConvertible {
  /// Its class.
  package var className: String
  /// Its address; nil where the text has none.
  package var address: ConsoleAddress?

  /// Creates a reference.
  package init(className: String, address: ConsoleAddress?) {
    self.className = className
    self.address = address
  }

  /// Class and address: `UIView 0x34`.
  package var description: String {
    address.map { "\(className) \($0)" } ?? className
  }
}
