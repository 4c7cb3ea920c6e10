public import UIKit

/// An application that was launched, and what keeps it alive.
package typealias LaunchedScene = (application: UIApplication, companion: AnyObject?)

/// A small world to touch, and the question it answers.
public struct SandboxScene {
  /// The name by which commands call it, such as `nested-colours`.
  public let name: String
  /// The file it comes from; nil for a built-in one.
  public let file: String?
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
  /// Makes the window around it; a plain one unless the scene is about windows.
  public let makeWindow: @MainActor @Sendable (CGRect) -> UIWindow
  /// Makes and shows all windows of a scene that consists of windows, and answers what keeps them;
  /// nil for one with a root controller.
  public let makeWindows: (@MainActor @Sendable () -> AnyObject)?
  /// The size of the screen that it is made for, in points; nil for any.
  public let size: CGSize?
  /// What its views were in the app that it was imported from, by their identifiers.
  public let origins: [String: SceneOrigin]
  /// What that app answered as a whole.
  public var app = SceneAppAnswers()
  /// The scene as it is on a version of iOS; nil for one that does not depend on it.
  package var onIOS: (@MainActor @Sendable (Int) -> SandboxScene)?
  /// The same scene, whose log is not written to standard error; nil for scenes that write none.
  package var inSilence: (@MainActor @Sendable () -> SandboxScene)?

  /// Launches the application that the scene is, on a screen of a size at a time, and answers it with
  /// what keeps it alive; nil for a scene that makes windows.
  package var launch: (@MainActor @Sendable (CGSize, TimeInterval) -> LaunchedScene)?

  /// Describes a scene.
  public init(
    name: String,
    file: String? = nil,
    title: LocalizedText,
    question: LocalizedText,
    answer: LocalizedText,
    demonstration: [FingerDrag] = [],
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController,
    makeWindow: @escaping @MainActor @Sendable (CGRect) -> UIWindow = { UIWindow(frame: $0) },
    makeWindows: (@MainActor @Sendable () -> AnyObject)? = nil,
    size: CGSize? = nil,
    origins: [String: SceneOrigin] = [:]
  ) {
    self.name = name
    self.file = file
    self.title = title
    self.question = question
    self.answer = answer
    self.demonstration = demonstration
    self.makeRootViewController = makeRootViewController
    self.makeWindow = makeWindow
    self.makeWindows = makeWindows
    self.size = size
    self.origins = origins
  }
}
