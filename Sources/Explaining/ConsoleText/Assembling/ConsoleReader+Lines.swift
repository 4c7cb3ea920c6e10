import Foundation
import TextFormats

/// The lines with items, and lines with other forms.
extension ConsoleReader {
  /// Reads a line, and the lines on which its items continue; returns the start of the next line.
  mutating func readLine(_ line: Range<Int>) -> Int {
    var (place, end, itemCount) = (line.lowerBound, line.upperBound, 0)
    var prefixStart = line.lowerBound
    if question.control != nil, !scanner.starts.isPrompt(line.lowerBound) {
      collectTargetsAnswer(line)
    }
    if readLogLine(line) { return min(end + 1, max(bytes.count, end)) }
    while place < end {
      guard let bracket = bytes[place..<end].firstIndex(of: UInt8(ascii: "<")) else { break }
      guard bracket + 1 < end,
        bytes[bracket + 1].isNameStart || bytes[bracket + 1] == bytes[bracket],
        let item = scanner.item(at: bracket)
      else {
        place = bracket + 1
        continue
      }
      if itemCount == 0 { readCommand(line.lowerBound..<bracket) }
      let isTail = itemCount > 0 && isTail(item, of: prefixStart..<bracket)
      itemCount += 1
      let itemEnd = isTail ? item.end : take(item, prefix: prefixStart..<bracket)
      place = max(itemEnd, bracket + 1)
      prefixStart = place
      // A truncated item ends with its line; other items can end on a later line.
      if place > end { end = lineEnd(from: place) }
    }
    if itemCount == 0 { readPlainLine(line) }
    return min(end + 1, max(bytes.count, end))
  }

  /// Whether an item belongs to the item before it on its line, and is not a view of the tree.
  ///
  /// Examples: `… collection view layout: <…>`, `… item=<…>`, `… {<…>}`.
  private func isTail(_ item: ConsoleItem, of between: Range<Int>) -> Bool {
    guard !bytes[between].contains(0x0A), question.control == nil else { return false }
    let isElement = bytes[between].contains(UInt8(ascii: ","))
    if isElement, item.value("frame") != nil { return false }
    let sign = bytes[between].last { $0 != 0x20 }
    if let sign, "=:{".utf8.contains(sign) { return true }
    let hasWords = bytes[between].contains { $0.isNameStart && $0 < 0x80 }
    return hasWords && item.value("frame") == nil && !RecognizerForm.fits(item)
  }

  /// Reads a line without an item.
  private mutating func readPlainLine(_ line: Range<Int>) {
    let text = trimmed(line)
    guard !text.isEmpty else { return }
    if isGap(text) {
      run.isAfterGap = true
      return
    }
    if readCommand(line) { return }
    if readElement(line) || readTrace(text) || readAnswer(text) || readSelector(text) { return }
    if isHeading(text) { return }
    if isListSign(text) {
      if question.control != nil, ")]}".utf8.contains(bytes[text.upperBound - 1]) { endTargets() }
      return
    }
    let position = places.position(at: text.lowerBound)
    let shown = PlainText.quoted(values.word(text.prefix(200)))
    reading.note(
      .skipped,
      at: position,
      "\(shown) was skipped, because its form is not known",
      "\(shown) 的形式未知，已跳过"
    )
  }

  /// Reads a line of the log that reports a mistake; returns whether it is one.
  private mutating func readLogLine(_ line: Range<Int>) -> Bool {
    // Lines of trees begin with bars or an object; they are the most frequent.
    guard let first = bytes[line].first(where: { $0 != 0x20 }),
      first != UInt8(ascii: "|"),
      !run.hasBars || first != UInt8(ascii: "<") || !beginsObject(line)
    else { return false }
    let words = String(decoding: bytes[line.prefix(2000)], as: UTF8.self)
    guard let explanation = LogLineForm.explanation(of: words) else { return false }
    reading.note(
      .explained,
      at: places.position(at: line.lowerBound),
      explanation.english,
      explanation.chinese
    )
    return true
  }

