import Foundation
import SourceText

/// Lines: items in them, and those that are of another form.
extension ConsoleReader {
  /// Reads a line, and the lines that its items go on in; answers where the next line begins.
  mutating func readLine(_ line: Range<Int>) -> Int {
    var (place, end, itemCount) = (line.lowerBound, line.upperBound, 0)
    var prefixStart = line.lowerBound
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
      itemCount += 1
      place = max(take(item, prefix: prefixStart..<bracket), bracket + 1)
      prefixStart = place
      // An item that was cut ends with its line; others may end on a later one.
      if place > end { end = lineEnd(from: place) }
    }
    if itemCount == 0 { readPlainLine(line) }
    return min(end + 1, max(bytes.count, end))
  }

  /// A line without an item.
  private mutating func readPlainLine(_ line: Range<Int>) {
    let text = trimmed(line)
    guard !text.isEmpty else { return }
    if isGap(text) { return leaveOut() }
    if readElement(line) || readTrace(text) || readAnswer(text) || readSelector(text) { return }
    if readCommand(line) { return }
    if isHeading(text) || isListSign(text) { return }
    let position = places.position(at: text.lowerBound)
    let shown = PlainText.quoted(values.word(text.prefix(200)))
    reading.note(
      .skipped,
      at: position,
      "\(shown) is nothing that this program knows",
      "\(shown) 不是本程序认识的内容"
    )
  }

  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (first, last) = (line.lowerBound, line.upperBound)
    while first < last, bytes[first].isSpace { first += 1 }
    while last > first, bytes[last - 1].isSpace { last -= 1 }
    return first..<last
  }

  /// Dots, alone or behind bars, where lines were left out.
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

  private mutating func leaveOut() {
    current.isAfterGap = true
  }

  /// A command at a prompt: what follows belongs to it, and not to what precedes it.
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
    asked.control = asksActions ? values.address(in: range.prefix(400)) : nil
    asked.isForNobody =
      line.contains("actionsForTarget:nil") || line.contains("actionsForTarget:0 ")
    asked.app = AppQuestion(text)
    let position = places.position(at: range.lowerBound)
    let question = QuestionForm(values).question(in: range.prefix(400), at: position)
    if let question { reading.answers.append(question) }
    asked.isOpen = question != nil
    return true
  }

  /// `•UIWindow:0x7f… - AMBIGUOUS LAYOUT`, a line of a trace of constraints.
  private mutating func readTrace(_ line: Range<Int>) -> Bool {
    var place = line.lowerBound
    // Bars, spaces, stars, pluses, and the parts of bullets.
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

  /// Titles of parts of an accessibility tree.
  private mutating func isHeading(_ line: Range<Int>) -> Bool {
    let text = String(decoding: bytes[line.prefix(60)], as: UTF8.self)
    if text.hasPrefix("Path to element") || text.hasPrefix("Query chain") {
      flush()
      current.isInPath = true
      return true
    }
    if text.hasPrefix("Element subtree") || text.hasPrefix("Attributes:") {
      flush()
      current.isInPath = false
      return true
    }
    // The head of an event, whose touches follow.
    return current.isInPath || text.contains("touches: {(") || text.hasPrefix("timestamp:")
  }

  /// Brackets of arrays and sets, quotation marks, fences.
  private func isListSign(_ line: Range<Int>) -> Bool {
    line.count <= 40 && bytes[line].allSatisfy { "(){}[],;`'\"-=~|0123456789#/".utf8.contains($0) }
  }
}
