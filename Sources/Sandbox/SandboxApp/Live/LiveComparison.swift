import CairoRenderer
import Drawing
import Foundation
import Inspector
import SandboxHost
import TextFormats
import TouchKit
import TouchInput
import TouchTrace

/// A comparison of two code versions with the same touches, which finds the first difference.
struct LiveComparison {
  /// The state of a version after the last event.
  private struct End {
    let views: TreeSnapshot
    let picture: DisplayList
  }

  /// An event in a version.
  fileprivate struct Step {
    let time: TimeInterval
    let text: String
    let event: TraceEvent
  }

  private let former: [Step]
  private let new: [Step]
  /// The views and the picture of each version after the last event.
  private let ends: (former: End, new: End)
  private let start: TimeInterval
  private let size: CGSize

  /// Plays the recorded input in both versions.
  init(_ former: LiveCode.Version, _ new: LiveCode.Version, _ past: InputRecording) {
    (start, size) = (past.header.startTime, past.header.size)
    let (old, now) = (Self.play(past, in: former), Self.play(past, in: new))
    (self.former, self.new) = (old.steps, now.steps)
    ends = (old.end, now.end)
  }

  private static func play(
    _ past: InputRecording,
    in version: LiveCode.Version
  ) -> (steps: [Step], end: End) {
    let listener = StepSink()
    let player = Player(
      past,
      of: version.start,
      measuring: CairoRenderer(),
      listener: listener
    )
    player.play()
    let application = player.run.application
    let screen = CGRect(origin: .zero, size: past.header.size)
    let end = End(views: application.treeSnapshot(), picture: application.picture(in: [screen]))
    return (listener.steps, end)
  }

  /// Returns the outcome.
  ///
  /// `reads` names the sources of nondeterminism that no recording contains.
  func outcome(reads: Set<String>) -> LiveCode.Comparison {
    let common = zip(former, new).prefix { $0.text == $1.text && $0.time == $1.time }.count
    guard common < max(former.count, new.count) else {
      guard let looks else { return .same(new.count) }
      guard let doubt = Self.doubt(reads) else { return .looks(looks) }
      return .looks(
        looks.and(
          Phrase(
            "Maybe not because of your change: the code reads \(doubt.english).",
            "不一定是这次修改造成的：代码读取了\(doubt.chinese)。"
          )
        )
      )
    }
    let (old, now) = (former.dropFirst(common).first, new.dropFirst(common).first)
    let moment = min(old?.time ?? .infinity, now?.time ?? .infinity)
    let difference = LiveDifference(
      moment: moment,
      elapsed: moment - start,
      words: words(old, now, at: moment),
      doubt: Self.doubt(reads),
      sameEvents: common,
      events: events(after: common)
    )
    return .differs(difference)
  }

  /// The difference of the views or the picture after the last event; nil for none.
  private var looks: Phrase? {
    let (old, new) = (ends.former.views.views, ends.new.views.views)
    guard old.count == new.count else {
      return Phrase(
        "at the end there are \(new.count) views, before \(old.count).",
        "最后有 \(new.count) 个视图，之前有 \(old.count) 个。"
      )
    }
    let pairs = zip(old, new)
    if let (old, now) = pairs.first(where: { $0.geometry.frame != $1.geometry.frame }) {
      let (before, after) = (Self.text(of: old.geometry.frame), Self.text(of: now.geometry.frame))
      return Phrase(
        "\(now.node.name).frame is \(after) at the end, before \(before).",
        "\(now.node.name).frame 最后是 \(after)，之前是 \(before)。"
      )
    }
    guard ends.former.picture != ends.new.picture, pixels(ends.former) != pixels(ends.new) else {
      return nil
    }
    return Phrase("only what is drawn differs.", "只有画出来的内容不同。")
  }

  /// Returns the painted picture of an end; two pictures with different images can look the same.
  private func pixels(_ end: End) -> Bitmap? {
    guard let canvas = try? Canvas(size: size) else { return nil }
    let damage = DamageRegion(CGRect(origin: .zero, size: size))
    _ = canvas.paint(Frame(pictures: [end.picture], damage: damage))
    return canvas.bitmap
  }

