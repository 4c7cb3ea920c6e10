public import TouchTrace
import Foundation
import Geometry

extension WayOut {
  /// Returns the change as a command for the app's debugger; nil if it needs code, or an unknown address.
  ///
  /// The command can be pasted without changes.
  ///
  /// - Parameters:
  ///   - edit: The change with the values for this view.
  ///   - address: The address of a view or recognizer in the app.
  /// - Returns: The line.
  public func debuggerCommand(
    _ edit: PropertyEdit?,
    address: (NodeSnapshot) -> String?
  ) -> String? {
    guard let object = node.flatMap(address) else {
      guard case .endIgnoringInteraction = self else { return nil }
      return Self.line("[[UIApplication sharedApplication] endIgnoringInteractionEvents]")
    }
    switch self {
    case .moveInFront:
      return Self.line("[(id)[(id)\(object) superview] bringSubviewToFront:(id)\(object)]")
    case .raiseWindow:
      return Self.line("[(id)[(id)\(object) window] setWindowLevel:(double)2000]")
    default: break
    }
    guard let call = edit.flatMap({ Self.call($0.value) }) else { return nil }
    return Self.line("[(id)\(object) \(call)]")
  }

  private static func line(_ call: String) -> String { "expr -l objc -- (void)\(call)" }

  /// Returns the call that sets a property to a value.
  private static func call(_ value: PropertyEdit.Value) -> String? {
    func setter(_ property: String) -> String {
      // The setter of `isEnabled` is `setEnabled:`.
      let name = property.hasPrefix("is") ? property.dropFirst(2) : property[...]
      return "set" + name.prefix(1).uppercased() + name.dropFirst()
    }
    func flag(_ name: String, _ isOn: Bool) -> String { "\(setter(name)):\(isOn ? "YES" : "NO")" }
    func number(_ value: CGFloat) -> String { Measure.number(Double(value)) }
    switch value {
    case .frame(let rect):
      return "setFrame:(CGRect){{\(number(rect.minX)), \(number(rect.minY))}, "
        + "{\(number(rect.width)), \(number(rect.height))}}"
    case .alpha(let alpha): return "setAlpha:(double)\(Measure.fine(alpha))"
    case .transform(let matrix) where matrix.isIdentity:
      return "setTransform:(CGAffineTransform){1, 0, 0, 1, 0, 0}"
    case .viewFlag(let property, let isOn): return flag(property.rawValue, isOn)
    case .controlFlag(let property, let isOn): return flag(property.rawValue, isOn)
    case .recognizerFlag(let property, let isOn): return flag(property.rawValue, isOn)
    default: return nil
    }
  }
}
