import Foundation
import TouchTrace

/// Commands for the LLDB prompt whose output contains the facts that a text leaves out.
public enum DebuggerCommand {
  /// The placeholder for an address that a text leaves out; `tree` prints it.
  private static let unknown = "ADDRESS"

  /// Returns the command that prints a Boolean property of an object.
  static func flag(_ method: String, of address: String?) -> String {
    "expr -l objc -- (BOOL)[(id)\(address ?? unknown) \(method)]"
  }

  /// Returns the command that prints an object property of an object.
  static func object(_ method: String, of address: String?) -> String {
    "expr -l objc -O -- [(id)\(address ?? unknown) \(method)]"
  }

  /// Returns the command that prints a property of a framework's view; nil if no command prints it.
  static func value(_ gap: HostClass.Gap, of address: String?) -> String? {
    guard let address else { return nil }
    switch gap.form {
    case .integer: return "expr -l objc -- (long)[(id)\(address) \(gap.property)]"
    case .value: return "po [(id)\(address) valueForKey:@\"\(gap.property)\"]"
    case .none: return nil
    }
  }

  /// Returns the command that runs the app's own hit-test.
  static func hit(at point: CGPoint) -> String {
    let place = "{\(Measure.number(point.x)), \(Measure.number(point.y))}"
    return "expr -l objc -O -- [[UIWindow keyWindow] hitTest:(CGPoint)\(place) withEvent:nil]"
  }

  /// Returns the command that prints the object that handles an action with a nil target.
  static func target(of selector: String, from address: String?) -> String {
    let control = address ?? unknown
    return "expr -l objc -O -- [(id)\(control) targetForAction:@selector(\(selector))"
      + " withSender:(id)\(control)]"
  }

  /// Returns the command that prints the simulator's element at a point, without a debugger.
  static func element(at point: CGPoint) -> String {
    // The command takes whole numbers only.
    "idb ui describe-point \(Measure.number(point.x.rounded())) \(Measure.number(point.y.rounded()))"
  }

  /// The command that prints all views of the key window.
  public static let tree = "expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]"
  /// The command that prints the first responder.
  static let firstResponder = "expr -l objc -O -- [[UIWindow keyWindow] firstResponder]"
  /// The command that prints whether the application ignores interaction events.
  static let isIgnoring =
    "expr -l objc -- (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]"
}
