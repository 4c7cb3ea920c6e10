package import TouchTrace

/// The relations of recognizers, for tools.
extension UIApplication {
  /// Returns the relations between the recognizers of the fingers that are down.
  ///
  /// It calls delegates and subclasses as a recognition does, so use a copy of a scene.
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

  /// Returns the recognizer with an identifier of the trace; nil if no window has it any more.
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
  /// Removes the requirement that another recognizer fails.
  ///
  /// UIKit cannot do this; tools test a scene without the requirement.
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
