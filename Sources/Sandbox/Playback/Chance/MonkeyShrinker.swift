package import TouchInput

/// Shrinks input that violates an invariant as far as possible.
///
/// It removes frames, fingers and single events. The rest passes through a contact table again, so that it
/// remains valid input.
package struct MonkeyShrinker {
  /// The number of remaining attempts.
  package var patience = 300
  private let isBad: (InputRecording) -> Bool

  /// Creates a shrinker; `isBad` returns whether a recording still violates an invariant.
  package init(isBad: @escaping (InputRecording) -> Bool) {
    self.isBad = isBad
  }

  /// Returns the smallest recording found that still violates an invariant.
  package mutating func shrink(_ recording: InputRecording) -> InputRecording {
    var best = recording
    var hasImproved = true
    while hasImproved, patience > 0 {
      let size = best.eventCount
      for finger in Set(best.frames.flatMap(\.events).compactMap(\.contactID)) {
        tryWithout(&best) { $0.contactID == finger }
      }
      for length in [256, 64, 16, 4, 1] { removeRuns(of: length, from: &best) }
      hasImproved = best.eventCount < size
    }
    return best
  }

  private mutating func tryWithout(
    _ best: inout InputRecording,
    _ isLeftOut: (InputEvent) -> Bool
  ) {
    var shorter = best
    for index in shorter.frames.indices { shorter.frames[index].events.removeAll(where: isLeftOut) }
    keep(shorter, in: &best)
  }

  /// Removes runs of consecutive events of a length, starting at the end.
  private mutating func removeRuns(of length: Int, from best: inout InputRecording) {
    var end = best.eventCount
    while end > 0, patience > 0 {
      let start = max(0, end - length)
      var (shorter, number) = (best, 0)
      for index in shorter.frames.indices {
        shorter.frames[index].events.removeAll { _ in
          defer { number += 1 }
          return start <= number && number < end
        }
      }
      keep(shorter, in: &best)
      end = min(start, best.eventCount)
    }
  }

  private mutating func keep(_ shorter: InputRecording, in best: inout InputRecording) {
    let mended = shorter.mended()
    guard mended.eventCount < best.eventCount, patience > 0 else { return }
    patience -= 1
    if isBad(mended) { best = mended }
  }
}

extension InputEvent {
  fileprivate var contactID: ContactID? {
    if case .contact(let sample) = self { sample.id } else { nil }
  }
}

extension InputRecording {
  /// Returns the recording as repaired by a contact table, with all fingers up at the end.
  ///
  /// Frames without events are left out.
  fileprivate func mended() -> InputRecording {
    var table = ContactTable()
    var mended = self
    for index in frames.indices { mended.frames[index].events = table.admit(frames[index].events) }
    let end = mended.endTime
    mended.frames.removeAll { $0.events.isEmpty && $0.edits.isEmpty }
    mended.frames.append(RecordedFrame(events: table.cancelAll(at: end), time: end))
    return mended
  }
}
