import Foundation
import TextFormats

/// The view or element that an object's fields describe.
extension TreeObject {
  private static let classKeys = [
    "classname", "class", "viewclass", "type", "elementtype", "role", "kind",
  ]
  private static let labelKeys = [
    "axlabel", "label", "accessibilitylabel", "accessibilitytext", "accessibility", "a11y", "text",
    "txt", "title",
    "name",
  ]
  private static let otherTextKeys = [
    "value", "axvalue", "accessibilityvalue", "placeholdervalue", "placeholder", "hinttext",
    "val", "hint",
  ]
  private static let identifierKeys = [
    "axuniqueid", "axidentifier", "identifier", "uniqueid", "accessibilityid", "rawidentifier",
    "accessibilityidentifier", "resourceid", "rid", "testid", "id", "name",
  ]
  private static let addressKeys = ["pointer", "address", "ptr", "memoryaddress", "id"]

  private static let interactionKeys = [
    "userinteractionenabled", "interactionenabled", "userinteraction", "interactive",
  ]

  /// Whether a field states if the element receives touches.
  var tellsInteraction: Bool { flag(Self.interactionKeys) != nil }

  /// Whether the object describes a screen element, and not only a rectangle.
  var isDescribed: Bool {
    let keys = Self.classKeys + Self.labelKeys + Self.identifierKeys
    return keys.contains(where: has) || has("children") || has("subviews") || has("enabled")
  }

  /// Whether the object has an empty field for its rectangle.
  var hasEmptyFrame: Bool {
    ["frame", "axframe", "rect", "coordinates"].contains { key in
      if case .null? = self[key]?.content { true } else { false }
    }
  }

  /// The class or type as it is printed; nil without one.
  var type: String? {
    for key in Self.classKeys {
      guard let text = text([key]) else { continue }
      // XCTest's types also have numbers.
      guard let number = Int(text) else { return text }
      if ElementForm.types.indices.contains(number) { return ElementForm.types[number] }
    }
    return nil
  }

  /// The type by its XCTest name; nil without one.
  var elementType: String? { type.map(Self.elementType) }

  /// Whether an element of its type has the size of the screen.
  var isScreen: Bool { ["Application", "Window"].contains(elementType ?? "") }

  /// Returns the view, without its rectangle.
  func view(isElement: Bool) -> ConsoleView {
    let type = isElement ? elementType : type
    let address = text(Self.addressKeys).flatMap { $0.hasPrefix("0x") ? ConsoleAddress($0) : nil }
    var view = ConsoleView(
      className: type ?? (isElement ? "Element" : "UIView"),
      address: address,
      position: position
    )
    view.kind = isElement ? .element : .printed
    addTexts(to: &view)
    addFlags(to: &view)
    view.boundsOrigin = isElement ? nil : boundsOrigin
    view.values = values
    return view
  }

  /// The class and the words that answers use as its name.
  var mention: Mention {
    let name = type.map { Self.isViewClass($0) ? $0 : Self.elementType($0) }
    let words = texts(Self.labelKeys + Self.otherTextKeys).first ?? text(Self.identifierKeys)
    return Mention(className: name ?? "Element", words: words)
  }

  private func addTexts(to view: inout ConsoleView) {
    let texts = texts(Self.labelKeys + Self.otherTextKeys)
    view.text = texts.first
    view.otherTexts = Array(texts.dropFirst())
    view.identifier = text(Self.identifierKeys)
  }

  private func addFlags(to view: inout ConsoleView) {
    let states = words("states") + words("traits")
    view.isEnabled = flag(["enabled"]) ?? flag(["disabled"]).map(!)
    if states.contains(where: { ["disabled", "notenabled"].contains($0) }) {
      view.isEnabled = false
    }
    view.isHittable = isHittable
    view.isHidden = flag(["hidden"]) ?? flag(["visible", "displayed"]).map(!)
    view.alpha = number(["alpha", "opacity"])
    view.isUserInteractionEnabled = flag(Self.interactionKeys)
    view.clipsToBounds = flag(["clipstobounds", "maskstobounds"])
    view.isSelected = flag(["selected", "checked"])
    view.isFocused = flag(["focused", "hasfocus", "keyboardfocused"])
  }

  /// Whether a name is a class of UIKit.
  static func isViewClass(_ name: String) -> Bool {
    let plain = name.hasPrefix("_") ? name.dropFirst() : name[...]
    return plain.hasPrefix("UI") && plain.dropFirst(2).first?.isUppercase == true
  }

  /// Returns the XCTest name of a type: without its prefix, or without that of macOS roles.
  static func elementType(_ name: String) -> String {
    let prefix = "XCUIElementType"
    if name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
    let plain = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
    let letters = plain.lowercased().filter(\.isLetter)
    return roles[letters] ?? types[letters] ?? plain
  }

  private static let types = Dictionary(
    ElementForm.types.map { ($0.lowercased(), $0) }
  ) { first, _ in first }

  /// The roles with other names than XCTest's types.
  private static let roles = [
    "checkbox": "Switch", "heading": "StaticText", "header": "StaticText", "text": "StaticText",
    "textarea": "TextView", "list": "Table", "row": "Cell", "tabbutton": "Button",
    "genericelement": "Other", "none": "Other", "securetextfield": "SecureTextField",
    "application": "Application",
  ]
}
