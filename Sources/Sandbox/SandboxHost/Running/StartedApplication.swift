package import TouchInput
package import TouchKit

/// An application that was started, with the object that no other owner keeps alive.
package struct StartedApplication {
  package let application: UIApplication
  /// Its delegate or its window, to which the engine refers weakly, as UIKit does.
  package let companion: AnyObject?

  package init(_ application: UIApplication, with companion: AnyObject?) {
    self.application = application
    self.companion = companion
  }
}

/// What keeps a scene alive and knows edits of its own, beside those of single properties.
package protocol EditedScene: AnyObject {
  /// Makes an edit; whether it was one of its own.
  func apply(_ edit: RecordedEdit) -> Bool
}
