import TouchTrace
import Foundation
import Inspector

/// A sink that collects the contents of a viewer.
final class ViewerTeller: TraceSink {
  private(set) var chains: [ViewerStory.Chain] = []
  private(set) var contacts: [ViewerStory.Contact] = []
  private(set) var moments: [ViewerStory.Moment] = []
  private(set) var gestures = ViewerGestures()
  private(set) var lines = ViewerLines()
  /// Whether a touch was on an accessibility element, whose z-order is unknown.
  private(set) var hasFramesOnly = false
  /// The facts about the app that the views were imported from.
  var facts = AppFacts()

  private let startTime: TimeInterval
  private var chainOfTouch: [Int: Int] = [:]
  private var contactOfTouch: [Int: Int] = [:]

  /// The maximum number of finger rows, limited by the available space.
  private static let mostLanes = 10

  init(startTime: TimeInterval) { self.startTime = startTime }

  func record(_ record: TraceRecord) {
    let time = record.time - startTime
    lines.add(record.event, at: time)
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application: noteSend(touches, time)
    case .assigned(let assignment): noteChain(assignment, time)
    case .delivered(let delivery), .forwarded(let delivery, _): tell(delivery, .told)
    case .perhapsForwarded(let delivery, _): tell(delivery, .perhaps)
    case .taken(let touch, _, let recognizer):
      take(touch, time, "cancelled: \(recognizer.name) took it")
    case .cancelled(let touch, let cause):
      take(touch, time, "cancelled: \(cause.rawValue)")
      if cause.endsContact { finish(touch, time) }
    case .recognizerCalled(let call): gestures.noteCall(call, time)
    case .gestureChanged(let change): gestures.noteChange(change, time)
    case .called(let call) where call.from == nil:
      noteMoment("\(call.receiver.name).\(call.method)", time)
    default: break
    }
  }

  // MARK: - Fingers

  private func noteSend(_ touches: [TouchSnapshot], _ time: TimeInterval) {
    for touch in touches {
      switch touch.phase {
      case .began: begin(touch.number, time)
      case .ended: finish(touch.number, time)
      default: break
      }
    }
    noteMoment(Self.text(of: touches), time)
  }

  private func begin(_ touch: Int, _ time: TimeInterval) {
    let taken = Set(contacts.filter { $0.end == nil }.map(\.lane))
    let lane = (0..<Self.mostLanes).first { !taken.contains($0) } ?? Self.mostLanes - 1
    contactOfTouch[touch] = contacts.count
    contacts.append(ViewerStory.Contact(touch: touch, lane: lane, start: time))
  }

  private func finish(_ touch: Int, _ time: TimeInterval) {
    guard let place = contactOfTouch[touch], contacts[place].end == nil else { return }
    contacts[place].end = time
  }

  private func take(_ touch: Int, _ time: TimeInterval, _ cause: String) {
    guard let place = contactOfTouch[touch], contacts[place].taken == nil,
      contacts[place].end ?? time >= time
    else { return }
    contacts[place].taken = time
    contacts[place].cause = cause
  }

  // MARK: - Chains

  private func noteChain(_ assignment: TouchAssignment, _ time: TimeInterval) {
    chainOfTouch[assignment.touch.number] = chains.count
    let known = facts.knownPart(of: assignment.chain)
    var links = known.map { ViewerStory.Link(name: $0.name) }
    if facts.areFramesOnly(assignment.chain), let receiver = known.first {
      hasFramesOnly = true
      let name = facts.receiverName(receiver.name, assignment.chain, in: .english)
      links[0] = ViewerStory.Link(name: name)
    }
    identities.append(known.map(\.id))
    chains.append(
      ViewerStory.Chain(time: time, touch: assignment.touch.number, links: links)
    )
  }

  /// The responders of each chain.
  private var identities: [[NodeID]] = []

  private func tell(_ delivery: TouchDelivery, _ telling: ViewerStory.Link.Telling) {
    for touch in delivery.touches {
      guard let chain = chainOfTouch[touch.number],
        let link = identities[chain].firstIndex(of: delivery.receiver.id),
        chains[chain].links[link].telling != .told
      else { continue }
      chains[chain].links[link].telling = telling
    }
  }

  // MARK: - Moments

  private func noteMoment(_ text: String, _ time: TimeInterval) {
    guard !text.isEmpty, moments.last?.time != time else { return }
    moments.append(ViewerStory.Moment(time: time, text: text))
  }

  /// Returns the actions of fingers within an event: `Fingers 1 and 2 come down`.
  private static func text(of touches: [TouchSnapshot]) -> String {
    let verbs: [(TouchSnapshot.Phase, String, String)] = [
      (.began, "comes down", "come down"), (.cancelled, "is taken away", "are taken away"),
      (.ended, "lifts", "lift"), (.moved, "moves", "move"),
    ]
    for (phase, one, several) in verbs {
      let numbers = touches.filter { $0.phase == phase }.map { String($0.number) }
      guard let last = numbers.last else { continue }
      if numbers.count == 1 { return "Finger \(last) \(one)" }
      return "Fingers \(numbers.dropLast().joined(separator: ", ")) and \(last) \(several)"
    }
    return ""
  }
}

extension CancellationCause {
  /// Whether the finger has also lifted, not only its touch ended.
  fileprivate var endsContact: Bool {
    switch self {
    case .platform, .user, .applicationResigned, .windowClosed: true
    case .viewRemoved, .ignoringInteraction, .gestureRecognized: false
    }
  }
}
