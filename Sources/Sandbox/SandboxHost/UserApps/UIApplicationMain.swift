// Why this module exists: a user's own application and the scenes of `touch-sandbox` run in the
// same window, by the same loop. The engine must not know of windows, and a user imports `UIKit`
// alone; so the loop stands between, below the facade `UIKit`, which hands on the two declarations
// that start an application. Everything else here is for this package only.
public import TouchKit

/// Runs a program: creates its application and the delegate, opens a window, and follows it.
///
/// The names are those of the class of the application (nil: `UIApplication`) and of the class of
/// its delegate (nil: it has none), as `NSStringFromClass` tells them; both classes need an
/// `init()`. Does not return: the process ends with 0 when the window is closed, with 69 when there
/// is no display, and with 128 + n on signal n. The arguments are left to the program, as all
/// settings come from the environment, see `Documentation/Library.md` (Apple:
/// UIApplicationMain).
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
  /// Runs the program of which this class is the delegate: what `@main` calls.
  ///
  /// The same as `UIApplicationMain` with this class as the delegate's.
  public static func main() {
    UserProgram.run { UserApplication(type: nil, delegateType: self) }
  }
}
