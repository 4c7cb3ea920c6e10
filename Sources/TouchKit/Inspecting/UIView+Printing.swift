import Foundation

/// How trees are printed, in the forms of a device's debugger. Ours: there, these methods are none of
/// the public interface, so that their names here are not UIKit's but for the first.
extension UIView {
  /// The view and all views below it, a line each; bars tell how deep each stands.
  ///
  /// `touch-sandbox import` reads it.
  public final func recursiveDescription() -> String {
    var lines: [String] = []
    // A list instead of recursion: views may nest deeper than the stack.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(PrintedLine.prefix(depth) + PrintedLine.text(of: view))
      waiting += view.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension UIViewController {
  /// The controller and all below it, a line each: those it contains behind bars, the one it presents
  /// behind a plus.
  ///
  /// `touch-sandbox import` reads it.
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

/// Lines of printed trees.
@MainActor
private enum PrintedLine {
  /// The bars before a line.
  static func prefix(_ depth: Int, lastMark: String = "|") -> String {
    guard depth > 0 else { return "" }
    return String(repeating: "   | ", count: depth - 1) + "   \(lastMark) "
  }

  /// A view's line: its description, and what only some kinds of views have.
  static func text(of view: UIView) -> String {
    var parts = [String(view.logLine.dropLast())]
    if let base = base(of: view), !parts[0].contains("; baseClass = ") {
      parts[0].replace("; frame = ", with: "; baseClass = \(base); frame = ", maxReplacements: 1)
    }
    if let text = shownText(of: view) { parts.append("text = '\(text)'") }
    if !view.recognizers.isEmpty {
      let list = view.recognizers.map { DescriptionText.address(of: $0) }.first ?? "0x0"
      parts.append("gestureRecognizers = <NSArray: \(list)>")
    }
    parts.append(
      "layer = <\(name(type(of: view.layer))): \(DescriptionText.address(of: view.layer))>"
    )
    if let scroll = view as? UIScrollView {
      let size = CGPoint(x: scroll.contentSize.width, y: scroll.contentSize.height)
      parts.append("contentOffset: \(DescriptionText.point(scroll.contentOffset))")
      parts.append("contentSize: \(DescriptionText.point(size))")
    }
    return parts.joined(separator: "; ").replacingModules() + ">"
  }

  private static func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    default: nil
    }
  }

  /// The engine's class that a client's class is made of; plain views do not say it.
  private static func base(of view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: view)
    guard let own = mirror?.subjectType, !isEngine(own) else { return nil }
    while let type = mirror?.subjectType, !isEngine(type) { mirror = mirror?.superclassMirror }
    guard let found = mirror?.subjectType, found != UIView.self else { return nil }
    return name(found)
  }

  private static func isEngine(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("TouchKit")
  }

  private static func name(_ type: Any.Type) -> String { String(describing: type) }

  /// A controller's line.
  static func text(of controller: UIViewController) -> String {
    let own =
      "<\(DescriptionText.className(of: controller)) \(DescriptionText.address(of: controller))>"
    guard let view = controller.viewIfLoaded else {
      return "\(own), state: disappeared, view: (view not loaded)".replacingModules()
    }
    let isInWindow = view.window != nil
    let line =
      "\(own), state: \(isInWindow ? "appeared" : "disappeared"), view: "
      + DescriptionText.briefly(view) + (isInWindow ? "" : " not in the window")
    return line.replacingModules()
  }
}

extension String {
  /// The engine's modules are UIKit to those who read it.
  fileprivate func replacingModules() -> String {
    replacing("<TouchKitComponents.", with: "<").replacing("<TouchKit.", with: "<")
  }
}
