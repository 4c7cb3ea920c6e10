package import TextFormats

/// The debugger's answer to a question about one property of an object.
///
/// An example is `po [0x7f81 isEnabled]` with `YES` on the next line.
package struct ConsoleAnswer: Hashable, Sendable {
  /// The properties that affect touches.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case isEnabled, isHidden, isUserInteractionEnabled, isExclusiveTouch, isFirstResponder
    case isScrollEnabled, delaysContentTouches, canCancelContentTouches
    /// The next responder.
    case next
    /// The delegate of a list, which is notified of selected rows.
    case delegate
    /// The targets of a control.
    case targets
    /// The recognizers of a view.
    case recognizers
    /// The object that implements the method of an action without a target.
    case handler
    /// The views of a React Native component that can be hit: 0…3.
    case pointerEvents
    /// The insets of the touch area from the bounds, per side; negative if it is larger.
    case hitTestEdgeInsets
    /// The z position of the layer among its siblings, which is React Native's `zIndex`.
    case zPosition

    /// Whether the value is a Boolean.
    var isFlag: Bool {
      switch self {
      case .isEnabled, .isHidden, .isUserInteractionEnabled, .isExclusiveTouch, .isFirstResponder,
        .isScrollEnabled, .delaysContentTouches, .canCancelContentTouches:
        true
      case .next, .delegate, .targets, .recognizers, .handler, .pointerEvents, .hitTestEdgeInsets,
        .zPosition:
        false
      }
    }

    /// The number of numbers in the value; nil for other values.
    var numberCount: Int? {
      switch self {
      case .pointerEvents, .zPosition: 1
      case .hitTestEdgeInsets: 4
      default: nil
      }
    }

    /// Creates the property that a method returns; nil for other methods.
    init?(method: some StringProtocol) {
      switch method {
      case "enabled": self = .isEnabled
      case "hidden": self = .isHidden
      case "userInteractionEnabled": self = .isUserInteractionEnabled
      case "exclusiveTouch": self = .isExclusiveTouch
      case "scrollEnabled": self = .isScrollEnabled
      case "nextResponder": self = .next
      case "allTargets", "actionsForTarget": self = .targets
      case "gestureRecognizers": self = .recognizers
      case "targetForAction": self = .handler
      default:
        guard let property = Self(rawValue: String(method)), property != .targets,
          property != .recognizers, property != .handler
        else { return nil }
        self = property
      }
    }
  }

  /// The object of the question.
  package var object: ConsoleAddress
  /// The property of the question.
  package var property: Property
  /// Whether the text contains an answer.
  package var isAnswered = false
  /// The answer, if it is a Boolean.
  package var flag: Bool?
  /// The answer, if it consists of numbers.
  package var numbers: [Double]?
  /// The answer, if it is an object.
  package var reference: ConsoleReference?
  /// The position of the start of the question.
  package var position: SourcePosition
}

/// The known facts about one view beyond its line, from answers, chains and actions.
package struct ConsoleFacts: Hashable, Sendable {
  /// The properties with known values.
  package var told: Set<ConsoleAnswer.Property> = []
  /// The Boolean values.
  package var flags: [ConsoleAnswer.Property: Bool] = [:]
  /// The values with numbers.
  package var numbers: [ConsoleAnswer.Property: [Double]] = [:]
  /// The next responder, if it differs from the one in the tree.
  package var next: ConsoleReference?
  /// The object that implements the method of the view's action without a target.
  package var handler: ConsoleReference?
  /// Whether the view is a list without a delegate.
  package var hasNoDelegate = false
  /// The selectors of actions without a target.
  package var untargeted: [String] = []

  /// Creates facts without values.
  package init() {}
}
