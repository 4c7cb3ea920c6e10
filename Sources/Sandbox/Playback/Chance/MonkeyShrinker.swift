package import TouchInput

/// Makes input that breaks a promise as short as it gets.
///
/// What is left out are frames, fingers and single events; what remains goes through a table of
/// contacts again, so that it stays input that can be.
package struct MonkeyShrinker {
  /// How many plays it may still try.
  package var patience = 300
  private let isBad: (InputRecording) -> Bool

  /// Creates one that asks whether a recording still breaks a promise.
  package init(isBad: @escaping (InputRecording) -> Bool) {
    self.isBad = isBad
  }

  /// The smallest recording found that still breaks a promise.
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

  /// Leaves out so many events that follow each other, from the end on.
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
  /// The same with what a table of contacts lets through, and all fingers up in the end; frames in
  /// which nothing happens are left out.
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
