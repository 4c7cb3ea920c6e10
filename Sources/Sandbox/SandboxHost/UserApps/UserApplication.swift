package import Foundation
import TouchInput
import TextFormats
import TouchKit

/// The classes of a user's application, from which it is started.
package struct UserApplication {
  /// The class of the application; nil means `UIApplication`.
  let type: AnyClass?
  /// The class of its delegate; nil without one.
  let delegateType: AnyClass?

  /// Stores the classes.
  package init(type: AnyClass?, delegateType: AnyClass?) {
    self.type = type
    self.delegateType = delegateType
  }

  /// Finds the classes by the names that `NSStringFromClass` returns.
  init(named name: String?, delegateNamed delegateName: String?) throws(ProgramError) {
    type = if let name { try Self.namedClass(name) } else { nil }
    delegateType = if let delegateName { try Self.namedClass(delegateName) } else { nil }
  }

  private static func namedClass(_ name: String) throws(ProgramError) -> AnyClass {
    if let type: AnyClass = NSClassFromString(name) { return type }
    throw ProgramError(
      .software,
      "class \(name.debugDescription) not found. Pass the name of a class that is not nested in "
        + "another type, such as NSStringFromClass(AppDelegate.self)."
    )
  }

  /// Starts it with a screen size in points, at a time on its input clock.
  func start(_ size: CGSize, _ time: TimeInterval) throws(ProgramError) -> StartedApplication {
    let application = try makeApplication()
    application.namesViewsByProperty = true
    let delegate = try makeDelegate(application)
    application.send(.event(.window(.resized(size), timestamp: time)))
    application.advance(to: time)
    ApplicationLaunch.launch(application, delegate: delegate)
    return StartedApplication(application, with: delegate)
  }

  /// Restarts an application that started before; returns an empty application on failure.
  package func restart(_ size: CGSize, _ time: TimeInterval) -> StartedApplication {
    (try? start(size, time)) ?? StartedApplication(UIApplication(), with: nil)
  }

  private func makeApplication() throws(ProgramError) -> UIApplication {
    guard let type else { return UIApplication() }
    return try make(type, "UIApplication")
  }

  /// Creates the delegate.
  ///
  /// As in UIKit, an application is its own delegate if both classes are the same.
  private func makeDelegate(
    _ application: UIApplication
  ) throws(ProgramError) -> (any UIApplicationDelegate)? {
    guard let delegateType else { return nil }
    if Swift.type(of: application) == delegateType {
      return application as? any UIApplicationDelegate
    }
    return try make(delegateType, "UIApplicationDelegate")
  }

  private func make<Product>(
    _ type: AnyClass,
    _ kind: String
  ) throws(ProgramError) -> Product {
    if let product = ObjectCreation.makeObject(of: type) as? Product { return product }
    throw ProgramError(.software, "expected a \(kind), got the class \(type). Pass another class.")
  }
}
