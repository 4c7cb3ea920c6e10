public import Foundation

/// The session of a scene, which on a device outlives the scene (Apple: UISceneSession).
///
/// Here it exists as long as its scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene; nil after its end.
  open private(set) weak var scene: UIScene?

  /// The role of the scene.
  public let role = Role.windowApplication

  /// The configuration of the scene.
  open private(set) var configuration = UISceneConfiguration.withoutScenes

  /// The unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString

  /// The app's own data of the session; nil by default.
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
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene with interactive windows, which is the only role here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
