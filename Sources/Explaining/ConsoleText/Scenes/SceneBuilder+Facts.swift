import Foundation
import TouchTrace
import TextFormats

/// The facts about a view that a scene's view lacks, for explanations why it receives no touch.
extension SceneBuilder {
  func addFacts(of index: Int, _ type: String, into node: inout NodeBuilder) {
    let view = reading.views[index]
    let facts = reading.facts[index] ?? ConsoleFacts()
    addFlags(facts.flags, type, into: &node)
    addNumbers(facts.numbers, into: &node)
    let scrolls = UIKitAncestor.scrolls(type)
    let delays = !scrolls || HostClass.of(view.className)?.delaysTouches ?? true
    if !delays, facts.flags[.delaysContentTouches] == nil {
      node.add("delaysContentTouches", false)
    }
    if facts.flags[.isFirstResponder] == true { node.add("wasFirstResponder", true) }
    if facts.hasNoDelegate { node.add("hasNoDelegate", true) }
    let gaps = view.gaps.map { SourceNode(.text($0.rawValue)) }
    node.add("untold", list: gaps)
    node.add("animations", view.animations)
    node.add("nextInApp", facts.next?.description)
    node.add("untargetedTo", facts.handler?.description)
    node.add("untargeted", list: facts.untargeted.map { SourceNode(.text(NodeBuilder.short($0))) })
    let tellsRecognizers = facts.told.contains(.recognizers)
    if !tellsRecognizers, view.hasRecognizers || view.isCut {
      node.add("hasMoreRecognizers", true)
    }
    var told = facts.told
    told.remove(.recognizers)
    if view.isEnabled != nil { told.insert(.isEnabled) }
    let words = ConsoleAnswer.Property.allCases.filter(told.contains).map(\.rawValue)
    // If no other entry shows that the view was imported, an empty list does.
    guard !words.isEmpty || view.address == nil, view.kind != .missing else { return }
    node.add("told", SourceNode(.list(words.map { SourceNode(.text($0)) }), at: view.position))
  }

  /// Adds React Native's own values; its insets are negative if the touch area is larger than the
  /// view.
  private func addNumbers(
    _ numbers: [ConsoleAnswer.Property: [Double]],
    into node: inout NodeBuilder
  ) {
    let words = ["auto", "none", "box-none", "box-only"]
    if let place = numbers[.pointerEvents]?.first.flatMap({ Int(exactly: $0) }),
      words.indices.contains(place)
    {
      node.add("pointerEvents", words[place])
    }
    if let index = numbers[.zPosition]?.first, abs(index) <= 1e6 {
      node.add("zIndex", number: index.rounded(.towardZero))
    }
    if let insets = numbers[.hitTestEdgeInsets], insets.allSatisfy({ abs($0) < 1e6 }) {
      node.add("hitSlop", numbers: insets.map { -$0 })
    }
  }

  private func addFlags(
    _ flags: [ConsoleAnswer.Property: Bool],
    _ type: String,
    into node: inout NodeBuilder
  ) {
    if flags[.isExclusiveTouch] == true { node.add("isExclusiveTouch", true) }
    guard UIKitAncestor.scrolls(type) else { return }
    for property in [
      ConsoleAnswer.Property.isScrollEnabled, .delaysContentTouches, .canCancelContentTouches,
    ] where flags[property] == false {
      node.add(property.rawValue, false)
    }
  }

  /// Adds the answers to questions about the app as a whole.
  func addAnswers(into file: inout NodeBuilder) {
    file.add("ignoresInteraction", reading.app.isIgnoringInteraction)
    file.add("assumed", list: reading.assumptions.map { title($0.english, $0.chinese) })
    if reading.isInShares { file.add("sharesOfScreen", true) }
    if let iOS = reading.iOS { file.add("iOS", number: Double(iOS)) }
    let hits = reading.app.hits.prefix(200).map { hit in
      var node = NodeBuilder(at: SourcePosition())
      node.add("at", numbers: [hit.point.x, hit.point.y])
      let words = hit.words.map { " \"\($0)\"" } ?? ""
      node.add("view", (hit.view?.description ?? "none") + words)
      return node.node
    }
    file.add("appHits", list: hits)
  }
}
