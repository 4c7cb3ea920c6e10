public import TouchTrace
public import Foundation

/// The records of a run as rows that the user reads, filters and copies.
///
/// It keeps the newest hundred thousand, or as many as it was made for. While it is paused, what
/// comes in is kept and not shown.
public final class EventLog: TraceSink {
  /// How many records are kept at least, once there are so many, unless the caller asks for more.
  public static let capacity = 100_000

  /// A row of the log.
  public struct Row: Hashable, Sendable {
    /// The record.
    public let record: TraceRecord
    /// The time since the log began, in seconds.
    public let time: TimeInterval
    /// How deep it is nested.
    public var depth: Int { record.event.depth }
    /// What happened, in a line.
    public var text: String { EventLog.text(of: record.event) }
    /// The view or recognizer that selecting the row selects.
    public var node: NodeSnapshot? { record.event.nodes.first }
    /// The row as it is copied: time, nesting, text.
    public var line: String {
      Measure.time(time) + " " + String(repeating: "  ", count: depth) + text
    }
  }

  /// Counts up whenever the rows may have changed.
  public private(set) var revision = 0
  /// All records, the oldest first, those without a row included.
  public var records: TraceStore { archive.records }
  /// Whether new records have to wait.
  public var isPaused = false {
    didSet { if !isPaused { showWaiting() } }
  }

  /// What is shown.
  public var filter = LogFilter() {
    didSet { if filter != oldValue { filterAgain() } }
  }

  /// The places in `records` of the rows that are shown.
  private var shown: [Int] = []
  /// How many of the records have been looked at.
  private var seen = 0
  private var beginning: TimeInterval?

  private let capacity: Int
  private var archive = TraceArchive()
  /// Whether another one adds the records, before the log is told of them.
  private var isFollowing = false

  /// Creates an empty log that keeps so many records.
  public init(capacity: Int = EventLog.capacity) {
    self.capacity = max(1, capacity)
  }

  /// How many rows there are.
  public var count: Int { shown.count }

  /// A row, counted from the oldest that is shown.
  public subscript(index: Int) -> Row {
    let record = records[shown[index]]
    return Row(record: record, time: record.time - (beginning ?? record.time))
  }

  /// The last shown row up to a record of the run that began at a time; nil when there is none.
  ///
  /// Earlier runs of the scene are in the log too; each counts its records anew.
  public func lastRow(upTo sequence: Int, since start: TimeInterval) -> Int? {
    var (low, high) = (0, shown.count)
    while low < high {
      let middle = (low + high) / 2
      let place = shown[middle]
      let isBefore = records.time(at: place) < start || records.sequence(at: place) <= sequence
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Takes note of one record.
  public func record(_ record: TraceRecord) {
    if beginning == nil { beginning = record.time }
    if !isFollowing { keep(record) }
    guard !isPaused else { return }
    let count = archive.records.count
    if seen < count - 1 { return showWaiting() }
    seen = count
    guard isShown(record) else { return }
    shown.append(count - 1)
    revision += 1
  }

  private func keep(_ record: TraceRecord) {
    if archive.records.count >= capacity + TraceStore.portion { forgetOldest() }
    archive.append(record)
  }

  /// Shows what another one keeps, however much that is, and forgets its own records.
  ///
  /// That one adds each record before the log is told of it, so that it is kept once.
  public func follow(_ archive: TraceArchive) { begin(with: archive, isFollowing: true) }

  /// Adds records itself from now on, behind those that another one added.
  public func goOnAlone() { isFollowing = false }

  /// Forgets all records; what another one keeps stays there.
  public func clear() { begin(with: TraceArchive(), isFollowing: false) }

  private func begin(with archive: TraceArchive, isFollowing: Bool) {
    (self.archive, self.isFollowing) = (archive, isFollowing)
    shown = []
    seen = 0
    beginning = archive.records.first?.time
    revision += 1
  }

  /// All rows that are shown, as text.
  public var text: String {
    shown.indices.map { self[$0].line }.joined(separator: "\n")
  }

  private func forgetOldest() {
    let count = TraceStore.portion
    archive.removeOldestPortion()
    shown = shown.compactMap { $0 >= count ? $0 - count : nil }
    seen = max(0, seen - count)
    revision += 1
  }

  private func filterAgain() {
    shown = []
    seen = 0
    revision += 1
    showWaiting()
  }

  private func showWaiting() {
    let count = shown.count
    for index in seen..<records.count where isShown(records[index]) { shown.append(index) }
    seen = records.count
    if shown.count != count { revision += 1 }
  }

  private func isShown(_ record: TraceRecord) -> Bool {
    switch record.event {
    // What only tells where things are, or that input is waiting, is no news.
    case .queued, .settled: return false
    default: break
    }
    let time = record.time - (beginning ?? record.time)
    return filter.isEmpty || filter.accepts(record.event, at: time) { Self.text(of: record.event) }
  }

  private static let transcript = Transcript(detail: .everything)

  static func text(of event: TraceEvent) -> String {
    switch event {
    case .hitTest(let report, let touch):
      let rejected = report.steps.count { $0.rejection != nil }
      let result = report.result?.name ?? "nobody"
      return "f\(touch) hit-test at \(Measure.point(report.place)) → \(result) "
        + "(\(report.steps.count) asked, \(rejected) rejected)"
    case .perhapsForwarded(let delivery, let from):
      return "\(from.name) ⇢ " + transcript.lines(for: .delivered(delivery)).joined() + " ?"
    case .forwarded(let delivery, let from):
      return "\(from.name) → " + transcript.lines(for: .delivered(delivery)).joined()
    default: return transcript.lines(for: event).joined(separator: " · ")
    }
  }
}
