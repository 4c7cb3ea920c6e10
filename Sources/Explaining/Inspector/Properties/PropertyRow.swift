public import TouchTrace
import Foundation
internal import Geometry

/// A line of the list of a view's properties.
public struct PropertyRow: Hashable, Sendable {
  /// What can be done with a line.
  public enum Content: Hashable, Sendable {
    /// A heading over the lines that follow.
    case heading
    /// A text that cannot be changed.
    case fixed(String)
    /// Numbers with commas between them, which can be typed.
    case numbers(String, Kind)
    /// True or false; the value that a press sets.
    case flag(Bool, PropertyEdit.Value)
  }

  /// A property that is one or more numbers.
  public enum Kind: String, Hashable, Sendable {
    case frame, bounds, center, transform, alpha
  }

  /// What the line is called.
  public let name: String
  /// What it says.
  public let content: Content
  /// Which view or recognizer has the property.
  public let node: NodeID

  /// The lines of a view, by groups: where it is, how it takes touches, how it is drawn.
  public static func rows(of view: ViewSnapshot, in language: Language) -> [PropertyRow] {
    var rows = ofPlace(view, language) + ofTouch(view, language) + ofDrawing(view, language)
    if let control = view.control { rows += ofControl(control, view.node.id, language) }
    for recognizer in view.recognizers { rows += ofRecognizer(recognizer, language) }
    return rows
  }

  private static func heading(_ name: String, _ id: NodeID) -> PropertyRow {
    PropertyRow(name: name, content: .heading, node: id)
  }

  private static func numbers(_ kind: Kind, _ numbers: [CGFloat], _ id: NodeID) -> PropertyRow {
    let text = numbers.map { Measure.fraction(Double($0)) }.joined(separator: ", ")
    return PropertyRow(name: kind.rawValue, content: .numbers(text, kind), node: id)
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

  private static func ofDrawing(_ view: ViewSnapshot, _ language: Language) -> [PropertyRow] {
    [
      heading(language("Drawing", "绘制"), view.node.id),
      numbers(.alpha, [CGFloat(view.alpha)], view.node.id), flag(.isHidden, view.isHidden, view),
      flag(.clipsToBounds, view.clipsToBounds, view),
    ]
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
  /// Reads typed numbers as a value of this kind; nil when they are none.
  public func value(parsing text: String) -> PropertyEdit.Value? {
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
    default: return nil
    }
  }
}

extension PropertyRow.Kind {
  /// What has to be typed, for users whose text was no value.
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
    }
  }
}

extension Measure {
  /// At most four decimals, no trailing zeros.
  static func fraction(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return String(value) }
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
