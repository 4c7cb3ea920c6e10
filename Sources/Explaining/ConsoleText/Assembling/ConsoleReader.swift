package import Foundation
package import TextFormats

/// Reads console texts.
///
/// One pass finds what stands where (`read…`), as occurrences of views and values of everything else;
/// then occurrences of the same view become one (`TreeMerger`), and values find each other by address
/// (`ReadingJoiner`).
package struct ConsoleReader {
  var scanner: ItemScanner
  var places: PlaceCursor
  let bytes: [UInt8]
  let values: ValueText

  var reading = ConsoleReading()
  /// Views as often as they were printed.
  var views: [ConsoleView] = []
  var fragments: [Fragment] = []
  /// The lines of the tree or list that is being read.
  var run: [PrintedObject] = []
  var runHasBars = false
  /// Whether lines of it were just left out.
  var isAfterGap = false
  /// The elements of the accessibility tree that is being read.
  var elements: [ElementForm.Reading] = []
  /// The controllers around the next one: their bars and indices.
  var openControllers: [(bars: Int, index: Int)] = []
  /// The control that the last command asked about.
  var askedControl: ConsoleAddress?
  /// The target whose methods it asked for; nil for those of all targets.
  var askedTarget: ConsoleReference?
  /// The lines that answer it, without spaces.
  var targetsAnswer = ""
  /// The view whose subviews the last command asked for.
  var askedSuperview: ConsoleAddress?
  /// The view whose superview the last command asked for.
  var askedSubview: ConsoleAddress?
  /// Views and the occurrences of their superviews, as commands told them.
  var superviews: [(subview: ConsoleAddress, superview: Int)] = []
  /// The question about the app that what follows answers.
  var appQuestion: AppQuestion?
  /// Whether what follows answers the last of the questions.
  var isAsking = false
  /// Windows and views that touches name.
  var touchViews: [TouchedViews] = []
  /// The screen, where the way to an element tells it.
  var screen: CGRect?
  /// Whether lines repeat a part of an accessibility tree.
  var isInPath = false
  /// Lines of constraint traces, which have no frames.
  var traceLineCount = 0
  /// The trees of objects that the text has: in JSON, in a table, or one a line.
  let trees: [ObjectTree]

  /// The most views, each counted as often as it was printed.
  private let mostViews: Int

  private init(_ text: PastedText, _ trees: [ObjectTree], mostViews: Int) {
    self.mostViews = mostViews
    let table = CompactTable(text.bytes)
    let blocks = BlockTree(text.bytes)
    let outline = OutlineForm(text.bytes)
    let lines = outline.tree == nil ? [] : outline.ranges
    bytes = Self.blanked(text.bytes, [table.range, blocks.range].compactMap(\.self) + lines)
    self.trees = trees + [table.tree, blocks.tree, outline.tree].compactMap(\.self)
    scanner = ItemScanner(bytes)
    values = ValueText(bytes)
    places = PlaceCursor(text)
  }

  /// The trees in JSON of a text, and the rest of it without what copying did to it.
  ///
  /// JSON is read as it came; where that does not go to its end, marks before every line may be the
  /// reason.
  private static func separated(
    _ bytes: [UInt8],
    _ plain: [ObjectTree.Piece]
  ) -> (text: PastedText, trees: [ObjectTree]) {
    func withoutPlain() -> (PastedText, [ObjectTree]) {
      (TextCleaner.clean(blanked(bytes, plain.map(\.range))), plain.map(\.tree))
    }
    guard plain.isEmpty || plain.contains(where: \.tree.isCut) else { return withoutPlain() }
    let cleaned = TextCleaner.clean(bytes)
    let others = ObjectTree.pieces(in: cleaned.bytes)
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

  /// A text with spaces in the place of parts that are read in another way.
  private static func blanked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
    var bytes = bytes
    for place in ranges.joined() where bytes[place] != 0x0A { bytes[place] = 0x20 }
    return bytes
  }

  /// What a text tells; a text that is too long, has too many views or tells nothing is a problem.
  package static func read(
    _ data: Data,
    mostViews: Int = FileLimits.ConsoleText.views
  ) throws(SourceProblem) -> ConsoleReading {
    try checkLength(of: data)
    if data.allSatisfy(\.isSpace) { throw ForeignTree.nothing }
    let (bytes, plain) = Envelope.opened(WideText.decoded(Array(data)) ?? Array(data))
    if let problem = ForeignTree.otherSystem(bytes) { throw problem }
    let (text, trees) = separated(bytes, plain)
    var reader = ConsoleReader(text, trees, mostViews: mostViews)
    if reader.trees.contains(where: \.isOfAndroid) { throw ForeignTree.android }
    try reader.readAll()
    do throws(SourceProblem) {
      return try reader.finished()
    } catch {
      throw ForeignTree.problem(of: bytes) ?? error
    }
  }

  /// Whether a text has a tree in JSON whose form is that of a tool that is known.
  package static func hasKnownTree(_ data: Data) -> Bool {
    Envelope.opened(Array(data)).trees.contains { $0.tree.isKnown }
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

  private mutating func readAll() throws(SourceProblem) {
    try readObjects()
    if PageSourceForm.fits(bytes) { return try readPageSource() }
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

  /// Counts the views so far, those too of the accessibility tree that is not at its end yet.
  mutating func checkCount(at place: Int) throws(SourceProblem) {
    guard views.count + elements.count <= mostViews else {
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
    var merger = TreeMerger(views, fragments, into: reading)
    merger.superviews = superviews
    merger.mergeAll()
    merger.placeTouches(touchViews)
    var joiner = ReadingJoiner(merger.finished())
    joiner.join()
    var result = joiner.reading
    result.notes.sort { $0.position < $1.position }
    guard !result.isEmpty else { throw nothingFound(result) }
    return result
  }

  private func nothingFound(_ result: ConsoleReading) -> SourceProblem {
    if traceLineCount > 0 {
      return SourceProblem(
        "this is a trace of constraints (_autolayoutTrace), which has no frames. Type"
          + " 'po UIWindow.value(forKey: \"keyWindow\")' and '.recursiveDescription' for the tree",
        chinese: "这是约束跟踪（_autolayoutTrace），没有 frame。请用 recursiveDescription 打印视图树",
        at: SourcePosition()
      )
    }
    let explained = result.notes.filter { $0.kind == .explained }
    if let first = explained.first {
      return SourceProblem(
        "the text has no views. Of its lines: "
          + explained.map(\.message).joined(separator: "; "),
        chinese: "文字里没有视图。其中的日志说明：" + explained.map(\.chinese).joined(separator: "；"),
        at: first.position
      )
    }
    return SourceProblem(
      "no views, controllers or recognizers were found; expected what the debugger prints for"
        + " 'po [[UIWindow keyWindow] recursiveDescription]', such as <UIView: 0x7f81; frame = …>",
      chinese: "没有找到视图、控制器或手势识别器。请粘贴 po [[UIWindow keyWindow] recursiveDescription]"
        + " 打印的内容",
      at: SourcePosition()
    )
  }
}
