import Foundation
import TextFormats

/// The forms of items.
extension ConsoleReader {
  /// Reads an item; returns the offset after it.
  mutating func take(_ item: ConsoleItem, prefix: Range<Int>) -> Int {
    let position = places.position(at: item.start)
    if question.app != nil { answerApp(with: item) }
    if question.isOpen { noteAnswer(item) }
    if isTarget(item, prefix: prefix) { return takeTarget(item, at: position) }
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
    if item.value("frame") != nil || item.value("AX.frame") != nil
      || item.isCut && item.address != nil
    {
      return takeView(item, prefix: prefix, at: position)
    }
    return takeObject(item, prefix: prefix, at: position)
  }

  /// Returns the number of bars and spaces before an item.
  private func depth(of prefix: Range<Int>) -> (bars: Int, indent: Int) {
    var (bars, indent, place) = (0, 0, prefix.upperBound)
    while place > prefix.lowerBound {
      switch bytes[place - 1] {
      case UInt8(ascii: "|"), UInt8(ascii: "+"): bars += 1
      case 0x20: indent += 1
      case 0x09: indent += 4
      // A branch such as `|--`.
      case UInt8(ascii: "-"): indent += 1
      default:
        // In box-drawing characters, "│", "├", "└" are bars and "─" is a space.
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

  /// Whether the tree marks an item as a layer.
  private func isLayer(_ item: ConsoleItem) -> Bool {
    let mark = Array(" (layer)".utf8)
    return bytes[min(item.end, bytes.count)...].starts(with: mark)
  }

  private mutating func takeView(
    _ item: ConsoleItem,
    prefix: Range<Int>,
    at position: SourcePosition
  ) -> Int {
    let index = addView(item, at: position)
    if let subview = question.subview { printed.superviews.append((subview, index)) }
    question.subview = nil
    addToRun(.view(index), prefix, behind: item.end)
    return item.end
  }

  /// Adds an occurrence of a view.
  mutating func addView(_ item: ConsoleItem, at position: SourcePosition) -> Int {
    var view = ViewForm(values).view(item, at: position, ignored: &reading.ignoredAttributes)
    if item.isCut {
      reading.note(
        .cut,
        at: position,
        "the line of \(view.name) is cut off; the properties after the cut are unknown",
        "\(view.name) 这一行被截断；截断之后的属性未知"
      )
    }
    if let title = title(behind: item) { view.otherTexts.append(title) }
    if view.screenFrame != nil { view.kind = .element }
    printed.views.append(view)
    return printed.views.count - 1
  }

  /// Returns the title in `<UIButton: 0x7f81; …> - Pay`.
  private func title(behind item: ConsoleItem) -> String? {
    guard !item.isCut, bytes[min(item.end, bytes.count)...].starts(with: " - ".utf8) else {
      return nil
    }
    let end = min(lineEnd(from: item.end), item.end + 200)
    let title = values.word((item.end + 3)..<max(item.end + 3, end))
    return title.isEmpty || title == "(null)" || title.contains("<") ? nil : title
  }

  private mutating func addToRun(
    _ content: PrintedObject.Content,
    _ prefix: Range<Int>,
    behind end: Int
  ) {
    let depth = depth(of: prefix)
    let isFirst = prefix.lowerBound == 0 || bytes[prefix.lowerBound - 1] == 0x0A
    // Of several items on a line, only the first has an indentation.
    let indent = isFirst || depth.bars > 0 ? depth.indent : run.lines.last?.indent ?? 0
    var line = PrintedObject(content: content, bars: depth.bars, indent: indent)
    line.isAfterGap = run.isAfterGap
    line.isFollowedByComma = isComma(behind: end)
    line.hasWords = depth.bars == 0 && bytes[prefix].contains { $0.isNameStart && $0 < 0x80 }
    run.isAfterGap = false
    if line.bars == 0, run.hasBars {
      run.isAfterGap = line.isAfterGap
      flushRun()
      run.isAfterGap = false
    }
    if line.bars > 0, run.lines.last?.bars == 0, run.lines.count > 1 {
      // Of the lines without bars, only the last is the root of the new tree.
      let root = run.lines.removeLast()
      flushRun()
      run.lines = [root]
    }
    run.lines.append(line)
    run.hasBars = run.hasBars || line.bars > 0
  }

  private mutating func takeRecognizer(_ item: ConsoleItem, at position: SourcePosition) {
    let form = RecognizerForm(values)
    let recognizer = form.recognizer(item, at: position)
    if recognizer.isCut {
      reading.note(
        .cut,
        at: position,
        "the line of \(recognizer.name) is cut off",
        "\(recognizer.name) 这一行被截断"
      )
    }
    reading.recognizers.append(recognizer)
    // Recognizers in a set can lack a line of their own.
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
    // The lines of a touch's window and view contain as much as those of a tree.
    let window = found.window.flatMap { $0.value("frame") == nil ? nil : addView($0, at: position) }
    let view = found.view.flatMap { $0.value("frame") == nil ? nil : addView($0, at: position) }
    reading.touches.append(found.touch)
    printed.touched.append(TouchedViews(window: window, view: view, touch: found.touch))
    return found.end
  }

  private mutating func takeController(
    _ controller: ConsoleController,
    bars: Int,
    isPresented: Bool
  ) {
    var controller = controller
    if bars == 0 { openControllers = [] }
    while let last = openControllers.last, last.bars >= bars { openControllers.removeLast() }
    controller.parent = openControllers.last?.index
    controller.isPresented = isPresented && controller.parent != nil
    reading.controllers.append(controller)
    openControllers.append((bars, reading.controllers.count - 1))
  }

  /// Reads an object without a frame: a responder of a chain, or the target of an action.
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
          control: question.control,
          target: reference,
          selector: selector.name,
          position: position
        )
      )
      return selector.end
    }
    addToRun(.object(reference), prefix, behind: item.end)
    return item.end
  }

  /// Whether an array element ends here, with a comma after an optional quotation mark.
  private func isComma(behind end: Int) -> Bool {
    let next = bytes[min(end, bytes.count)...].prefix(3).drop { "\"'`".utf8.contains($0) }
    return next.first == UInt8(ascii: ",")
  }

  // MARK: - Targets of actions

  /// Whether an item is in the answer to a question about the targets of a control.
  private func isTarget(_ item: ConsoleItem, prefix: Range<Int>) -> Bool {
    question.control != nil && item.address != nil && !isCollection(item)
      && depth(of: prefix).bars == 0 && !RecognizerForm.fits(item)
  }

  private mutating func takeTarget(_ item: ConsoleItem, at position: SourcePosition) -> Int {
    let selector = selector(behind: item.end)
    let action = ConsoleAction(
      control: question.control,
      target: ConsoleReference(className: item.className, address: item.address),
      selector: selector?.name,
      position: position
    )
    reading.actions.append(action)
    return selector?.end ?? item.end
  }

  /// Whether an item is the start of an array or a set, whose elements follow.
  func isCollection(_ item: ConsoleItem) -> Bool {
    item.className.contains("NS")
      && ["Array", "Set", "Dictionary"].contains { item.className.contains($0) }
  }

  /// Returns the selector after a target, ` showChangeLog:`.
  private func selector(behind start: Int) -> (name: String, end: Int)? {
    guard start < bytes.count, bytes[start] == 0x20 else { return nil }
    var end = start + 1
    while end < bytes.count, end - start < 300,
      bytes[end].isNamePart || bytes[end] == UInt8(ascii: ":")
    { end += 1 }
    guard end > start + 1, bytes[start + 1].isNameStart else { return nil }
    // The words of a sentence are not a selector.
    guard end == bytes.count || bytes[end] == 0x0A || "\"'`,)}".utf8.contains(bytes[end]) else {
      return nil
    }
    return (String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end)
  }

  /// Reads a line with selectors from `actionsForTarget:forControlEvent:`: one, or an array.
  mutating func readSelector(_ line: Range<Int>) -> Bool {
    guard let control = question.control, line.count < 2000 else { return false }
    let signs = CharacterSet(charactersIn: "\"' @[](){};#")
    let words = values.word(line).components(separatedBy: ",")
      .map { $0.trimmingCharacters(in: signs) }.filter { !$0.isEmpty }
    // `nil`, `error: …` and other words in place of a list are not selectors.
    let position = places.position(at: line.lowerBound)
    if words == ["Function"] { return noteFunction(at: position) }
    guard !words.isEmpty, words.allSatisfy(isSelector) else { return false }
    for word in words {
      reading.actions.append(
        ConsoleAction(control: control, target: question.target, selector: word, position: position)
      )
    }
    return true
  }

  /// Records a target that is a function, because `self` is one in the initializer of a property.
  private mutating func noteFunction(at position: SourcePosition) -> Bool {
    if let place = reading.answers.lastIndex(where: { $0.property == .targets }) {
      reading.answers[place].isAnswered = true
    }
    reading.note(
      .explained,
      at: position,
      "the target is a function, not an object: addTarget(self, …) is called in the initializer of"
        + " a property, where self is not yet the object. Make the property lazy, or add the target"
        + " later",
      "target 是函数而不是对象：addTarget(self, …) 写在属性的初始值里，那时 self 还不是该对象。"
        + "请把属性改成 lazy，或稍后再添加 target"
    )
    return true
  }

  private func isSelector(_ word: String) -> Bool {
    // Names of classes and exceptions begin with a capital letter.
    word.first?.isUppercase == false && word.utf8.first?.isNameStart == true
      && word != "nil" && word != "error:"
      && word.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ":") }
  }
}
