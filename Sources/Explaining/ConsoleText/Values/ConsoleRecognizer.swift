package import TextFormats

/// A gesture recognizer as its line tells it; what the line does not say is nil.
package struct ConsoleRecognizer: Hashable, Sendable {
  /// A method that it calls.
  package struct Target: Hashable, Sendable {
    /// The selector: `pan:`.
    package var action: String
    /// The object; nil where the text does not name it.
    package var target: ConsoleReference?
  }

  /// Its class.
  package var className: String
  /// Its address; nil where the text has none.
  package var address: ConsoleAddress?
  /// The UIKit class it is made of, where the line says it.
  package var baseClass: String?
  /// The name that its author gave it.
  package var label: String?
  /// Its state: `Possible`.
  package var state: String?
  /// Whether it takes part.
  package var isEnabled: Bool?
  /// Whether it takes touches from views.
  package var cancelsTouchesInView: Bool?
  /// Whether views hear of a touch only after it has failed.
  package var delaysTouchesBegan: Bool?
  /// Whether views hear of a lift only after it has failed.
  package var delaysTouchesEnded: Bool?
  /// The printed values of its settings, by property name.
  package var settings: [String: String] = [:]
  /// The view that it belongs to.
  package var view: ConsoleReference?
  /// What it calls.
  package var targets: [Target] = []
  /// The recognizers that have to fail before it may recognise.
  package var requirements: [ConsoleReference] = []
  /// The recognizers that wait for it to fail.
  package var dependents: [ConsoleReference] = []
  /// The index of its view in the trees; nil when it is in none.
  package var viewIndex: Int?
  /// The end of its line is missing.
  package var isCut = false
  /// Where its line begins.
  package var position: SourcePosition

  /// Creates a recognizer of which nothing but the class is known.
  package init(className: String, address: ConsoleAddress?, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// Class and address.
  package var name: String { address.map { "\(className) \($0)" } ?? className }
}
