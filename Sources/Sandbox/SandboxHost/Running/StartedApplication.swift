package import Inspector
package import TouchInput
package import TouchKit

/// A started application, with the object that no other owner keeps alive.
package struct StartedApplication {
  package let application: UIApplication
  /// Its delegate or its window, to which the engine refers weakly, as UIKit does.
  package let companion: AnyObject?
  /// The facts about the app that it was imported from; empty for an application that was not imported.
  package let facts: AppFacts

  package init(
    _ application: UIApplication,
    with companion: AnyObject?,
    facts: AppFacts = AppFacts()
  ) {
    (self.application, self.companion, self.facts) = (application, companion, facts)
  }
}

/// An object that keeps a scene alive and handles edits other than those of single properties.
package protocol EditedScene: AnyObject {
  /// Applies an edit; returns whether it is one of the scene's own.
  func apply(_ edit: RecordedEdit) -> Bool
}
