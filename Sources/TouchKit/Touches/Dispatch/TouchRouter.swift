import DispatchTracing
import Foundation
import PointerInput

/// Sees each touch from its finger's coming down to its end: what is done in each kind of event.
///
/// The order in which this is called is that of `FramePasses`.
@MainActor
final class TouchRouter {
  @OwnerReference private var application: UIApplication
  private let arena: GestureArena
  private let contacts: ContactRegistry
  private let intake: TouchIntake
  /// The event of the touches that are down.
  let event: UIEvent

  init(arena: GestureArena, contacts: ContactRegistry) {
    self.arena = arena
    self.contacts = contacts
    event = contacts.event
    intake = TouchIntake(arena: arena, contacts: contacts)
  }

  /// Says of which application it routes the touches, before the first comes.
  func serve(_ application: UIApplication) {
    _application.lead(to: application)
    intake.serve(application)
  }

  // MARK: - Before the event

  /// Brings touches up to date with a batch of contacts, at a time in seconds on the input clock;
  /// false when none of it concerns a touch.
  func updateTouches(with changes: [ContactChange], at time: TimeInterval) -> Bool {
    event.content.beginBatch()
    event.content.timestamp = time
    arena.beginBatch()
    var isNews = false
    // By index: of a change nothing is copied but what is needed.
    for index in changes.indices {
      let sample = changes[index].sample
      let hasMerged = !changes[index].merged.isEmpty
      let isUpdated =
        hasMerged
        ? intake.update(with: sample, merging: changes[index].merged) : intake.update(with: sample)
      if isUpdated { isNews = true }
    }
    return isNews
  }

  /// Makes every touch a cancelled one; false when there is none, nor any recognizer at work.
  func cancelAll(_ cause: CancellationCause) -> Bool {
    guard !contacts.isEmpty || !arena.isEmpty else { return false }
    event.content.beginBatch()
    intake.cancelAll(cause)
    return true
  }

  /// Whether a finger is down.
  var hasTouches: Bool { !contacts.isEmpty }

  /// Cancels, for views, the touches whose view is no longer in their window.
  ///
  /// The finger itself goes on: recognizers of surviving ancestors keep following it.
  func cancelTouchesOfLostViews() {
    let touches = contacts.deliverableTouches
    let taking = TouchTaking(application: application)
    taking.takeFromViews(touches.filter(\.hasLostView), because: .viewRemoved)
    taking.takeFromViews(touches.filter(\.hasLostWindow), because: .windowClosed)
    arena.giveUpLostRecognizers()
  }

  // MARK: - After the event

  /// Forgets the fingers that lifted, and answers their touches.
  func forgetFinished() -> EndedTouches {
    let ended = contacts.removeFinished()
    intake.noteEnds(of: ended)
    return ended
  }

  /// Tells the trace where all concerned stand after the callbacks.
  func noteSettled() {
    guard Tracer.isInUse else { return }
    guard application.trace.interests.contains(.surroundings) else {
      return application.trace.record(.settled([]))
    }
    // Loops here and below: a closure is checked for its actor with each call.
    var chains: [ResponderChain] = []
    for touch in event.content.touches {
      guard let view = touch.state.view ?? touch.formerView else { continue }
      chains.append(ResponderChain(from: view))
    }
    let nodes =
      if chains.count == 1, chains[0].isSurelyStraight { chains[0].snapshots() } else {
        snapshotsOfEach(in: chains)
      }
    application.trace.record(.settled(nodes))
  }

  /// What the responders of several chains are, each once.
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
