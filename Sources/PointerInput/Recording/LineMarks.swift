import SourceText

/// The numbers that some lines of a recording say they have.
///
/// A line that was lost before such a line, or is there twice, makes its number wrong, so that a
/// hole is seen even in a recording that has no end.
struct LineMarks {
  /// By how many lines the latest number was ahead of the line.
  private var lead: Int64 = 0

  /// Whether every number so far was that of its line.
  private(set) var areWhole = true

  /// What is wrong with the number of a line; nil when no line is missing since the last one.
  mutating func problem(of mark: Int64, at line: Int) -> SourceProblem? {
    // No file has more lines than it may have bytes.
    let ahead =
      (1...Int64(FileLimits.Recording.fileBytes)).contains(mark) ? mark - Int64(line) : nil
    guard ahead != lead else { return nil }
    let expected = Int64(line) + lead
    lead = ahead ?? lead
    areWhole = false
    return SourceProblem(
      "this was line \(mark) when it was written, and should be line \(expected) here: "
        + (mark > expected ? "lines before it were lost" : "lines before it are there twice")
        + ". Take the file from where it was recorded",
      at: SourcePosition(line: line)
    )
  }
}
