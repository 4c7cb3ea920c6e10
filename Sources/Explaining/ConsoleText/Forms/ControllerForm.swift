import Foundation
import TextFormats

/// A parser of controllers, from an item and the text after it.
///
/// The forms are `<Name 0x12>, state: appeared, view: <UIView 0x34> not in the window, presented
/// with: <…>`, the same within the brackets, and `<Name: 0x12; view = <UIView; 0x34>; frame = (0,
/// 0; 414, 736)>`.
struct ControllerForm {
  private let values: ValueText

  init(_ values: ValueText) {
    self.values = values
  }

  /// Returns the end of a controller's line; nil if the item is not a controller.
  func end(of item: ConsoleItem) -> Int? {
    if item.value("view") != nil, item.value("state") == nil, item.value("target") == nil {
      return item.end
    }
    if let state = item.value("state"), words(state).contains("view:") { return item.end }
    let tail = item.end
    guard has(", state:", at: tail) || has(", view:", at: tail) else { return nil }
    return lineEnd(from: tail)
  }

  func controller(
    _ item: ConsoleItem,
    end: Int,
    at position: SourcePosition
  ) -> ConsoleController {
    var controller = ConsoleController(
      className: item.className,
      address: item.address,
      position: position
    )
    if let view = item.value("view") {
      controller.view = values.reference(view)
    } else {
      readLine(item.value("state").map { $0.lowerBound..<item.end } ?? item.end..<end, &controller)
    }
    return controller
  }

  private func readLine(_ range: Range<Int>, _ controller: inout ConsoleController) {
    let line = words(range)
    let state = line.range(of: "state: ").map { line[$0.upperBound...] } ?? line[...]
    controller.state = String(state.prefix { $0 != "," && $0 != ">" && $0 != " " })
    if let view = offset(of: "view:", in: range) {
      controller.view = values.reference(view..<min(range.upperBound, view + 3000))
    }
    controller.isInWindow = !line.contains("not in the window")
  }

  private func words(_ range: Range<Int>) -> String {
    String(decoding: values.bytes[range.prefix(4000)], as: UTF8.self)
  }

  private func has(_ text: String, at place: Int) -> Bool {
    values.bytes[min(place, values.bytes.count)...].starts(with: text.utf8)
  }

  private func offset(of text: String, in range: Range<Int>) -> Int? {
    let mark = Array(text.utf8)
    return range.prefix(4000).first { values.bytes[$0...].starts(with: mark) }
  }

  /// Returns the end of the line, or the bars of the next item if line breaks are missing.
  private func lineEnd(from start: Int) -> Int {
    let (bytes, starts) = (values.bytes, ItemStartSearch(values.bytes))
    var place = start
    while place < bytes.count, place - start < 4000, bytes[place] != 0x0A {
      let isBar = bytes[place] == UInt8(ascii: "|") || bytes[place] == UInt8(ascii: "+")
      if isBar, starts.isItemStart(place) { return place }
      place += 1
    }
    return place
  }
}
