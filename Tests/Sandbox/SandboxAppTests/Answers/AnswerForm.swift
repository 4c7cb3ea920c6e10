import Foundation
import TouchInput

/// A form in which a screen is printed.
enum AnswerForm: String, CaseIterable {
  /// The tree of the window, followed by further answers of the debugger.
  case tree
  /// The tree below the window, whose line is missing.
  case headless
  /// The subviews of the button's superview, as an array.
  case array
  /// The views of that array, each from its own command.
  case pieces
  /// XCTest's `debugDescription`.
  case elements
  /// WebDriverAgent's XML.
  case pageSource

  /// Returns whether the text contains a cause.
  func tells(_ cause: AnswerCause, in screen: AnswerScreen) -> Bool {
    switch self {
    case .tree: cause.check != nil
    case .headless: cause.check != nil && cause != .windowInFront
    case .array:
      cause.check != nil && !Self.needsMoreThanSiblings.contains(cause)
    case .pieces:
      cause.check != nil && !Self.needsMoreThanSiblings.contains(cause)
        && cause != .covered && cause != .coveredFaintly
    case .elements:
      [.noSize, .offScreen, .disabled].contains(cause) || cause == .outside && Self.isOff(screen)
    case .pageSource:
      [.hidden, .hiddenAbove, .transparent, .transparentAbove, .noSize, .offScreen, .disabled]
        .contains(cause) || cause == .outside && Self.isOff(screen)
    }
  }

  private static let needsMoreThanSiblings: Set<AnswerCause> = [
    .hiddenAbove, .transparentAbove, .noSizeAbove, .outside, .offScreen, .interactionOffAbove,
    .windowInFront, .tapAbove, .delayedByPress,
  ]

  /// Returns whether the middle of the button is beyond the edge of the screen.
  private static func isOff(_ screen: AnswerScreen) -> Bool {
    screen.button.origin.y + screen.button.frame.height / 2 >= screen.window.frame.height
  }