  /// Whether a line begins with an object, and not with an address in brackets.
  private func beginsObject(_ line: Range<Int>) -> Bool {
    let text = trimmed(line)
    return text.count > 1 && bytes[text.lowerBound + 1].isNameStart
  }

  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (first, last) = (line.lowerBound, line.upperBound)
    while first < last, bytes[first].isSpace { first += 1 }
    while last > first, bytes[last - 1].isSpace { last -= 1 }
    return first..<last
  }

  /// Whether a line contains only dots, with or without bars, for omitted lines.
  private func isGap(_ line: Range<Int>) -> Bool {
    var place = line.lowerBound
    while place < line.upperBound, "|/#> \t+".utf8.contains(bytes[place]) { place += 1 }
    let rest = String(decoding: bytes[place..<min(line.upperBound, place + 80)], as: UTF8.self)
    guard place < line.upperBound else { return false }
    if rest.allSatisfy({ ".… *[]()".contains($0) }) {
      return rest.contains("...") || rest.contains("…")
    }
    let words = rest.lowercased().trimmingCharacters(in: .punctuationCharacters)
    return ["snip", "snipped", "omitted", "truncated", "省略", "cut"].contains(words)
  }

  /// Reads a command at a prompt; the lines after it are its output.
  @discardableResult
  private mutating func readCommand(_ range: Range<Int>) -> Bool {
    // Most lines begin with bars.
    guard range.contains(where: { !"| ".utf8.contains(bytes[$0]) }) else { return false }
    let text = String(decoding: bytes[range.prefix(400)], as: UTF8.self)
    let line = text.drop { $0 == " " || $0 == "/" || $0 == ">" }
    let isPrompt =
      ["(lldb)", "(gdb)", "cy#"].contains { line.hasPrefix($0) } || line.hasPrefix("po ")
      || line.hasPrefix("expr ") || line.hasPrefix("e -l ")
    guard isPrompt else { return false }
    flush()
    let asksActions = ["action", "Action", "allTargets"].contains { line.contains($0) }
    endTargets()
    let message = QuestionForm(values).message(in: range.prefix(400))
    let position = places.position(at: range.lowerBound)
    let property = QuestionForm(values).question(in: range.prefix(400), at: position)
    if let property { reading.answers.append(property) }
    question = AskedQuestion(
      control: asksActions ? values.address(in: range.prefix(400)) : nil,
      target: target(in: line),
      superview: message?.method == "subviews" ? message?.object : nil,
      subview: message?.method == "superview" ? message?.object : nil,
      app: AppQuestion(text),
      isOpen: property != nil
    )
    return true
  }

  /// Returns the target in `[0x7a22 actionsForTarget:0x7a30 forControlEvent:64]`.
  private func target(in line: Substring) -> ConsoleReference? {
    guard let mark = line.range(of: "actionsForTarget:") else { return nil }
    let word = line[mark.upperBound...].drop { "(id)# ".contains($0) }.prefix { !" ]".contains($0) }
    if word == "nil" || word == "0" { return ConsoleAction.nobody }
    return ConsoleAddress(word).map { ConsoleReference(className: "", address: $0) }
  }

  /// Reads `•UIWindow:0x7f… - AMBIGUOUS LAYOUT`, a line of a constraint trace.
  private mutating func readTrace(_ line: Range<Int>) -> Bool {
    var place = line.lowerBound
    // Bars, spaces, stars, pluses, and the bytes of bullets.
    while place < line.upperBound, "|*+ \t•".utf8.contains(bytes[place]) { place += 1 }
    let name = bytes[place..<line.upperBound].prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
    guard !name.isEmpty, bytes[name.endIndex..<line.upperBound].starts(with: ":0x".utf8) else {
      return false
    }
    if traceLineCount == 0 {
      let position = places.position(at: line.lowerBound)
      reading.note(
        .skipped,
        at: position,
        "a trace of constraints (_autolayoutTrace) has no frames",
        "约束跟踪（_autolayoutTrace）没有 frame"
      )
    }
    traceLineCount += 1
    return true
  }

  /// Whether a line is the title of a part of an accessibility tree.
  private mutating func isHeading(_ line: Range<Int>) -> Bool {
    let text = String(decoding: bytes[line.prefix(60)], as: UTF8.self)
    if text.hasPrefix("Printing description of") {
      flush()
      return true
    }
    if text.hasPrefix("Path to element") || text.hasPrefix("Query chain") {
      flush()
      accessibility.isInPath = true
      return true
    }
    if text.hasPrefix("Element subtree") || text.hasPrefix("Attributes:") {
      flush()
      accessibility.isInPath = false
      return true
    }
    // The start of an event, whose touches follow.
    return accessibility.isInPath || text.contains("touches: {(") || text.hasPrefix("timestamp:")
  }

  /// Whether a line contains only brackets, quotation marks or fences.
  func isListSign(_ line: Range<Int>) -> Bool {
    line.count <= 40 && bytes[line].allSatisfy { "(){}[],;`'\"-=~|0123456789#/".utf8.contains($0) }
  }
}
