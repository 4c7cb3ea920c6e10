import TouchTrace
import Foundation
import TouchInput

/// The learner's prediction with its presses: some are guesses, the others are touches.
struct PredictionSession {
  /// The meaning of an event during a prediction.
  enum Meaning {
    /// The scene receives it.
    case touch
    /// The learner expects the view at a point to receive the touch.
    case guess(CGPoint)
    /// The event belongs to a press that was a guess.
    case nothing
  }

  /// The current prediction; nil without one.
  var current: Prediction?
  /// The animation of the ring that asks for a press.
  private var pulse = RingPulse()
  /// The press that is a guess and not a touch; nil before it.
  private var guessing: ContactID?

  /// Whether everything that would reveal the answer is hidden.
  var hidesAnswers: Bool { current?.hidesAnswers == true }

  /// Returns the meaning of an event.
  ///
  /// On the ring, the guests' favourite is the guess if there is no other.
  mutating func meaning(of event: InputEvent, favourite: NodeSnapshot?) -> Meaning {
    guard current != nil, case .contact(let sample) = event else { return .touch }
    // The other buttons would show the answer, or are meant for more fingers.
    if hidesAnswers, [.secondaryButton, .middleButton].contains(sample.id) { return .nothing }
    if sample.id == guessing {
      if sample.phase.isFinal { guessing = nil }
      return .nothing
    }
    guard sample.phase == .began, hidesAnswers else { return .touch }
    if current?.isOnRing(sample.location) == true {
      if case .press? = current?.state.step { return .touch }
      if let favourite {
        current?.expect(favourite, ofClass: true)
        return .touch
      }
    }
    guessing = sample.id
    return .guess(sample.location)
  }

  /// Returns the animated width of a ring at a time, from 0 to 1.
  mutating func pulse(of ring: CGPoint?, at time: TimeInterval) -> CGFloat {
    pulse.width(of: ring, at: time)
  }

  /// Returns the next time at which the ring changes, in seconds on the window's clock; nil while it is still.
  func nextPulse(at time: TimeInterval) -> TimeInterval? {
    current?.shownRing == nil ? nil : pulse.nextFrame(at: time)
  }
}
