public import TouchTrace
import Drawing
import Foundation
internal import Geometry

/// A row in the list of a view's properties.
public struct PropertyRow: Hashable, Sendable {
  /// The content of a row, which determines how it can be edited.
  public enum Content: Hashable, Sendable {
    /// A heading above the rows that follow.
    case heading
    /// A text that cannot be edited.
    case fixed(String)
    /// A text that can be typed: numbers with commas between them, a colour, or a string.
    case typed(String, Kind)
    /// A Boolean value, and the value that a press sets.
    case flag(Bool, PropertyEdit.Value)
  }

  /// A property that can be typed.
  public enum Kind: String, Hashable, Sendable {
    case frame, bounds, center, transform, alpha
    case backgroundColor, cornerRadius
    case text, title, placeholder
  }

  /// The name of the row.
  public let name: String
  /// The content of the row.
  public let content: Content
  /// The view or recognizer that has the property.
  public let node: NodeID

  /// Creates a row.
  public init(name: String, content: Content, node: NodeID) {
    (self.name, self.content, self.node) = (name, content, node)
  }

  /// Returns the rows of a view in groups: geometry, touch handling, and drawing.
  ///
  /// `look` contains its colour, corners and texts, as far as they are known.
  public static func rows(
    of view: ViewSnapshot,
    look: [PropertyEdit.Value] = [],
    in language: Language
  ) -> [PropertyRow] {
    var rows = ofPlace(view, language) + ofTouch(view, language)
    rows += ofDrawing(view, look, language)
    if let control = view.control { rows += ofControl(control, view.node.id, language) }
    for recognizer in view.recognizers { rows += ofRecognizer(recognizer, language) }
    return rows
  }

  private static func heading(_ name: String, _ id: NodeID) -> PropertyRow {
    PropertyRow(name: name, content: .heading, node: id)
  }

  private static func numbers(_ kind: Kind, _ numbers: [CGFloat], _ id: NodeID) -> PropertyRow {
    let text = numbers.map { Measure.fraction(Double($0)) }.joined(separator: ", ")
    return PropertyRow(name: kind.rawValue, content: .typed(text, kind), node: id)
  }

  private static func ofPlace(_ view: ViewSnapshot, _ language: Language) -> [PropertyRow] {
    let (place, id) = (view.geometry, view.node.id)
    let matrix = place.transform
    let sides = { (rect: CGRect) in [rect.origin.x, rect.origin.y, rect.width, rect.height] }
    return [
      heading(language("Geometry", "几何"), id), numbers(.frame, sides(place.frame), id),
      numbers(.bounds, sides(place.bounds), id),
      numbers(.center, [place.center.x, place.center.y], id),
      numbers(.transform, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], id),
    ]
  }

  private static func ofTouch(_ view: ViewSnapshot, _ language: Language) -> [PropertyRow] {
    [
      heading(language("Touch", "触摸"), view.node.id),
      flag(.isUserInteractionEnabled, view.isUserInteractionEnabled, view),
      flag(.isMultipleTouchEnabled, view.isMultipleTouchEnabled, view),
      flag(.isExclusiveTouch, view.isExclusiveTouch, view),
    ]
  }

  private static func ofDrawing(
    _ view: ViewSnapshot,
    _ look: [PropertyEdit.Value],
    _ language: Language
  ) -> [PropertyRow] {
    let id = view.node.id
    let typed = look.compactMap { value in
      Kind(rawValue: value.name).map { kind in
        PropertyRow(name: value.name, content: .typed(kind.text(of: value), kind), node: id)
      }
    }
    return [
      heading(language("Drawing", "绘制"), id), numbers(.alpha, [CGFloat(view.alpha)], id),
      flag(.isHidden, view.isHidden, view), flag(.clipsToBounds, view.clipsToBounds, view),
    ] + typed
  }

  private static func flag(
    _ flag: PropertyEdit.Value.ViewFlag,
    _ isOn: Bool,
    _ view: ViewSnapshot
  ) -> PropertyRow {
    PropertyRow(
      name: flag.rawValue,
      content: .flag(isOn, .viewFlag(flag, !isOn)),
      node: view.node.id
    )
  }

  private static func ofControl(
    _ control: ControlSnapshot,
    _ id: NodeID,
    _ language: Language
  ) -> [PropertyRow] {
    let flags = PropertyEdit.Value.ControlFlag.allCases.map { flag in
      let isOn =
        switch flag {
        case .isEnabled: control.isEnabled
        case .isSelected: control.isSelected
        case .isHighlighted: control.isHighlighted
        }
      return PropertyRow(
        name: flag.rawValue,
        content: .flag(isOn, .controlFlag(flag, !isOn)),
        node: id
      )
    }
    let handlers = control.handlers.map { handler in
      PropertyRow(
        name: handler.events.joined(separator: ", "),
        content: .fixed("\(handler.target ?? "nil") \(handler.action)"),
        node: id
      )
    }
    return [PropertyRow(name: language("Control", "控件"), content: .heading, node: id)] + flags
      + handlers
  }

  private static func ofRecognizer(
    _ recognizer: RecognizerSnapshot,
    _ language: Language
  ) -> [PropertyRow] {
    let id = recognizer.node.id
    let flags = PropertyEdit.Value.RecognizerFlag.allCases.map { flag in
      let isOn =
        switch flag {
        case .isEnabled: recognizer.isEnabled
        case .cancelsTouchesInView: recognizer.cancelsTouchesInView
        case .delaysTouchesBegan: recognizer.delaysTouchesBegan
        case .delaysTouchesEnded: recognizer.delaysTouchesEnded
        }
      return PropertyRow(
        name: flag.rawValue,
        content: .flag(isOn, .recognizerFlag(flag, !isOn)),
        node: id
      )
    }
    let targets = "\(recognizer.targetCount)"
    let rest = [
      PropertyRow(name: language("targets", "目标"), content: .fixed(targets), node: id),
      PropertyRow(
        name: language("delegate", "代理"),
        content: .fixed(recognizer.delegate ?? "nil"),
        node: id
      ),
    ]
    return [PropertyRow(name: recognizer.node.name, content: .heading, node: id)] + flags + rest
  }
}

