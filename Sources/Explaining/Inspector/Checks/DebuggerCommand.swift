import Foundation
import TouchTrace

/// What one types at the prompt of LLDB, so that the next text tells what this one does not.
public enum DebuggerCommand {
  /// Asks an object of the app for a property that is yes or no.
  static func flag(_ method: String, of address: String?) -> String {
    guard let address else { return "po view.\(method)" }
    return "expr -l objc -- (BOOL)[(id)\(address) \(method)]"
  }

  /// Asks an object of the app for another object.
  static func object(_ method: String, of address: String?) -> String {
    guard let address else { return "po view.\(method)" }
    return "expr -l objc -O -- [(id)\(address) \(method)]"
  }

  /// Asks a view of a framework for a property; nil where no command prints it.
  static func value(_ gap: HostClass.Gap, of address: String?) -> String? {
    guard let address else { return nil }
    switch gap.form {
    case .integer: return "expr -l objc -- (long)[(id)\(address) \(gap.property)]"
    case .value: return "po [(id)\(address) valueForKey:@\"\(gap.property)\"]"
    case .none: return nil
    }
  }

  /// Asks the app's own hit-test.
  static func hit(at point: CGPoint) -> String {
    let place = "{\(Measure.number(point.x)), \(Measure.number(point.y))}"
    return "expr -l objc -O -- [[UIWindow keyWindow] hitTest:(CGPoint)\(place) withEvent:nil]"
  }

  /// Asks for the object that would answer an action which is sent without a target.
  static func target(of selector: String, from address: String?) -> String {
    guard let address else {
      return "po view.target(forAction: Selector(\"\(selector)\"), withSender: nil)"
    }
    return "expr -l objc -O -- [(id)\(address) targetForAction:@selector(\(selector))"
      + " withSender:(id)\(address)]"
  }

  /// Asks a simulator for the element at a point, without a debugger.
  static func element(at point: CGPoint) -> String {
    "idb ui describe-point \(Measure.number(point.x)) \(Measure.number(point.y))"
  }

  /// Prints all views of the key window.
  public static let tree = "expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]"
  /// Prints which view keys go to first.
  static let firstResponder = "expr -l objc -O -- [[UIWindow keyWindow] firstResponder]"
  /// Asks whether the application ignores fingers.
  static let isIgnoring =
    "expr -l objc -- (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]"
}
