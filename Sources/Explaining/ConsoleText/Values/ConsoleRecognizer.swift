package import TextFormats

/// A gesture recognizer from its line; missing values are nil.
package struct ConsoleRecognizer: Hashable, Sendable {
  /// A target with its action.
  package struct Target: Hashable, Sendable {
    /// The selector: `pan:`.
    package var action: String
    /// The target; nil if the text does not name it.
    package var target: ConsoleReference?
  }

  /// The class.
  package var className: String
  /// The address; nil if the text has none.
  package var address: ConsoleAddress?
  /// The UIKit base class, if the line contains it.
  package var baseClass: String?
  /// The name from its author.
  package var label: String?
  /// The state: `Possible`.
  package var state: String?
  /// Whether the recognizer is enabled.
  package var isEnabled: Bool?
  /// Whether the recognizer cancels touches in views.
  package var cancelsTouchesInView: Bool?
  /// Whether views receive a touch only after the recognizer failed.
  package var delaysTouchesBegan: Bool?
  /// Whether views receive the end of a touch only after the recognizer failed.
  package var delaysTouchesEnded: Bool?
  /// The printed values of the settings, by property name.
  package var settings: [String: String] = [:]
  /// The view of the recognizer.
  package var view: ConsoleReference?
  /// The targets with their actions.
  package var targets: [Target] = []
  /// The recognizers that must fail before this one can recognize.
  package var requirements: [ConsoleReference] = []
  /// The recognizers that wait for this one to fail.
  package var dependents: [ConsoleReference] = []
  /// The index of the view in the trees; nil if it is in none.
  package var viewIndex: Int?
  /// Whether the end of the line is missing.
  package var isCut = false
  /// The position of the start of its line.
  package var position: SourcePosition

  /// Creates a recognizer of which only the class is known.
  package init(className: String, address: ConsoleAddress?, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// The class and the address.
  package var name: String { address.map { "\(className) \($0)" } ?? className }
}
