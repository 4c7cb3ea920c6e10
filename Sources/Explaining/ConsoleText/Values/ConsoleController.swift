package import TextFormats

/// A view controller, with its view and its relations to other controllers.
package struct ConsoleController: Hashable, Sendable {
  /// The class.
  package var className: String
  /// The address; nil if the text has none.
  package var address: ConsoleAddress?
  /// The state of its appearance: `appeared`, `disappeared`.
  package var state: String?
  /// The view.
  package var view: ConsoleReference?
  /// Whether the view was in the window; nil if unknown.
  package var isInWindow: Bool?
  /// The index of the parent, or of the controller that presents it.
  package var parent: Int?
  /// Whether the parent presents the controller, and does not contain it.
  package var isPresented = false
  /// The index of the view in the trees; nil if it is in none.
  package var viewIndex: Int?
  /// The position of the start of its line.
  package var position: SourcePosition

  /// Creates a controller of which only the class is known.
  package init(className: String, address: ConsoleAddress?, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// The controller as other lines name it.
  package var reference: ConsoleReference {
    ConsoleReference(className: className, address: address)
  }

  /// The class and the address.
  package var name: String { address.map { "\(className) \($0)" } ?? className }
}