  private static func text(of rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
      String(format: "%.4g", Double($0))
    }
    return "(\(numbers.joined(separator: ", ")))"
  }

  /// The largest number of listed events that only one version has.
  private static let mostEvents = 6

  /// The number of events to compare after the first difference (our choice); only the first few are shown.
  private static let mostCompared = 200

  /// Returns the first events after the common ones that only one version has.
  private func events(after common: Int) -> [LiveDifference.Event] {
    let last = common + Self.mostCompared
    // Both lists end at the same moment; otherwise later events of one would seem to be missing in the other.
    let ends = [former, new].compactMap { $0.indices.contains(last) ? $0[last].time : nil }
    let end = ends.min() ?? .infinity
    let old = former.dropFirst(common).prefix { $0.time < end }
    let now = new.dropFirst(common).prefix { $0.time < end }
    let change = now.map(\.text).difference(from: old.map(\.text))
    let changed = change.map { step in
      switch step {
      case .insert(let offset, let text, _): (now[common + offset].time, text, true)
      case .remove(let offset, let text, _): (old[common + offset].time, text, false)
      }
    }
    return changed.sorted { ($0.0, $0.2 ? 1 : 0) < ($1.0, $1.2 ? 1 : 0) }.prefix(Self.mostEvents)
      .map { LiveDifference.Event(elapsed: $0.0 - start, text: $0.1, isNew: $0.2) }
  }

  private static func doubt(_ reads: Set<String>) -> Phrase? {
    switch (reads.contains("clock"), reads.contains("random")) {
    case (true, true): Phrase("the clock and random numbers", "时钟和随机数")
    case (true, false): Phrase("the clock", "时钟")
    case (false, true): Phrase("random numbers", "随机数")
    case (false, false): nil
    }
  }

  // MARK: - Words

  /// Returns a sentence about the difference, and one about its cause if the trace contains it.
  private func words(_ old: Step?, _ now: Step?, at moment: TimeInterval) -> Phrase {
    let here = { (steps: [Step]) in steps.filter { $0.time == moment } }
    let (before, after) = (here(former), here(new))
    let (olds, nows) = (Set(before.map(\.text)), Set(after.map(\.text)))
    // A missing or new call is more informative than the events before it.
    if let gone = before.first(where: { !nows.contains($0.text) && $0.call != nil })?.call {
      return Phrase("\(gone) is no longer called.", "不再调用 \(gone)。").and(cause(in: after))
    }
    if let come = after.first(where: { !olds.contains($0.text) && $0.call != nil })?.call {
      return Phrase("\(come) is now called.", "现在会调用 \(come)。").and(cause(in: after))
    }
    let nothing = Phrase("nothing", "无")
    let (first, second) = (
      old.map { Phrase($0.text, $0.text) } ?? nothing,
      now.map { Phrase($0.text, $0.text) } ?? nothing
    )
    return Phrase(
      "before: \(first.english); now: \(second.english).",
      "之前：\(first.chinese)；现在：\(second.chinese)。"
    )
  }

  /// Returns a sentence about the recognizer that took a touch at that moment.
  private func cause(in steps: [Step]) -> Phrase? {
    for case .taken(_, _, let recognizer) in steps.map(\.event) {
      let isKnown = former.contains { step in
        if case .gestureChanged(let change) = step.event {
          return change.recognizer.name == recognizer.name
        }
        return false
      }
      let name = Self.shortName(of: recognizer)
      return isKnown
        ? Phrase("The \(name) recognizer took the touch.", "触摸被手势 \(name) 取走。")
        : Phrase("The new \(name) recognizer took the touch.", "触摸被新加的手势 \(name) 取走。")
    }
    return nil
  }

  /// Returns the recognizer's name from the code, or its kind: `pan`.
  private static func shortName(of recognizer: NodeSnapshot) -> String {
    let kind = RecognizerKind(className: recognizer.typeName)
    return recognizer.name == recognizer.typeName && kind != .other ? kind.name : recognizer.name
  }

  /// A sink that stores the events of a version.
  private final class StepSink: TraceSink {
    private(set) var steps: [Step] = []
    private let transcript = Transcript(
      detail: [
        .assignments, .deliveries, .forwarding, .incidents, .gestureActions, .gestureStates,
        .controlEvents, .tracking, .actions, .takings,
      ]
    )

    func record(_ record: TraceRecord) {
      for text in transcript.lines(for: record.event) {
        steps.append(Step(time: record.time, text: text, event: record.event))
      }
    }
  }
}

extension LiveComparison.Step {
  /// The called method of a view's code: `card.touchesMoved`.
  fileprivate var call: String? {
    guard case .delivered(let delivery) = event else { return nil }
    let method =
      switch delivery.phase {
      case .began: "touchesBegan"
      case .moved: "touchesMoved"
      case .ended: "touchesEnded"
      case .cancelled: "touchesCancelled"
      default: delivery.phase.rawValue
      }
    return "\(delivery.receiver.name).\(method)"
  }
}

extension Phrase {
  /// Returns the phrase with a further sentence.
  nonisolated fileprivate func and(_ other: Phrase?) -> Phrase {
    guard let other else { return self }
    return Phrase("\(english) \(other.english)", "\(chinese)\(other.chinese)")
  }
}
