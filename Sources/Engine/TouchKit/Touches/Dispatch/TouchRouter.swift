import TouchTrace
import Foundation
import TouchInput

/// Manages each touch from the finger's landing to its end, with one method per kind of event.
///
/// `FramePasses` determines the order of the calls.
@MainActor
final class TouchRouter {
  private unowned let application: UIApplication
  private let arena: GestureArena
  private let contacts: ContactRegistry
  private let intake: TouchIntake
  /// The event of the touches that are down.
  let event: UIEvent

  init(application: UIApplication) {
    self.application = application
    arena = application.gestures
    contacts = application.contacts
    event = contacts.event
    intake = TouchIntake(application: application)
  }

  // MARK: - Before the event

  /// Updates touches with a batch of contacts, at a time in seconds on the input clock.
  ///
  /// Returns false if the batch changes no touch.
  func updateTouches(with changes: [ContactChange], at time: TimeInterval) -> Bool {
    event.content.beginBatch()
    event.content.timestamp = time
    arena.beginBatch()
    var isNews = false
    for change in changes where intake.update(with: change.sample, merging: change.merged) {
      isNews = true
    }
    return isNews
  }

  /// Cancels every touch; returns false if there are no touches and no active recognizers.
  func cancelAll(_ cause: CancellationCause) -> Bool {
    guard !contacts.isEmpty || !arena.isEmpty else { return false }
    event.content.beginBatch()
    intake.cancelAll(cause)
    return true
  }

  /// Whether a finger is down.
  var hasTouches: Bool { !contacts.isEmpty }

  /// Cancels, for views, the touches whose view has left their window.
  ///
  /// The finger continues, so recognizers of remaining ancestors still receive it.
  func cancelTouchesOfLostViews() {
    let touches = contacts.deliverableTouches
    let taking = TouchTaking(application: application)
    taking.takeFromViews(touches.filter(\.hasLostView), because: .viewRemoved)
    taking.takeFromViews(touches.filter(\.hasLostWindow), because: .windowClosed)
    arena.giveUpLostRecognizers()
  }

  // MARK: - After the event

  /// Removes the fingers that lifted and returns their touches.
  func forgetFinished() -> [UITouch] {
    let ended = contacts.removeFinished()
    intake.noteEnds(of: ended)
    return ended
  }

  /// Records the responders' state after the callbacks in the trace.
  func noteSettled() {
    guard application.trace.isOn else { return }
    guard application.trace.interests.contains(.surroundings) else {
      return application.trace.record(.settled([]))
    }
    let chains = event.content.touches
      .compactMap { $0.state.view ?? $0.formerView }
      .map { ResponderChain(from: $0) }
    application.trace.record(.settled(snapshotsOfEach(in: chains)))
  }

  /// Returns a snapshot of each responder in several chains, without duplicates.
  private func snapshotsOfEach(in chains: [ResponderChain]) -> [NodeSnapshot] {
    var seen: Set<ObjectIdentifier> = []
    var nodes: [NodeSnapshot] = []
    for chain in chains {
      for responder in chain.responders where seen.insert(ObjectIdentifier(responder)).inserted {
        nodes.append(responder.snapshot())
      }
    }
    return nodes
  }
}

extension UITouch {
  /// Whether its view is no longer in its window.
  fileprivate final var hasLostView: Bool {
    state.view.map { $0.attachedWindow !== state.window } ?? false
  }

  /// Whether its window is no longer shown.
  fileprivate final var hasLostWindow: Bool { state.window.map { !$0.isShown } ?? false }
}
