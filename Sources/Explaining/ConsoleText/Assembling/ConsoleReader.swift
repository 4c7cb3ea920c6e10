package import Foundation
package import SourceText

/// Reads console texts.
///
/// One pass finds what stands where (`read…`), as occurrences of views and values of everything else;
/// then occurrences of the same view become one (`TreeMerger`), and values find each other by address
/// (`ReadingJoiner`).
package struct ConsoleReader {
  /// The parts of the text that are being read.
  struct CurrentParts {
    /// The lines of the tree or list.
    var lines: [PrintedObject] = []
    /// Whether a line of it has bars.
    var hasBars = false
    /// Whether lines of it were just left out.
    var isAfterGap = false
    /// The elements of the accessibility tree.
    var elements: [ElementForm.Reading] = []
    /// Whether lines repeat a part of an accessibility tree.
    var isInPath = false
    /// The controllers around the next one: their bars and indices.
    var controllers: [(bars: Int, index: Int)] = []
  }

  /// The questions of the last command.
  struct AskedQuestions {
    /// The control that the command asked about.
    var control: ConsoleAddress?
    /// Whether it asked which methods are called without a target.
    var isForNobody = false
    /// The question about the app.
    var app: AppQuestion?
    /// Whether the next lines answer the last question about an object.
    var isOpen = false
  }

  var scanner: ItemScanner
  var places: PlaceCursor
  let bytes: [UInt8]
  let values: ValueText

  var reading = ConsoleReading()
  /// Views as often as they were printed.
  var views: [ConsoleView] = []
  var fragments: [Fragment] = []
  /// The parts of the text that are being read.
  var current = CurrentParts()
  /// The questions that the lines to come answer.
  var asked = AskedQuestions()
  /// Windows and views that touches name.
  var touchViews: [TouchedViews] = []
  /// Lines of constraint traces, which have no frames.
  var traceLineCount = 0

  /// The most views, each counted as often as it was printed.
  private let mostViews: Int

  private init(_ text: PastedText, mostViews: Int) {
    self.mostViews = mostViews
    bytes = text.bytes
    scanner = ItemScanner(text.bytes)
    values = ValueText(text.bytes)
    places = PlaceCursor(text)
  }

  /// What a text tells; a text that is too long, has too many views or tells nothing is a problem.
  package static func read(
    _ data: Data,
    mostViews: Int = FileLimits.ConsoleText.views
  ) throws(SourceProblem) -> ConsoleReading {
    try checkLength(of: data)
    var reader = ConsoleReader(TextCleaner.clean(Array(data)), mostViews: mostViews)
    try reader.readAll()
    return try reader.finished()
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
    if PageSourceForm.fits(bytes) { return try readPageSource() }
    var place = 0
    while place < bytes.count {
      let end = lineEnd(from: place)
      place = readLine(place..<end)
      try checkCount(at: place)
    }
    flush()
    try checkCount(at: place)
  }

  /// Counts the views so far, those too of the accessibility tree that is not at its end yet.
  mutating func checkCount(at place: Int) throws(SourceProblem) {
    guard views.count + current.elements.count <= mostViews else {
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
    return SourceProblem(
      "no views, controllers or recognizers were found; expected what the debugger prints for"
        + " 'po [[UIWindow keyWindow] recursiveDescription]', such as <UIView: 0x7f81; frame = …>",
      chinese: "没有找到视图、控制器或手势识别器。请粘贴 po [[UIWindow keyWindow] recursiveDescription]"
        + " 打印的内容",
      at: SourcePosition()
    )
  }
}
