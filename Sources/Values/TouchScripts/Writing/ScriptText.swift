import Foundation
import TextFormats
import TouchInput

/// Values in the language of scripts.
public enum ScriptText {
  /// Returns a name as one word, in quotes if necessary.
  public static func word(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_/.".unicodeScalars.contains($0)
    }
    return isPlain && !name.isEmpty ? name : quoted(name)
  }

  /// Returns a text in quotes.
  static func quoted(_ text: String) -> String {
    let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")]
    // The replacement is by literal scalars, because a carriage return and a line feed form one character.
    let escaped = escapes.reduce(text) { text, pair in
      text.replacingOccurrences(of: pair.0, with: pair.1, options: .literal)
    }
    // Terminal control characters become escapes such as `\u{1B}`.
    return "\"\(PlainText(escaped))\""
  }

  /// Returns the shortest form that parses as the same number.
  static func number(_ value: Double) -> String {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return isWhole && !(value == 0 && value.sign == .minus) ? String(Int64(value)) : "\(value)"
  }

  static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

  static func change(_ change: WindowChange) -> String {
    switch change {
    case .focusGained: "focusGained"
    case .focusLost: "focusLost"
    case .shown: "shown"
    case .pointerLeft: "pointerLeft"
    case .hidden: "hidden"
    case .resized(let size): "resized \(number(size.width))x\(number(size.height))"
    case .exposed: "exposed"
    case .closeRequested: "closeRequested"
    case .deviceLost(let device): "deviceLost \(device)"
    }
  }
}
