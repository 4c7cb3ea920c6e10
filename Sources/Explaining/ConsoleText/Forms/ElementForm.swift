import Foundation
import TextFormats

/// A parser of accessibility tree lines.
///
/// The form is `Button, 0x7fb5, {{20.0, 59.0}, {55.0, 40.0}}, label: 'Menu', Selected`. The address
/// can be missing, and traits can come before the frame.
struct ElementForm {
  /// A parsed line.
  struct Reading {
    var view: ConsoleView
    /// The indentation of the line.
    let indent: Int
    /// The rectangle on the screen.
    let screenFrame: CGRect?
  }

  private let bytes: [UInt8]
  private let values: ValueText

  init(_ values: ValueText) {
    self.values = values
    bytes = values.bytes
  }

  /// Returns the element of a line; nil if the line has another form.
  func element(_ line: Range<Int>, at position: SourcePosition) -> Reading? {
    var place = line.lowerBound
    while place < line.upperBound, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    // An arrow replaces the indentation of one space.
    let indent = place - line.lowerBound
    let head = bytes[place..<line.upperBound]
    if head.starts(with: "→".utf8) || head.starts(with: "↳".utf8) { place += 3 }
    guard let comma = typeEnd(place..<line.upperBound) else { return nil }
    let type = values.word(place..<comma)
    // Older drivers print the address after the type: `Button 0x7fb5: traits: 8589934593, {{…`.
    guard
      let name = Self.types.first(where: { type == $0 || type.hasPrefix($0 + " (") })
        ?? Self.types.first(where: { type.hasPrefix($0 + " 0x") || type.hasPrefix($0 + ": ") })
    else { return nil }
    let rest = (comma + 1)..<line.upperBound
    let words = String(decoding: bytes[rest.prefix(4000)], as: UTF8.self)
    let frame = frame(in: rest)
    let address = values.address(in: (place + name.utf8.count)..<min(line.upperBound, comma + 24))
    // The application itself has no frame: it is the screen.
    let isApplication = name == "Application" && words.contains("pid: ")
    guard frame != nil || address != nil || isApplication else { return nil }
    var view = ConsoleView(className: name, address: address, position: position)
    view.kind = .element
    read(words, into: &view)
    return Reading(view: view, indent: indent, screenFrame: frame)
  }

  private func typeEnd(_ range: Range<Int>) -> Int? {
    let limit = min(range.upperBound, range.lowerBound + 40)
    guard range.lowerBound < limit, bytes[range.lowerBound].isNameStart else { return nil }
    return bytes[range.lowerBound..<limit].firstIndex(of: UInt8(ascii: ","))
  }

  /// Returns the first rectangle in the line: `{{20.0, 59.0}, {55.0, 40.0}}`.
  private func frame(in range: Range<Int>) -> CGRect? {
    let range = range.prefix(4000)
    guard
      let start = range.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "{") && bytes[$0 + 1] == UInt8(ascii: "{")
      }),
      let end = range.suffix(from: start).dropFirst().first(where: {
        bytes[$0] == UInt8(ascii: "}") && bytes[$0 - 1] == UInt8(ascii: "}")
      })
    else { return nil }
    return values.rectangle(start..<end)
  }

  private func read(_ words: String, into view: inout ConsoleView) {
    view.text = quoted("label: '", in: words) ?? quoted("title: '", in: words)
    view.identifier = quoted("identifier: '", in: words)
    view.otherTexts = ["placeholderValue: '", "title: '"].compactMap { quoted($0, in: words) }
    view.isEnabled = !hasWord("Disabled", in: words)
  }

  /// Whether a word is between commas, and not inside quotation marks.
  private func hasWord(_ word: String, in words: String) -> Bool {
    var isQuoted = false
    for part in words.components(separatedBy: ", ") {
      if isQuoted {
        isQuoted = !part.hasSuffix("'")
      } else if part == word {
        return true
      } else if let start = part.range(of: ": '")?.upperBound {
        isQuoted = !part[start...].hasSuffix("'")
      }
    }
    return false
  }

  /// Returns the text between quotation marks, up to a mark before a comma or the end.
  private func quoted(_ key: String, in words: String) -> String? {
    guard let start = words.range(of: key)?.upperBound else { return nil }
    let rest = words[start...]
    let end = rest.range(of: "', ")?.lowerBound ?? rest.lastIndex(of: "'") ?? rest.endIndex
    return String(rest[..<end])
  }

  /// The types of elements, by their XCTest names.
  static let types: [String] = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]
}
