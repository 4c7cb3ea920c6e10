extension Transcript {
  /// Returns the lines of all records, except for those that only repeat while fingers move.
  ///
  /// Such a line is left out if it already occurred since the last event that does not repeat. A drag therefore has
  /// the same outline with five events or fifty.
  public func outline(of records: some Sequence<TraceRecord>) -> String {
    var told: Set<String> = []
    var outline: [String] = []
    for record in records {
      for line in lines(for: record.event) {
        guard record.event.repeats(in: line) else {
          told = []
          outline.append(line)
          continue
        }
        if told.insert(line).inserted { outline.append(line) }
      }
    }
    return outline.joined(separator: "\n")
  }
}

extension TraceEvent {
  /// The control events that repeat while a finger moves.
  private static let repeatingEvents = [
    "touchDragInside", "touchDragOutside", "valueChanged", "editingChanged",
    "primaryActionTriggered",
  ]

  /// Whether a line about it may repeat with each movement.
  fileprivate func repeats(in line: String) -> Bool {
    switch self {
    case .delivered(let delivery), .forwarded(let delivery, _), .perhapsForwarded(let delivery, _):
      delivery.phase == .moved
    case .gestureActed(_, let state): state == .changed
    case .gestureChanged(let transition): transition.to == .changed
    case .tracking(let tracking): tracking.step == .continued
    case .controlEvents: Self.repeatingEvents.contains { line.hasSuffix("!" + $0) }
    case .recognizerCalled(let call): call.phase == .moved
    case .sent, .action: true
    case .queued, .settled, .hitTest, .assigned, .withheld, .taken, .cancelled,
      .firstResponderChanged, .called, .dropped, .printed, .warning:
      false
    }
  }
}
