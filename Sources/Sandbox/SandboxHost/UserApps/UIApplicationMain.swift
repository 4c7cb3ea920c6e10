// This module exists because a user's application and the scenes of `touch-sandbox` run in the same window and loop.
// The engine must not depend on windows, and a user imports only `UIKit`. So the loop is in a module below the facade
// `UIKit`, which re-exports the two declarations that start an application. All other declarations here are for this
// package only.
public import TouchKit

/// Runs a program: creates its application and delegate, opens a window, and runs its event loop.
///
/// The names are those of the application's class (nil: `UIApplication`) and of the delegate's class (nil: no
/// delegate), as `NSStringFromClass` returns them. Both classes need an `init()`. The function does not return. The
/// process ends with 0 when the window is closed, and with 69 without a display. On signal n, it ends with 128 + n. The
/// arguments are left to the program, because all settings come from the environment, see `Documentation/Library.md`
/// (Apple: UIApplicationMain).
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UserProgram.run { () throws(ProgramError) in
    try UserApplication(named: principalClassName, delegateNamed: delegateClassName)
  }
  return 0
}

extension UIApplicationDelegate {
  /// Runs the program whose delegate is this class; `@main` calls it.
  ///
  /// It does the same as `UIApplicationMain` with this class as the delegate's class.
  public static func main() {
    UserProgram.run { UserApplication(type: nil, delegateType: self) }
  }
}
