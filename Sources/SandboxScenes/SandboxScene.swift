public import UIKit

/// A small world to touch, and the question it answers.
public struct SandboxScene {
  /// The name by which commands call it, such as `nested-colours`.
  public let name: String
  /// What it is called.
  public let title: LocalizedText
  /// What it lets one find out, in one line.
  public let question: LocalizedText
  /// What one will see.
  public let answer: LocalizedText
  /// What fingers do to show it, all at the same time.
  public let demonstration: [FingerDrag]
  /// Makes the controller whose view shows it.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController
}
