import Foundation

/// The printing of trees, in the forms of a device's debugger.
///
/// Ours: there, these methods are not part of the public interface. Except for the first, their names here are
/// therefore not UIKit's.
extension UIView {
  /// Returns a line for the view and each descendant; bars show the depth.
  ///
  /// `touch-sandbox import` reads it.
  public final func recursiveDescription() -> String {
    var lines: [String] = []
    // A list instead of recursion, because views can be nested deeper than the stack allows.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(PrintedLine.prefix(depth) + view.logLine)
      waiting += view.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension UIViewController {
  /// Returns a line for the controller and each descendant.
  ///
  /// Contained controllers are behind bars, a presented one is behind a plus. `touch-sandbox import` reads it.
  public final func hierarchyDescription() -> String {
    var lines: [String] = []
    var waiting = [(controller: self, depth: 0, isPresented: false)]
    while let (controller, depth, isPresented) = waiting.popLast() {
      let prefix = PrintedLine.prefix(depth, lastMark: isPresented ? "+" : "|")
      lines.append(prefix + PrintedLine.text(of: controller))
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append((presented, depth + 1, true))
      }
      waiting += controller.children.reversed().map { ($0, depth + 1, false) }
    }
    return lines.joined(separator: "\n")
  }
}

/// The lines of printed trees.
@MainActor
private enum PrintedLine {
  /// Returns the bars before a line.
  static func prefix(_ depth: Int, lastMark: String = "|") -> String {
    guard depth > 0 else { return "" }
    return String(repeating: "   | ", count: depth - 1) + "   \(lastMark) "
  }

  /// Returns a controller's line.
  static func text(of controller: UIViewController) -> String {
    let own =
      "<\(DescriptionText.className(of: controller)) \(DescriptionText.address(of: controller))>"
    guard let view = controller.viewIfLoaded else {
      return "\(own), state: disappeared, view: (view not loaded)"
    }
    let isInWindow = view.window != nil
    return "\(own), state: \(isInWindow ? "appeared" : "disappeared"), view: "
      + DescriptionText.briefly(view) + (isInWindow ? "" : " not in the window")
  }
}
