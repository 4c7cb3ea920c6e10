public import Foundation

/// Which classes a scene is made of (Apple: UISceneConfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What a delegate answers that adopts no scenes.
  static let withoutScenes = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// The name of the configuration in a property list; nil if it has none.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate; nil takes the usual one, see `UIApplicationDelegate`.
  open var delegateClass: AnyClass?

  nonisolated deinit {}

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
