package import TouchTrace

/// The relations of recognizers, for tools.
extension UIApplication {
  /// How the recognizers of the fingers that are down stand to each other.
  ///
  /// Delegates and subclasses are asked as at a recognition, so this belongs on a copy of a scene.
  package final func recognizerRelations() -> [RecognizerRelation] {
    var found: [RecognizerRelation] = []
    CurrentApplication.with(self) {
      let members = gestures.members
      for (place, first) in members.enumerated() {
        found += first.waitRelations(to: members)
        for second in members[(place + 1)...]
        where first.attempt.shares(with: second.attempt) && !first.prevents(second)
          && !second.prevents(first)
        {
          found.append(RecognizerRelation(first.snapshot().id, second.snapshot().id, .together))
        }
      }
    }
    return found
  }

  /// The recognizer with an identifier of the trace; nil if no window has it any more.
  package final func recognizer(_ id: NodeID) -> UIGestureRecognizer? {
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if let found = view.recognizers.first(where: { $0.snapshot().id == id }) { return found }
      waiting += view.children
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Forgets that this recognizer requires another one to fail.
  ///
  /// UIKit cannot; tools try a scene without the line.
  package final func dropRequirement(_ other: UIGestureRecognizer) {
    staticRequirements.removeAll { $0.recognizer === other }
  }

  fileprivate final func waitRelations(
    to members: [UIGestureRecognizer]
  ) -> [RecognizerRelation] {
    let id = snapshot().id
    let fixed = staticRequirements.compactMap(\.recognizer)
    let asked = attempt.requirements.filter { other in !fixed.contains { $0 === other } }
    return fixed.map { RecognizerRelation(id, $0.snapshot().id, .requires) }
      + asked.filter { members.place(of: $0) != nil }
      .map { RecognizerRelation(id, $0.snapshot().id, .requiresByCode) }
  }
}
