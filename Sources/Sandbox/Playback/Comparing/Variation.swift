import Foundation
package import SandboxHost
package import TextFormats
import TouchKit

/// Changed properties of a scene: the question of a what-if.
package struct Variation {
  /// One change: `panel.isUserInteractionEnabled=true`.
  package struct Change {
    /// The view and its property.
    package let path: String
    /// The value as text.
    package let value: String

    /// Parses the user's text; nil if it is invalid.
    nonisolated package init?(_ text: String) {
      guard let sign = text.firstIndex(of: "="), text[..<sign].contains(".") else { return nil }
      path = String(text[..<sign])
      value = String(text[text.index(after: sign)...])
    }
  }

  /// The changes, in order.
  package let changes: [Change]

  /// Creates a variation.
  package init(_ changes: [Change]) {
    self.changes = changes
  }

  /// Makes the changes in a newly started application.
  package func apply(to started: StartedApplication) throws(SourceProblem) {
    guard !changes.isEmpty else { return }
    started.application.layoutIfNeeded()
    for change in changes {
      let path = try PropertyPath(change.path, in: ViewFinder(started.application))
      try path.set(change.value)
    }
  }
}
