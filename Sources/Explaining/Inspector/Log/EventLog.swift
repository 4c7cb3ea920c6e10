public import TouchTrace
public import Foundation

/// The records of a run as rows that the user reads, filters and copies.
///
/// It keeps the newest hundred thousand records, or another given number. New records are stored but not shown
/// while it is paused.
public final class EventLog: TraceSink {
  /// The minimum number of the newest records that the log keeps by default.
  public static let capacity = 100_000

  /// A row of the log.
  public struct Row: Hashable, Sendable {
    /// The record.
    public let record: TraceRecord
    /// The time since the beginning of the log, in seconds.
    public let time: TimeInterval
    /// The nesting depth.
    public var depth: Int { record.event.depth }
    /// The event in one line.
    public var text: String { EventLog.text(of: record.event) }
    /// The view or recognizer that is selected together with the row.
    public var node: NodeSnapshot? { record.event.nodes.first }
    /// The copied text of the row: time, nesting, text.
    public var line: String {
      Measure.time(time) + " " + String(repeating: "  ", count: depth) + text
    }
  }

  /// A counter that increases when the rows may have changed.
  public private(set) var revision = 0
  /// All records, the oldest first, including those without a row.
  public var records: TraceStore { archive.records }
  /// Whether new records are not shown yet.
  public var isPaused = false {
    didSet { if !isPaused { showWaiting() } }
  }

  /// The filter of the shown rows.
  public var filter = LogFilter() {
    didSet { if filter != oldValue { filterAgain() } }
  }

  /// The indices in `records` of the shown rows.
  private var shown: [Int] = []
  /// The number of records that were filtered so far.
  private var seen = 0
  private var beginning: TimeInterval?

  private let capacity: Int
  private var archive = TraceArchive()
  /// Whether another object adds the records before it passes them to the log.
  private var isFollowing = false

  /// Creates an empty log with a capacity.
  public init(capacity: Int = EventLog.capacity) {
    self.capacity = max(1, capacity)
  }

  /// The number of shown rows.
  public var count: Int { shown.count }

  /// Returns a row by its index among the shown rows, the oldest first.
  public subscript(index: Int) -> Row {
    let record = records[shown[index]]
    return Row(record: record, time: record.time - (beginning ?? record.time))
  }

  /// Returns the last shown row up to a record of the run that began at a time; nil if missing.
  ///
  /// The log also contains earlier runs of the scene; each run has its own sequence numbers.
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

  /// Adds one record.
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

  /// Shows the records of another object's archive, and removes the log's own records.
  ///
  /// The archive's owner adds each record before it passes the record to the log, so that it is stored once.
  public func follow(_ archive: TraceArchive) { begin(with: archive, isFollowing: true) }

  /// Adds further records itself, after those that another object added.
  public func goOnAlone() { isFollowing = false }

  /// Removes all records; an archive of another object is unchanged.
  public func clear() { begin(with: TraceArchive(), isFollowing: false) }

  private func begin(with archive: TraceArchive, isFollowing: Bool) {
    (self.archive, self.isFollowing) = (archive, isFollowing)
    shown = []
    seen = 0
    beginning = archive.records.first?.time
    revision += 1
  }

  /// The text of all shown rows.
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
    // Records about geometry or waiting input do not become rows.
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
