import Foundation
import Geometry

extension UIView {
  /// The view on one line, with its non-default properties, as a device's debugger prints it.
  ///
  /// The command `touch-sandbox import` reads this text as the same view.
  final var logLine: String {
    let detailed = self as? any DetailedLogging
    var parts = ["\(DescriptionText.className(of: self)): \(DescriptionText.address(of: self))"]
    if let base = DescriptionText.engineAncestor(of: self, above: UIView.self) {
      parts.append("baseClass = \(base)")
    }
    parts += placeParts
    if let text = detailed?.logText { parts.append("text = '\(text)'") }
    parts += flagParts
    parts.append(
      "layer = <\(String(describing: Swift.type(of: layer))): \(DescriptionText.address(of: layer))>"
    )
    parts += detailed?.logTail ?? []
    return "<\(parts.joined(separator: "; "))>"
  }

  private var placeParts: [String] {
    var parts = ["frame = \(DescriptionText.frame(frame))"]
    if !transform.isIdentity {
      let t = transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(DescriptionText.number)
      parts.append("transform = [\(entries.joined(separator: ", "))]")
    }
    if alpha < 1 { parts.append("alpha = \(DescriptionText.number(alpha))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    return parts
  }

  private var flagParts: [String] {
    var parts: [String] = []
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.logName)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let first = recognizers.first {
      parts.append("gestureRecognizers = <NSArray: \(DescriptionText.address(of: first))>")
    }
    return parts
  }
}

extension UIView.AutoresizingMask {
  /// The mask in the format of a device's log: `W+H`, `RM+BM`.
  fileprivate var logName: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
