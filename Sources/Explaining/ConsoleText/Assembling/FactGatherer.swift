/// A collector of the facts about single views in answers, actions, recognizers and chains.
struct FactGatherer {
  private(set) var facts: [Int: ConsoleFacts] = [:]
  /// The placeholder for a selector that the text does not name.
  private static let unnamed = "an action"

  private let reading: ConsoleReading
  private let indices: [ConsoleAddress: Int]

  init(_ reading: ConsoleReading, _ indices: [ConsoleAddress: Int]) {
    self.reading = reading
    self.indices = indices
    for answer in reading.answers where answer.isAnswered { add(answer) }
    for action in reading.actions { add(action) }
    for recognizer in reading.recognizers {
      if let view = recognizer.viewIndex { facts[view, default: .init()].told.insert(.recognizers) }
    }
    for chain in reading.chains { add(chain) }
    if let view = reading.app.firstResponder?.address.flatMap({ indices[$0] }) {
      facts[view, default: .init()].flags[.isFirstResponder] = true
      facts[view, default: .init()].told.insert(.isFirstResponder)
    }
  }

  private mutating func add(_ answer: ConsoleAnswer) {
    guard let view = indices[answer.object] else { return }
    facts[view, default: .init()].told.insert(answer.property)
    if let flag = answer.flag { facts[view, default: .init()].flags[answer.property] = flag }
    facts[view, default: .init()].numbers[answer.property] = answer.numbers
    if answer.property == .delegate {
      facts[view, default: .init()].hasNoDelegate = answer.reference == nil
    }
    if answer.property == .handler { facts[view, default: .init()].handler = answer.reference }
    if answer.property == .next, let next = answer.reference { compare(view, next, behind: nil) }
  }

  private mutating func add(_ action: ConsoleAction) {
    guard let view = action.viewIndex else { return }
    facts[view, default: .init()].told.insert(.targets)
    guard action.target == ConsoleAction.nobody else { return }
    // If only the targets of a control are known, one of its selectors has no target.
    var known = facts[view, default: .init()].untargeted.filter { $0 != Self.unnamed }
    if let name = action.selector, !known.contains(name) { known.append(name) }
    facts[view, default: .init()].untargeted = known.isEmpty ? [Self.unnamed] : known
  }

  private mutating func add(_ chain: ConsoleChain) {
    for (place, responder) in chain.responders.enumerated().dropLast() {
      guard let view = responder.address.flatMap({ indices[$0] }) else { continue }
      let behind = place + 2 < chain.responders.count ? chain.responders[place + 2] : nil
      facts[view, default: .init()].told.insert(.next)
      compare(view, chain.responders[place + 1], behind: behind)
    }
  }

  /// Records the next responder of a view if it differs from the expected one.
  ///
  /// The trees give the expected one: the view's controller, or else its superview.
  private mutating func compare(
    _ view: Int,
    _ next: ConsoleReference,
    behind: ConsoleReference?
  ) {
    guard let parent = reading.views[view].parent, let address = next.address else { return }
    let superview = reading.views[parent].address
    let owner = reading.controllers.first { $0.viewIndex == view }?.address
    guard address != owner else { return }
    let isUsual =
      indices[address] != nil
      ? owner == nil && address == superview
      // A non-view object can be the view's controller, whose next responder is the superview.
      : owner == nil && (behind?.address == nil || behind?.address == superview || !isView(behind))
    if !isUsual, superview != nil { facts[view, default: .init()].next = next }
  }

  private func isView(_ reference: ConsoleReference?) -> Bool {
    reference?.address.flatMap { indices[$0] } != nil
  }
}
