/// The rules for taking touches from a view when a recognizer recognises, or when the view leaves its window.
///
/// `DeliveryPlan` decides which phases a view receives while it has a touch. These rules decide how the view loses the
/// touch. Presses and their responders follow the same rules.
extension DeliveryPlan {
  /// The touches of its attempt that a recognizer takes from their views when it recognises.
  enum Claim: Equatable {
    /// All touches, because the recognizer cancels touches in its view.
    case all
    /// The touches that the recognizer has withheld so far; it continues to withhold them.
    case unseen
    /// No touches; the views keep receiving them.
    case none

    /// Creates the claim of a recognizer with these settings.
    init(cancelsTouchesInView: Bool, delaysTouchesBegan: Bool) {
      self = cancelsTouchesInView ? .all : delaysTouchesBegan ? .unseen : .none
    }

    /// Returns whether the claim includes a touch at a stage of its delivery.
    func includes(_ stage: TouchDeliveryState.Stage) -> Bool {
      switch self {
      case .all: true
      case .unseen: stage == .unseen
      case .none: false
      }
    }
  }

  /// The facts about a taken touch that matter to the other taken touches.
  struct Holding {
    /// The view that has the touch; nil if no view has it any more.
    var holder: ObjectIdentifier?
    var stage: TouchDeliveryState.Stage
  }

  /// How a view loses a touch.
  enum Loss: Equatable {
    /// Nothing happens, because the view has received the end or is gone.
    case nothing
    /// The view never learns of the touch.
    case unnoticed
    /// The view receives a cancellation of this touch, together with all other touches that it has seen.
    case cancelled(together: [Int])
  }

  /// Returns how a view loses one of several taken touches.
  static func loss(of index: Int, among touches: [Holding]) -> Loss {
    guard let holder = touches[index].holder else { return .nothing }
    switch touches[index].stage {
    case .over: return .nothing
    case .unseen: return .unnoticed
    case .seen:
      return .cancelled(
        together: touches.indices.filter {
          touches[$0].holder == holder && touches[$0].stage == .seen
        }
      )
    }
  }
}

extension UIGestureRecognizer {
  /// The touches that the recognizer takes from views when it recognises.
  final var claim: DeliveryPlan.Claim {
    DeliveryPlan.Claim(
      cancelsTouchesInView: cancelsTouchesInView,
      delaysTouchesBegan: delaysTouchesBegan
    )
  }
}
