import TouchTrace

extension Explanation {
  /// Returns the explanation without conclusions that rest only on facts the text leaves out.
  ///
  /// For example, a control whose targets the text does not name may still have actions.
  public func withoutGuesses(_ facts: AppFacts) -> Explanation {
    guard facts.isImported, let fate else { return self }
    let told = fate.without { step in
      guard case .unheard(let events) = step else { return false }
      return !(facts[events.control]?.tells(.targets) ?? true)
    }
    return Explanation(self, fate: told)
  }
}
