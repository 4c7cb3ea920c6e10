import Foundation
import Geometry
import TextFormats

/// A parser of views.
struct ViewForm {
  private let values: ValueText

  init(_ values: ValueText) {
    self.values = values
  }

  /// Returns the view; `ignored` counts the attributes without an effect on touches.
  func view(
    _ item: ConsoleItem,
    at position: SourcePosition,
    ignored: inout [String: Int]
  ) -> ConsoleView {
    var view = ConsoleView(className: item.className, address: item.address, position: position)
    view.isCut = item.isCut
    for attribute in item.attributes where !read(attribute, into: &view) {
      // A paste can have more keys than a reader can use.
      if ignored.count < 1000 || ignored[attribute.key] != nil {
        ignored[attribute.key, default: 0] += 1
      }
    }
    return view
  }

  /// Reads an attribute; returns whether it has an effect on touches.
  private func read(_ attribute: ConsoleItem.Attribute, into view: inout ConsoleView) -> Bool {
    let value = attribute.value
    switch attribute.key {
    case "frame": view.frame = values.rectangle(value)
    case "baseClass": view.baseClass = values.word(value)
    case "bounds": view.boundsOrigin = values.rectangle(value)?.origin
    case "contentOffset": view.boundsOrigin = values.point(value)
    case "contentSize":
      view.contentSize = values.point(value).map { CGSize(width: $0.x, height: $0.y) }
    case "adjustedContentInset":
      let sides = values.numbers(value)
      view.contentInset = sides?.count == 4 ? sides : nil
    case "transform": view.transform = values.transform(value)
    case "alpha": view.alpha = values.numbers(value)?.first
    // In EarlGrey's output, the word alone means true.
    case "hidden": view.isHidden = value.isEmpty ? true : values.bool(value)
    case "userInteractionEnabled": view.isUserInteractionEnabled = values.bool(value)
    case "clipsToBounds": view.clipsToBounds = values.bool(value)
    case "gestureRecognizers": view.hasRecognizers = true
    case "enabled": view.isEnabled = value.isEmpty ? true : values.bool(value)
    case "disabled" where value.isEmpty: view.isEnabled = false
    case "animations": view.animations = String(values.word(value).prefix(200))
    case "tag": view.tag = values.integer(value)
    case "text", "title", "attributedText", "currentTitle":
      view.text = view.text ?? text(value)
    case "accessibilityIdentifier", "id", "identifier", "AX.id": view.identifier = text(value)
    case "accessibilityLabel", "placeholder", "AX.label": addText(text(value), to: &view)
    case "image": addText(imageName(value), to: &view)
    case "AX.frame": view.screenFrame = values.rectangle(value)
    default: return false
    }
    return true
  }

  private func addText(_ text: String?, to view: inout ConsoleView) {
    if let text, !text.isEmpty { view.otherTexts.append(text) }
  }

  /// Returns the name in `<UIImage: 0x7f81 named(main: cart) {22, 22}>`.
  private func imageName(_ range: Range<Int>) -> String? {
    let words = values.word(range)
    guard let mark = words.range(of: "named(") else { return nil }
    let inside = words[mark.upperBound...].prefix { $0 != ")" }
    return inside.components(separatedBy: ": ").last
  }

  private func text(_ range: Range<Int>) -> String? {
    let text = values.text(range)
    return text == "(null)" ? nil : text
  }
}
