package import TextFormats

/// What the debugger answered when it was asked for one property of an object.
///
/// `po [0x7f81 isEnabled]` and `YES` on the next line is such an answer.
package struct ConsoleAnswer: Hashable, Sendable {
  /// A property that means something to touches.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case isEnabled, isHidden, isUserInteractionEnabled, isExclusiveTouch, isFirstResponder
    case isScrollEnabled, delaysContentTouches, canCancelContentTouches
    /// The responder behind it.
    case next
    /// The delegate of a list, which hears of selected rows.
    case delegate
    /// The objects that a control calls.
    case targets
    /// The recognizers of a view.
    case recognizers
    /// The object that has the method of an action without a target.
    case handler
    /// The views of a component of React Native that may be hit: 0…3.
    case pointerEvents
    /// How far its area for touches is inside its bounds, side by side; negative where it is larger.
    case hitTestEdgeInsets
    /// The place of its layer among its siblings, which is React Native's `zIndex`.
    case zPosition

    /// Whether its value is yes or no.
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

    /// How many numbers its value is; nil where it is something else.
    var numberCount: Int? {
      switch self {
      case .pointerEvents, .zPosition: 1
      case .hitTestEdgeInsets: 4
      default: nil
      }
    }

    /// The property that a method answers.
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

  /// The object that was asked.
  package var object: ConsoleAddress
  /// What was asked for.
  package var property: Property
  /// Whether anything was printed behind the question.
  package var isAnswered = false
  /// The answer, where it is yes or no.
  package var flag: Bool?
  /// The answer, where it is numbers.
  package var numbers: [Double]?
  /// The answer, where it is an object.
  package var reference: ConsoleReference?
  /// Where the question begins.
  package var position: SourcePosition
}

/// What is known of one view beyond its line: answers, chains and actions put together.
package struct ConsoleFacts: Hashable, Sendable {
  /// The properties of which the text tells the value.
  package var told: Set<ConsoleAnswer.Property> = []
  /// The values, where they are yes or no.
  package var flags: [ConsoleAnswer.Property: Bool] = [:]
  /// The values that are numbers.
  package var numbers: [ConsoleAnswer.Property: [Double]] = [:]
  /// The responder behind it, where that is not the one that follows from the tree.
  package var next: ConsoleReference?
  /// The object that has the method of the action that it sends to no target of its own.
  package var handler: ConsoleReference?
  /// Whether it is a list without a delegate.
  package var hasNoDelegate = false
  /// The selectors that it sends to no target of its own.
  package var untargeted: [String] = []

  /// Nothing is known.
  package init() {}
}
