public import Foundation

/// What stays of a scene between its lives (Apple: UISceneSession).
///
/// Here it lives as long as its scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open private(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role = Role.windowApplication

  /// The classes the scene is made of.
  open private(set) var configuration = UISceneConfiguration.withoutScenes

  /// A name that no other session has.
  public let persistentIdentifier = UUID().uuidString

  /// What the application keeps with the session; nil at first.
  open var userInfo: [String: Any]?

  nonisolated deinit {}

  init(scene: UIScene) {
    self.scene = scene
    super.init()
  }

  final func adopt(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
  }
}

extension UISceneSession {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows that take touches: the only kind there is here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
