import TouchTrace

extension Explanation {
  /// The explanation without what only looks so because a text does not tell it: a control of which
  /// the text does not name the targets is not one without actions.
  public func withoutGuesses(_ facts: AppFacts) -> Explanation {
    guard facts.isImported, let fate else { return self }
    let told = fate.without { step in
      guard case .unheard(let events) = step else { return false }
      return !(facts[events.control]?.tells(.targets) ?? true)
    }
    return Explanation(self, fate: told)
  }
}
