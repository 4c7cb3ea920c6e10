package import TouchTrace
import Drawing
import Foundation

/// The appearance of views, for comparisons.
///
/// Not an API of UIKit: on a device, debuggers print it.
extension UIApplication {
  /// Returns the texts, fonts, colours and corners of all views in windows, by the names of their properties.
  package final func looks() -> [NodeID: [String: String]] {
    var looks: [NodeID: [String: String]] = [:]
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      let look = view.look
      if !look.isEmpty { looks[view.traceID] = look }
      waiting += view.children
    }
    return looks
  }
}

extension UIView {
  /// The text, font, colours and corners by the names of properties, without those of a plain view.
  fileprivate final var look: [String: String] {
    var look: [String: String] = [:]
    if let color = fillColor { look["backgroundColor"] = color.hexadecimal }
    let style = backing?.style
    if let radius = style?.cornerRadius, radius != 0 { look["cornerRadius"] = Self.number(radius) }
    switch self {
    case let label as UILabel:
      look["text"] = label.text
      look["textColor"] = label.textColor?.color(in: traitCollection).hexadecimal
      look["font"] = label.font.map { "\($0.fontName) \(Self.number($0.pointSize))" }
    case let button as UIButton: look["currentTitle"] = button.currentTitle
    case let field as UITextField:
      look["text"] = field.text
      look["placeholder"] = field.placeholder
    default: break
    }
    return look
  }

  private static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
