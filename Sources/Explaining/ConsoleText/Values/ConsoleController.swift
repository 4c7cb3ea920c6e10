package import TextFormats

/// A view controller, of which the text tells the view and the place among other controllers.
package struct ConsoleController: Hashable, Sendable {
  /// Its class.
  package var className: String
  /// Its address; nil where the text has none.
  package var address: ConsoleAddress?
  /// What the text says of its appearance: `appeared`, `disappeared`.
  package var state: String?
  /// Its view.
  package var view: ConsoleReference?
  /// Whether its view was in the window; nil where the text does not say.
  package var isInWindow: Bool?
  /// The index of its parent, or of the controller that presents it.
  package var parent: Int?
  /// Whether its parent presents it, and does not contain it.
  package var isPresented = false
  /// The index of its view in the trees; nil when it is in none.
  package var viewIndex: Int?
  /// Where its line begins.
  package var position: SourcePosition

  /// Creates a controller of which nothing but the class is known.
  package init(className: String, address: ConsoleAddress?, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// The controller as other lines name it.
  package var reference: ConsoleReference {
    ConsoleReference(className: className, address: address)
  }

  /// Class and address.
  package var name: String { address.map { "\(className) \($0)" } ?? className }
}
