import Foundation
import TextFormats

/// A parser of XML page sources (WebDriverAgent, Appium) and of Detox's view hierarchy.
///
/// The programs that write them do not always escape their output. So the parser only needs
/// elements with attributes, and skips other text.
struct PageSourceForm {
  /// An element.
  struct Element {
    var view: ConsoleView
    /// The rectangle on the screen, or in the superview if `isRelative` is set.
    let frame: CGRect?
    let isRelative: Bool
    let start: Int
    /// The index of the parent element.
    var parent: Int?
  }

  /// The parsed elements.
  private(set) var elements: [Element] = []
  /// The range of each page, from its first element to the end of the last one.
  private(set) var ranges: [Range<Int>] = []
  /// Whether the text ends within an element.
  private(set) var isCut = false
  private let bytes: [UInt8]
  private var open: [(name: String, element: Int?)] = []

  /// The maximum depth of elements.
  private static let deepest = 2000

  /// Whether a text is a page source.
  static func fits(_ bytes: [UInt8]) -> Bool {
    let marks = ["<XCUIElementType", "<AppiumAUT", "<ViewHierarchy"]
    // A page can follow the output of a debugger.
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "<") && marks.contains { bytes[index...].starts(with: $0.utf8) }
    }
  }

  /// Reads a page, up to one element more than the maximum; such a text is refused.
  init(_ bytes: [UInt8], mostElements: Int = FileLimits.ConsoleText.views) {
    self.bytes = bytes
    var place = 0
    while place < bytes.count, elements.count <= mostElements {
      guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else {
        place += 1
        continue
      }
      if bytes[place + 1] == UInt8(ascii: "/") {
        close(at: place + 2)
        place += 2
      } else if !bytes[place + 1].isNameStart {
        place += 1
      } else {
        place = openElement(at: place)
      }
    }
    isCut = open.contains { $0.element != nil }
  }

  private mutating func close(at start: Int) {
    let name = name(at: start)
    guard let index = open.suffix(200).lastIndex(where: { $0.name == name }) else { return }
    if open[index...].contains(where: { $0.element != nil }) {
      extendPage(to: start + name.utf8.count + 1)
    }
    open.removeSubrange(index...)
  }

  private func name(at start: Int) -> String {
    var place = start
    while place < bytes.count, place - start < 500, !bytes[place].isSpace,
      bytes[place] != UInt8(ascii: "/")
    {
      // A generic class has brackets of its own: `<Host<Root> class="…"`.
      if bytes[place] == UInt8(ascii: ">"), isEndOfName(place) { break }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func isEndOfName(_ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return true }
    return bytes[place + 1] != UInt8(ascii: ">") && bytes[place + 1] != 0x20
  }

  /// Reads an element; returns the offset after its opening tag.
  private mutating func openElement(at start: Int) -> Int {
    let name = name(at: start + 1)
    guard let first = name.utf8.first, first.isNameStart else { return start + 1 }
    var attributes: [String: String] = [:]
    var place = start + 1 + name.utf8.count
    var isClosed = false
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "<")
    {
      isClosed = bytes[place] == UInt8(ascii: "/")
      if bytes[place].isNameStart {
        place = readAttribute(at: place, &attributes)
      } else {
        place += 1
      }
    }
    let end = place < bytes.count && bytes[place] == UInt8(ascii: "<") ? place : place + 1
    add(name, attributes, start: start, end: end, isClosed: isClosed)
    return end
  }

  private mutating func extendPage(to end: Int) {
    guard let page = ranges.popLast() else { return }
    ranges.append(page.lowerBound..<min(max(page.upperBound, end), bytes.count))
  }

  private func readAttribute(at start: Int, _ attributes: inout [String: String]) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isNamePart || bytes[place] == UInt8(ascii: "-") {
      place += 1
    }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
      bytes[place + 1] == UInt8(ascii: "\"")
    else { return max(place, start + 1) }
    let valueStart = place + 2
    var end = valueStart
    let limit = min(bytes.count, valueStart + QuoteSearch.longestText)
    while end < limit, bytes[end] != UInt8(ascii: "\"") || !isEndOfValue(end) { end += 1 }
    attributes[name] = MarkupEvidence.unescaped(bytes[valueStart..<end])
    return min(end + 1, bytes.count)
  }

  /// Whether a quotation mark ends a value, because another attribute or the end of the tag
  /// follows.
  private func isEndOfValue(_ place: Int) -> Bool {
    var next = place + 1
    while next < bytes.count, next - place < 100, bytes[next].isSpace { next += 1 }
    guard next < bytes.count else { return true }
    if ">/?".utf8.contains(bytes[next]) { return true }
    let name = bytes[next...].prefix(60).prefix { $0.isNamePart || $0 == UInt8(ascii: "-") }
    return next > place + 1 && !name.isEmpty
      && bytes[name.endIndex...].starts(with: "=\"".utf8)
  }

  private mutating func add(
    _ name: String,
    _ attributes: [String: String],
    start: Int,
    end: Int,
    isClosed: Bool
  ) {
    let parent = open.last { $0.element != nil }?.element
    var index: Int?
    if let element = element(name, attributes, start, parent) {
      index = elements.count
      elements.append(element)
      if parent == nil { ranges.append(start..<min(end, bytes.count)) }
      extendPage(to: end)
    }
    // The lines of a debugger before a page also begin with "<", and are never closed.
    let isOfPage = index != nil || parent != nil
    if !isClosed, isOfPage, open.count < Self.deepest { open.append((name, index)) }
  }

  private func element(
    _ name: String,
    _ attributes: [String: String],
    _ start: Int,
    _ parent: Int?
  ) -> Element? {
    guard let width = attributes["width"].flatMap(Double.init),
      let height = attributes["height"].flatMap(Double.init)
    else { return nil }
    let isDetox = attributes["class"] != nil && attributes["type"] == nil
    var view = ConsoleView(
      className: className(name, attributes),
      address: attributes["ptr"].flatMap { ConsoleAddress($0) },
      position: SourcePosition()
    )
    view.kind = .element
    view.text = ["label", "text", "value", "name"].lazy.compactMap { attributes[$0] }
      .first { !$0.isEmpty }
    view.identifier = attributes["testID"] ?? attributes["name"]
    view.alpha = attributes["alpha"].flatMap(Double.init)
    view.isEnabled = attributes["enabled"].map(Self.isYes)
    view.isHittable = attributes["hittable"].map(Self.isYes)
    // Drivers use "visible" for shown elements, Detox uses "visibility".
    view.isHidden = attributes["visible"].map { !Self.isYes($0) }
    if isDetox { view.isHidden = attributes["visibility"] == "invisible" ? true : nil }
    view.otherTexts = ["label", "text", "value", "name", "placeholderValue"]
      .compactMap { attributes[$0] }.filter { !$0.isEmpty && $0 != view.text }
    view.tag = isDetox ? attributes["id"].flatMap { Int($0) } : nil
    let (x, y) = (attributes["x"].flatMap(Double.init), attributes["y"].flatMap(Double.init))
    return Element(
      view: view,
      frame: CGRect(x: x ?? 0, y: y ?? 0, width: width, height: height),
      isRelative: isDetox,
      start: start,
      parent: parent
    )
  }

  private static func isYes(_ word: String) -> Bool { word != "false" && word != "0" }

  private func className(_ name: String, _ attributes: [String: String]) -> String {
    let type = attributes["type"] ?? attributes["class"] ?? name
    let prefix = "XCUIElementType"
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }
}

extension MarkupEvidence {
  /// Returns a text with its entities resolved.
  static func unescaped(_ slice: ArraySlice<UInt8>) -> String {
    guard slice.contains(UInt8(ascii: "&")) else { return String(decoding: slice, as: UTF8.self) }
    let bytes = Array(slice)
    var (result, place) = ([UInt8](), 0)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), let entity = entity(in: bytes, at: place) {
        result += Array(String(entity.scalar).utf8)
        place += entity.length
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
