import Foundation
import SourceText

/// Items: which form each of them has.
extension ConsoleReader {
  /// Takes an item; answers behind what belongs to it.
  mutating func take(_ item: ConsoleItem, prefix: Range<Int>) -> Int {
    let position = places.position(at: item.start)
    if asked.app != nil { answerApp(with: item) }
    if asked.isOpen { noteAnswer(item) }
    if RecognizerForm.fits(item) {
      takeRecognizer(item, at: position)
      return item.end
    }
    if TouchForm.fits(item) { return takeTouch(item, at: position) }
    let controllerForm = ControllerForm(values)
    if let end = controllerForm.end(of: item) {
      let controller = controllerForm.controller(item, end: end, at: position)
      takeController(controller, bars: depth(of: prefix).bars, isPresented: isPlus(prefix))
      return end
    }
    if isLayer(item) { return item.end }
    if item.value("frame") != nil || item.isCut && item.address != nil {
      return takeView(item, prefix: prefix, at: position)
    }
    return takeObject(item, prefix: prefix, at: position)
  }

  /// How many bars and spaces stand before an item.
  private func depth(of prefix: Range<Int>) -> (bars: Int, indent: Int) {
    var (bars, indent, place) = (0, 0, prefix.upperBound)
    while place > prefix.lowerBound {
      switch bytes[place - 1] {
      case UInt8(ascii: "|"), UInt8(ascii: "+"): bars += 1
      case 0x20: indent += 1
      case 0x09: indent += 4
      default:
        // Lines of boxes: "│", "├", "└" are bars, "─" is a space.
        guard place - 3 >= prefix.lowerBound, bytes[place - 2] == 0x94, bytes[place - 3] == 0xE2
        else { return (bars, indent) }
        if bytes[place - 1] != 0x80 { bars += 1 }
        place -= 2
      }
      place -= 1
    }
    return (bars, indent)
  }

  private func isPlus(_ prefix: Range<Int>) -> Bool {
    bytes[prefix].last { $0 != 0x20 } == UInt8(ascii: "+")
  }

  /// Behind a layer's item, the tree says that it is one.
  private func isLayer(_ item: ConsoleItem) -> Bool {
    let mark = Array(" (layer)".utf8)
    return bytes[min(item.end, bytes.count)...].starts(with: mark)
  }

  private mutating func takeView(
    _ item: ConsoleItem,
    prefix: Range<Int>,
    at position: SourcePosition
  ) -> Int {
    addToRun(.view(addView(item, at: position)), prefix)
    return item.end
  }

  /// Adds an occurrence of a view.
  mutating func addView(_ item: ConsoleItem, at position: SourcePosition) -> Int {
    let view = ViewForm(values).view(item, at: position, ignored: &reading.ignoredAttributes)
    if item.isCut {
      reading.note(
        .cut,
        at: position,
        "the line of \(view.name) breaks off; what is not printed of it is unknown",
        "\(view.name) 这一行没有完；没打印的部分未知"
      )
    }
    views.append(view)
    return views.count - 1
  }

  private mutating func addToRun(_ content: PrintedObject.Content, _ prefix: Range<Int>) {
    let depth = depth(of: prefix)
    let isFirst = prefix.lowerBound == 0 || bytes[prefix.lowerBound - 1] == 0x0A
    // Of several items on a line, only the first is indented.
    let indent = isFirst || depth.bars > 0 ? depth.indent : current.lines.last?.indent ?? 0
    var line = PrintedObject(content: content, bars: depth.bars, indent: indent)
    line.isAfterGap = current.isAfterGap
    current.isAfterGap = false
    if line.bars == 0, current.hasBars {
      current.isAfterGap = line.isAfterGap
      flushRun()
      current.isAfterGap = false
    }
    if line.bars > 0, current.lines.last?.bars == 0, current.lines.count > 1 {
      // Only the last of the lines without bars is the root of the tree that begins.
      let root = current.lines.removeLast()
      flushRun()
      current.lines = [root]
    }
    current.lines.append(line)
    current.hasBars = current.hasBars || line.bars > 0
  }