extension PropertyRow.Kind {
  /// Whether the arrow keys can change its numbers.
  public var hasNumbers: Bool {
    switch self {
    case .frame, .bounds, .center, .transform, .alpha, .cornerRadius: true
    case .backgroundColor, .text, .title, .placeholder: false
    }
  }

  /// Returns a colour, radius or string as the user types it.
  fileprivate func text(of value: PropertyEdit.Value) -> String {
    switch value {
    case .backgroundColor(let parts?) where parts.count == 4:
      Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).hexadecimal
    case .backgroundColor: "none"
    case .cornerRadius(let radius): Measure.fraction(radius)
    case .text(_, let text): text
    default: ""
    }
  }

  private static func color(_ text: String) -> PropertyEdit.Value? {
    guard text != "none" else { return .backgroundColor(nil) }
    return Color(hexadecimal: text).map {
      .backgroundColor([$0.red, $0.green, $0.blue, $0.alpha])
    }
  }

  /// Parses a typed text as a value of this kind; returns nil if the text is invalid.
  public func value(parsing text: String) -> PropertyEdit.Value? {
    if self == .backgroundColor { return Self.color(text.trimmingCharacters(in: .whitespaces)) }
    if let property = PropertyEdit.Value.TextProperty(rawValue: rawValue) {
      return .text(property, text)
    }
    let parts = text.split { $0 == "," || $0 == " " }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count else { return nil }
    switch (self, numbers.count) {
    case (.frame, 4):
      return .frame(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.bounds, 4):
      return .bounds(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.center, 2): return .center(CGPoint(x: numbers[0], y: numbers[1]))
    case (.transform, 6):
      return .transform(
        CGAffineTransform(
          a: numbers[0],
          b: numbers[1],
          c: numbers[2],
          d: numbers[3],
          tx: numbers[4],
          ty: numbers[5]
        )
      )
    case (.alpha, 1): return .alpha(min(max(numbers[0], 0), 1))
    case (.cornerRadius, 1): return .cornerRadius(max(numbers[0], 0))
    default: return nil
    }
  }
}

extension PropertyRow.Kind {
  /// Returns the text with the number at a position changed by some steps; nil if the position has no number.
  ///
  /// The position is in characters from the beginning.
  public func stepping(_ text: String, at place: Int, by steps: Double) -> String? {
    guard hasNumbers else { return nil }
    var parts = text.components(separatedBy: ",")
    var end = 0
    let index = parts.firstIndex { part in
      end += part.count + 1
      return place < end
    }
    let chosen = index ?? parts.count - 1
    guard let number = Double(parts[chosen].trimmingCharacters(in: .whitespaces)) else {
      return nil
    }
    // A step of a value from 0 to 1 is a twentieth.
    let unit = self == .alpha || self == .transform ? 0.05 : 1
    parts[chosen] = (chosen > 0 ? " " : "") + Measure.fraction(number + steps * unit)
    return parts.joined(separator: ",")
  }

  /// Returns the expected format, for users who typed an invalid text.
  public func expectation(in language: Language) -> String {
    switch self {
    case .frame, .bounds:
      language(
        "expected x, y, width, height, such as 20, 20, 100, 50",
        "需要 x, y, width, height，例如 20, 20, 100, 50"
      )
    case .center: language("expected x, y, such as 70, 45", "需要 x, y，例如 70, 45")
    case .transform:
      language("expected six numbers, such as 1, 0, 0, 1, 0, 0", "需要六个数，例如 1, 0, 0, 1, 0, 0")
    case .alpha: language("expected a number from 0 to 1", "需要 0 到 1 的数")
    case .cornerRadius: language("expected a number such as 8", "需要一个数，例如 8")
    case .backgroundColor:
      language(
        "expected a colour such as #FF3B30 or #FF3B3080, or none",
        "需要颜色，例如 #FF3B30、#FF3B3080 或 none"
      )
    case .text, .title, .placeholder: language("expected a text", "需要文字")
    }
  }
}

extension Measure {
  /// Formats a number with at most four decimals and no trailing zeros.
  static func fraction(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return String(value) }
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
