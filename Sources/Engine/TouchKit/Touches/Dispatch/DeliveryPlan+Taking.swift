/// What a view loses: to a recognizer that recognises, or because it left its window.
///
/// `DeliveryPlan` decides what a view is told as long as it has a touch; this decides how the touch
/// is taken from it. Presses and their responders follow the same rules.
extension DeliveryPlan {
  /// Which touches of its attempt a recognizer takes from their views by recognising.
  enum Claim: Equatable {
    /// Every one of them: it cancels touches in its view.
    case all
    /// Those of which their views know nothing yet: it has kept them back, and goes on doing so.
    case unseen
    /// None: it recognises beside the views.
    case none

    /// The claim of a recognizer with these settings.
    init(cancelsTouchesInView: Bool, delaysTouchesBegan: Bool) {
      self = cancelsTouchesInView ? .all : delaysTouchesBegan ? .unseen : .none
    }

    /// Whether it concerns a touch that has come so far with its view.
    func includes(_ stage: TouchDeliveryState.Stage) -> Bool {
      switch self {
      case .all: true
      case .unseen: stage == .unseen
      case .none: false
      }
    }
  }

  /// One of the touches that are taken, as far as it matters to the other touches.
  struct Holding {
    /// Who has the touch; nil when nothing has it any more.
    var holder: ObjectIdentifier?
    var stage: TouchDeliveryState.Stage
  }

  /// How a touch is taken from its view.
  enum Loss: Equatable {
    /// Not at all: the view has been told the end, or is gone.
    case nothing
    /// The view never hears of the touch.
    case unnoticed
    /// The view receives a cancellation, of this touch and all other touches that it has seen.
    case cancelled(together: [Int])
  }

  /// How one of some touches is taken, given where all of them stand.
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
  /// What it takes from views when it recognises.
  final var claim: DeliveryPlan.Claim {
    DeliveryPlan.Claim(
      cancelsTouchesInView: cancelsTouchesInView,
      delaysTouchesBegan: delaysTouchesBegan
    )
  }
}
