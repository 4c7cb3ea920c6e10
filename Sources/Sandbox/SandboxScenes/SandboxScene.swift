public import UIKit

/// A launched application, and the object that keeps it alive.
package typealias LaunchedScene = (application: UIApplication, companion: AnyObject?)

/// A scene to touch, and the question that it answers.
public struct SandboxScene {
  /// The name on the command line, such as `nested-colours`.
  public let name: String
  /// The file of the scene; nil for a built-in one.
  public let file: String?
  /// The title.
  public let title: LocalizedText
  /// The question that the scene answers, in one line.
  public let question: LocalizedText
  /// The answer that the user will see.
  public let answer: LocalizedText
  /// The simultaneous finger movements that demonstrate it.
  public let demonstration: [FingerDrag]
  /// Creates the controller whose view shows the scene.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController
  /// Creates the window around it; a plain one unless the scene is about windows.
  public let makeWindow: @MainActor @Sendable (CGRect) -> UIWindow
  /// Creates and shows all windows of a scene that consists of windows.
  ///
  /// It returns the object that keeps them alive. It is nil for a scene with a root controller.
  public let makeWindows: (@MainActor @Sendable () -> AnyObject)?
  /// The screen size that the scene is designed for, in points; nil for any size.
  public let size: CGSize?
  /// The origins of its views in the app that it was imported from, by their identifiers.
  public let origins: [String: SceneOrigin]
  /// The facts about that app as a whole.
  public var app = SceneAppAnswers()
  /// Returns the scene for an iOS version; nil if the scene does not depend on it.
  package var onIOS: (@MainActor @Sendable (Int) -> SandboxScene)?
  /// Returns the same scene without a log on standard error; nil for scenes that write none.
  package var inSilence: (@MainActor @Sendable () -> SandboxScene)?

  /// Launches the application of the scene, on a screen of a size at a time.
  ///
  /// It returns the application with the object that keeps it alive. It is nil for a scene that creates windows.
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