  /// Returns the screen as a text.
  func text(of screen: AnswerScreen) -> String {
    switch self {
    case .tree:
      let trees = ([screen.window] + screen.windows).map { Self.tree($0, depth: 0) }
      return (trees + Self.recognizers(in: screen.window) + screen.answers).joined(separator: "\n")
    case .headless:
      let trees = screen.window.children.map { Self.tree($0, depth: 1) }
      return (trees + Self.recognizers(in: screen.window) + screen.answers).joined(separator: "\n")
    case .array:
      let views = screen.button.parent?.children ?? []
      let lines = views.map(Self.line).joined(separator: ",\n")
      return
        (["(lldb) po [0x600000aa subviews]\n<__NSArrayM 0x600000ab>(\n\(lines)\n)"] + screen.answers)
        .joined(separator: "\n")
    case .pieces:
      let views = screen.button.parent?.children ?? []
      return (views.map { "(lldb) po (id)\($0.address)\n" + Self.line($0) } + screen.answers)
        .joined(separator: "\n")
    case .elements:
      let application =
        "Attributes: Application, 0x600000ac, pid: 77, label: 'App'\nElement subtree:\n"
        + " →Application, 0x600000ac, pid: 77, label: 'App'\n"
      return application + Self.element(screen.window, depth: 4)
    case .pageSource:
      let frame = screen.window.frame
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" x="0" y="0" \
        width="\(Int(frame.width))" height="\(Int(frame.height))" visible="true">
        \(Self.xml(screen.window))
        </XCUIElementTypeApplication>
        """
    }
  }

  // MARK: - Views

  private static func tree(_ view: AnswerView, depth: Int) -> String {
    let bars = depth == 0 ? "" : String(repeating: "   |", count: depth) + " "
    return ([bars + line(view)] + view.children.map { tree($0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }

  static func line(_ view: AnswerView) -> String {
    let frame = view.frame
    var parts = ["\(view.type): \(view.address)"]
    if let base = view.baseClass { parts.append("baseClass = \(base)") }
    parts.append(
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    )
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha)") }
    if let text = view.text { parts.append("text = '\(text)'") }
    if view.clips { parts.append("clipsToBounds = YES") }
    if !view.takesTouches { parts.append("userInteractionEnabled = NO") }
    if let animations = view.animations { parts.append("animations = \(animations)") }
    if !view.recognizers.isEmpty { parts.append("gestureRecognizers = <NSArray: 0x600000ad>") }
    parts.append("layer = <CALayer: 0x600000ae>")
    if let offset = view.contentOffset {
      parts.append("contentOffset: {\(number(offset.x)), \(number(offset.y))}")
      parts.append("contentSize: {\(number(frame.width)), 2000}")
    }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func recognizers(in view: AnswerView) -> [String] {
    let own =
      view.recognizers.isEmpty
      ? [] : ["(lldb) po [\(view.address) gestureRecognizers]"] + view.recognizers
    return own + view.children.flatMap(recognizers)
  }

  // MARK: - Elements

  private static func element(_ view: AnswerView, depth: Int) -> String {
    let (origin, size) = (view.origin, view.frame.size)
    var line =
      String(repeating: " ", count: depth) + "\(view.element), \(view.address), "
      + "{{\(Double(origin.x)), \(Double(origin.y))}, {\(Double(size.width)), \(Double(size.height))}}"
    if let label = label(of: view) { line += ", label: '\(label)'" }
    if !view.isEnabled { line += ", Disabled" }
    let seen = view.children.filter { !$0.isHidden && $0.alpha > 0.01 }
    return ([line] + seen.map { element($0, depth: depth + 2) }).joined(separator: "\n")
  }

  private static func label(of view: AnswerView) -> String? {
    view.element == "Button" ? view.children.first?.text : view.text
  }

  private static func xml(_ view: AnswerView) -> String {
    let (origin, size) = (view.origin, view.frame.size)
    let type = "XCUIElementType" + view.element
    let label = label(of: view).map { " name=\"\($0)\" label=\"\($0)\"" } ?? ""
    let head =
      "<\(type) type=\"\(type)\"\(label) enabled=\"\(view.isEnabled)\" visible=\"\(view.isShown)\""
      + " x=\"\(Int(origin.x))\" y=\"\(Int(origin.y))\" width=\"\(Int(size.width))\""
      + " height=\"\(Int(size.height))\""
    guard !view.children.isEmpty else { return head + "/>" }
    return head + ">\n" + view.children.map(xml).joined(separator: "\n") + "\n</\(type)>"
  }
}

/// A change of a text by copying.
enum AnswerDisturbance: String, CaseIterable {
  case none, comment, quoted, wrapped, olderFirst, answersFirst, prompt, logged, html,
    carriageReturns

  /// Returns whether it can happen to a form.
  func happens(to form: AnswerForm) -> Bool {
    switch self {
    case .none, .carriageReturns: true
    case .comment, .quoted: form != .pageSource
    case .olderFirst: form == .tree
    case .answersFirst: form == .tree
    case .wrapped, .html, .prompt, .logged: form == .tree || form == .headless
    }
  }

  /// Returns the changed text; `older` is that of the screen without any mistake.
  func disturbed(_ text: String, older: String, answers: [String]) -> String {
    let lines = text.components(separatedBy: "\n")
    switch self {
    case .none: return text
    case .comment: return lines.map { "// " + $0 }.joined(separator: "\n")
    case .quoted: return lines.map { "> " + $0 }.joined(separator: "\n")
    case .wrapped: return lines.flatMap { Self.wrapped($0, at: 100) }.joined(separator: "\n")
    case .olderFirst:
      return
        "(lldb) po window.recursiveDescription\n\(older)\n(lldb) po window.recursiveDescription\n\(text)"
    case .answersFirst:
      let answered = answers.joined(separator: "\n")
      let rest = answers.isEmpty ? text : text.replacingOccurrences(of: "\n" + answered, with: "")
      return answered + "\n(lldb) po [[UIWindow keyWindow] recursiveDescription]\n" + rest
    case .prompt:
      return "(lldb) expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]\n" + text
    case .logged: return "2026-03-01 10:00:00.123 Shop[77:1234] tree:\n" + text
    case .html:
      return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
        of: "<",
        with: "&lt;"
      )
      .replacingOccurrences(of: ">", with: "&gt;")
    case .carriageReturns: return lines.joined(separator: "\r\n")
    }
  }

  private static func wrapped(_ line: String, at width: Int) -> [String] {
    let letters = Array(line)
    return stride(from: 0, to: max(1, letters.count), by: width).map {
      String(letters[$0..<min(letters.count, $0 + width)])
    }
  }
}
