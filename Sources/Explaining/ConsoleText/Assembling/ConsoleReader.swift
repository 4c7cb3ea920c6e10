package import Foundation
package import TextFormats

/// A reader of console texts.
///
/// One pass finds all objects (`read…`): occurrences of views, and other values. Then occurrences
/// of the same view become one (`TreeMerger`), and values are joined by address (`ReadingJoiner`).
package struct ConsoleReader {
  var scanner: ItemScanner
  var places: PlaceCursor
  let bytes: [UInt8]
  let values: ValueText

  var reading = ConsoleReading()
  var printed = PrintedViews()
  var run = PrintedRun()
  var accessibility = AccessibilityLines()
  /// The controllers around the next one, with their bars and indices.
  var openControllers: [(bars: Int, index: Int)] = []
  var question = AskedQuestion()
  /// The number of lines of constraint traces, which have no frames.
  var traceLineCount = 0

  /// The maximum number of views; each counts as often as it was printed.
  private let mostViews: Int

  /// Creates a reader of a text that skips parts with another form.
  private init(_ text: PastedText, skipping parts: [Range<Int>], mostViews: Int) {
    self.mostViews = mostViews
    bytes = Self.blanked(text.bytes, parts)
    scanner = ItemScanner(bytes)
    values = ValueText(bytes)
    places = PlaceCursor(text)
  }

  /// Returns the JSON trees of a text, and the rest of it after cleaning.
  ///
  /// JSON is parsed unchanged. If a tree is incomplete, marks before every line can be the reason.
  private static func separated(
    _ bytes: [UInt8],
    _ plain: [ObjectTree.Piece]
  ) throws(SourceProblem) -> (text: PastedText, trees: [ObjectTree]) {
    func withoutPlain() -> (PastedText, [ObjectTree]) {
      (TextCleaner.clean(blanked(bytes, plain.map(\.range))), plain.map(\.tree))
    }
    guard plain.isEmpty || plain.contains(where: \.tree.isCut) else { return withoutPlain() }
    let cleaned = TextCleaner.clean(bytes)
    let others = try ObjectTree.pieces(in: cleaned.bytes)
    let count = { (pieces: [ObjectTree.Piece]) in pieces.reduce(0) { $0 + $1.tree.nodes.count } }
    guard count(others) > count(plain), plain.isEmpty || !others.contains(where: \.tree.isCut)
    else {
      return plain.isEmpty ? (cleaned, []) : withoutPlain()
    }
    let text = PastedText(
      bytes: blanked(cleaned.bytes, others.map(\.range)),
      original: cleaned.original,
      shifts: cleaned.shifts
    )
    return (text, others.map(\.tree))
  }

  /// Returns a text with spaces in place of parts that are read separately.
  private static func blanked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
    var bytes = bytes
    for place in ranges.joined() where bytes[place] != 0x0A { bytes[place] = 0x20 }
    return bytes
  }

  /// Reads a text.
  ///
  /// Throws an error if the text is too long, has too many views, or contains no known object.
  package static func read(
    _ data: Data,
    mostViews: Int = FileLimits.ConsoleText.views
  ) throws(SourceProblem) -> ConsoleReading {
    try checkLength(of: data)
    if data.allSatisfy(\.isSpace) { throw ForeignTree.nothing }
    let (bytes, plain) = try Envelope.opened(WideText.decoded(Array(data)) ?? Array(data))
    if let problem = ForeignTree.otherSystem(bytes) { throw problem }
    let (text, trees) = try separated(bytes, plain)
    let table = CompactTable(text.bytes)
    let blocks = BlockTree(text.bytes)
    let outline = OutlineForm(text.bytes)
    let lines = outline.tree == nil ? [] : outline.ranges
    let all = trees + [table.tree, blocks.tree, outline.tree].compactMap(\.self)
    if all.contains(where: \.isOfAndroid) { throw ForeignTree.android }
    let parts = [table.range, blocks.range].compactMap(\.self) + lines
    let page =
      PageSourceForm.fits(text.bytes) ? PageSourceForm(blanked(text.bytes, parts)) : nil
    var reader = ConsoleReader(
      text,
      skipping: parts + (page?.ranges ?? []),
      mostViews: mostViews
    )
    try reader.readAll(all, page)
    do throws(SourceProblem) {
      var reading = try reader.finished()
      reading.iOS = SystemVersion.iOS(in: bytes)
      return reading
    } catch {
      throw ForeignTree.problem(of: bytes) ?? error
    }
  }

  /// Whether a text contains a JSON tree in the form of a known tool.
  package static func hasKnownTree(_ data: Data) -> Bool {
    (try? Envelope.opened(Array(data)))?.trees.contains { $0.tree.isKnown } ?? false
  }

  package static func checkLength(of data: Data) throws(SourceProblem) {
    guard data.count <= FileLimits.ConsoleText.bytes else {
      throw SourceProblem(
        "the text has \(data.count) bytes; expected at most \(FileLimits.ConsoleText.bytes). Paste the tree of one"
          + " window only",
        chinese: "文字有 \(data.count) 字节，最多 \(FileLimits.ConsoleText.bytes)。请只粘贴一个窗口的树",
        at: SourcePosition()
      )
    }
  }

  /// Reads trees of objects (in JSON, in a table, or one per line), pages of XML, and then the lines.
  private mutating func readAll(
    _ trees: [ObjectTree],
    _ page: PageSourceForm?
  ) throws(SourceProblem) {
    try readObjects(trees)
    if let page { try readPageSource(page) }
    var place = 0
    while place < bytes.count {
      let end = lineEnd(from: place)
      place = readLine(place..<end)
      try checkCount(at: place)
    }
    flush()
    endTargets()
    noteScreen()
    try checkCount(at: place)
  }

  /// Checks the number of views, including the unfinished accessibility tree.
  mutating func checkCount(at place: Int) throws(SourceProblem) {
    guard printed.views.count + accessibility.elements.count <= mostViews else {
      throw SourceProblem(
        "the text has more than \(mostViews) views. Paste the tree of one window only",
        chinese: "文字有超过 \(mostViews) 个视图。请只粘贴一个窗口的树",
        at: places.position(at: place)
      )
    }
  }

  func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
  }

  private consuming func finished() throws(SourceProblem) -> ConsoleReading {
    var merger = TreeMerger(printed, into: reading)
    merger.mergeAll()
    merger.placeTouches(printed.touched)
    var merged = merger.finished()
    AssumedViews.add(to: &merged)
    var joiner = ReadingJoiner(merged)
    joiner.join()
    var result = joiner.reading
    result.notes.sort { $0.position < $1.position }
    guard !result.isEmpty else { throw nothingFound(result) }
    return result
  }

  /// The debugger's command that prints the views of a screen, in any language.
  static let treeCommand = "expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]"

  private func nothingFound(_ result: ConsoleReading) -> SourceProblem {
    if traceLineCount > 0 {
      return SourceProblem(
        "this is a trace of constraints (_autolayoutTrace), which has no frames. Print the view"
          + " tree with '\(Self.treeCommand)'",
        chinese: "这是约束跟踪（_autolayoutTrace），没有 frame。请用 \(Self.treeCommand) 打印视图树",
        at: SourcePosition()
      )
    }
    let explained = result.notes.filter { $0.kind == .explained }
    if let first = explained.first {
      return SourceProblem(
        "the text has no views. Its log lines mean: "
          + explained.map(\.message).joined(separator: "; "),
        chinese: "文字里没有视图。其中的日志说明：" + explained.map(\.chinese).joined(separator: "；"),
        at: first.position
      )
    }
    return SourceProblem(
      "no views, controllers or recognizers were found; expected the debugger's output of"
        + " '\(Self.treeCommand)', such as <UIView: 0x7f81; frame = …>",
      chinese: "没有找到视图、控制器或手势识别器。请粘贴 \(Self.treeCommand) 打印的内容",
      at: SourcePosition()
    )
  }
}
