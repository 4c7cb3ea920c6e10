import Foundation

/// Launches an application: calls its delegate, connects its scene and activates it.
@MainActor
package struct ApplicationLaunch {
  let application: UIApplication

  /// Launches an application that was just created, with its delegate.
  ///
  /// The caller retains the delegate and has set the screen's size. The application receives nothing before, and is
  /// inactive during the launch.
  package static func launch(
    _ application: UIApplication,
    delegate: (any UIApplicationDelegate)?
  ) {
    application.applicationState = .inactive
    application.delegate = delegate
    CurrentApplication.with(application) {
      ApplicationLaunch(application: application).finishLaunching()
    }
    ApplicationLife(application: application).activate()
  }

  private func finishLaunching() {
    let delegate = application.delegate
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification,
      object: application
    )
    if let delegate { connectScene(delegate) }
  }

  /// Connects the only scene, if the delegate adopts scenes.
  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let scene = application.windowScene
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    let type: AnyClass? = configuration.delegateClass ?? Self.usualDelegateClass(for: delegate)
    guard configuration !== UISceneConfiguration.withoutScenes || mustAdopt(type) else { return }
    scene.session.adopt(configuration)
    scene.connect(to: makeSceneDelegate(type), options)
  }

  /// Returns whether an application without windows has a scene delegate class.
  ///
  /// On a device its property list would have named the class.
  private func mustAdopt(_ type: AnyClass?) -> Bool {
    type is any UISceneDelegate.Type && application.windows.isEmpty
  }

  private func makeSceneDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? {
    guard let type else { return nil }
    if let delegate = ObjectCreation.makeObject(of: type) as? any UISceneDelegate {
      return delegate
    }
    EngineLog.warn(
      "the scene has no delegate: \(type) is not a UISceneDelegate. Declare it as a subclass of "
        + "UIResponder that conforms to UIWindowSceneDelegate.",
      in: application
    )
    return nil
  }

  /// Returns the scene delegate class of Xcode's template, because there is no property list that names it.
  private static func usualDelegateClass(for delegate: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: type(of: delegate as AnyObject))
    guard let module = name.split(separator: ".").first else { return nil }
    return NSClassFromString("\(module).SceneDelegate")
  }
}