  private mutating func takeRecognizer(_ item: ConsoleItem, at position: SourcePosition) {
    let form = RecognizerForm(values)
    let recognizer = form.recognizer(item, at: position)
    if recognizer.isCut {
      reading.note(
        .cut,
        at: position,
        "the line of \(recognizer.name) breaks off",
        "\(recognizer.name) 这一行没有完"
      )
    }
    reading.recognizers.append(recognizer)
    // Those that are named in a set may have no line of their own.
    for key in ["must-fail", "must-fail-for"] {
      guard let set = item.value(key) else { continue }
      takeRecognizers(in: set, at: position)
    }
  }

  private mutating func takeRecognizers(in set: Range<Int>, at position: SourcePosition) {
    var place = set.lowerBound
    while place < set.upperBound {
      guard let bracket = bytes[place..<set.upperBound].firstIndex(of: UInt8(ascii: "<")) else {
        return
      }
      guard let item = scanner.item(at: bracket), item.end <= set.upperBound else {
        place = bracket + 1
        continue
      }
      if RecognizerForm.fits(item) {
        reading.recognizers.append(RecognizerForm(values).recognizer(item, at: position))
      }
      place = max(item.end, bracket + 1)
    }
  }

  private mutating func takeTouch(_ item: ConsoleItem, at position: SourcePosition) -> Int {
    let found = TouchForm.read(item, &scanner, at: position)
    // The lines of its window and view tell as much as those of a tree.
    let window = found.window.flatMap { $0.value("frame") == nil ? nil : addView($0, at: position) }
    let view = found.view.flatMap { $0.value("frame") == nil ? nil : addView($0, at: position) }
    reading.touches.append(found.touch)
    touchViews.append(TouchedViews(window: window, view: view, touch: found.touch))
    return found.end
  }

  private mutating func takeController(
    _ controller: ConsoleController,
    bars: Int,
    isPresented: Bool
  ) {
    var controller = controller
    if bars == 0 { current.controllers = [] }
    while let last = current.controllers.last, last.bars >= bars {
      current.controllers.removeLast()
    }
    controller.parent = current.controllers.last?.index
    controller.isPresented = isPresented && controller.parent != nil
    reading.controllers.append(controller)
    current.controllers.append((bars, reading.controllers.count - 1))
  }

  /// An object without a frame: a responder of a chain, or the target of an action.
  private mutating func takeObject(
    _ item: ConsoleItem,
    prefix: Range<Int>,
    at position: SourcePosition
  ) -> Int {
    let reference = ConsoleReference(className: item.className, address: item.address)
    guard item.address != nil, !isCollection(item) else { return item.end }
    if let selector = selector(behind: item.end) {
      reading.actions.append(
        ConsoleAction(
          control: asked.control,
          target: reference,
          selector: selector.name,
          position: position
        )
      )
      return selector.end
    }
    if asked.control != nil {
      reading.actions.append(
        ConsoleAction(control: asked.control, target: reference, position: position)
      )
      return item.end
    }
    addToRun(.object(reference), prefix)
    return item.end
  }

  /// Whether an item is the head of an array or a set, whose elements follow.
  private func isCollection(_ item: ConsoleItem) -> Bool {
    item.className.contains("NS")
      && ["Array", "Set", "Dictionary"].contains { item.className.contains($0) }
  }

  /// The selector behind a target, ` showChangeLog:`.
  private func selector(behind start: Int) -> (name: String, end: Int)? {
    guard start < bytes.count, bytes[start] == 0x20 else { return nil }
    var end = start + 1
    while end < bytes.count, end - start < 300,
      bytes[end].isNamePart || bytes[end] == UInt8(ascii: ":")
    { end += 1 }
    guard end > start + 1, bytes[start + 1].isNameStart else { return nil }
    // Words of a sentence are no selector.
    guard end == bytes.count || bytes[end] == 0x0A || "\"'`,)}".utf8.contains(bytes[end]) else {
      return nil
    }
    return (String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end)
  }

  /// A line that is a selector, as `actionsForTarget:forControlEvent:` lists them.
  mutating func readSelector(_ line: Range<Int>) -> Bool {
    guard let control = asked.control, line.count < 200 else { return false }
    let word = values.word(line).trimmingCharacters(in: .init(charactersIn: "\"',"))
    guard word.utf8.first?.isNameStart == true,
      word.utf8.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ":") })
    else { return false }
    let position = places.position(at: line.lowerBound)
    let target = asked.isForNobody ? ConsoleAction.nobody : nil
    reading.actions.append(
      ConsoleAction(control: control, target: target, selector: word, position: position)
    )
    return true
  }
}
