public import Foundation

/// The classes of a scene (Apple: UISceneConfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration of a delegate that does not adopt scenes.
  static let withoutScenes = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// The name of the configuration in a property list; nil without one.
  public let name: String?

  /// The role of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate; nil for the default one.
  ///
  /// See `UIApplicationDelegate`.
  open var delegateClass: AnyClass?

  nonisolated deinit {}

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
