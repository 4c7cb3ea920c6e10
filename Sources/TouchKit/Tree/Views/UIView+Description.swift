import Foundation
import Geometry

extension UIView {
  /// The view on one line, with what differs from the default, as a device's log prints it.
  final var logLine: String {
    var parts = ["\(className): \(DescriptionText.address(of: self))"]
    if let base = engineBaseName { parts.append("baseClass = \(base)") }
    parts.append("frame = \(DescriptionText.frame(frame))")
    if !transform.isIdentity {
      let t = transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(DescriptionText.number)
      parts.append("transform = [\(entries.joined(separator: ", "))]")
    }
    if alpha < 1 { parts.append("alpha = \(DescriptionText.number(alpha))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.logName)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<\(parts.joined(separator: "; "))>"
  }

  private var className: String { DescriptionText.className(of: self) }

  /// The engine class that a window of a client's class is made of; plain views do not say it.
  private var engineBaseName: String? {
    self is UIWindow && Swift.type(of: self) != UIWindow.self ? "UIWindow" : nil
  }
}

extension UIView.AutoresizingMask {
  /// The mask as a device's log prints it: `W+H`, `RM+BM`.
  fileprivate var logName: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
