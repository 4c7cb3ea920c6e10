package import Foundation
package import Inspector

/// The state of a time line besides its marks.
///
/// Times are in seconds on the input clock.
nonisolated package struct TimeLineState: Hashable, Sendable {
  /// The start of the line.
  package var start: TimeInterval = 0
  /// The end of the line.
  package var end: TimeInterval = 0
  /// The visible moment.
  package var time: TimeInterval = 0
  /// The time up to which moments can be shown immediately; later moments are being prepared.
  package var madeTime: TimeInterval = 0
  /// The number of the visible frame.
  package var frame = 0
  /// The number of frames.
  package var frameCount = 0
  /// The number of frames with events up to the visible moment.
  package var event = 0
  /// The number of frames with events.
  package var eventCount = 0
  /// Whether a review replaces the live scene.
  package var isReviewing = false
  /// Whether time advances by itself.
  package var isPlaying = false
  /// The speed, relative to the original.
  package var speed = 1.0
  /// The reviewed file; nil for a recording of the scene.
  package var file: String?
  /// Whether there is a live scene to go back to.
  package var hasScene = true
  /// The time of the first difference between two code versions; nil without one.
  package var difference: TimeInterval?
  /// The gesture that was played on a copy of the scene; nil for the scene itself.
  package var played: TriedGesture?
  /// The interval in which a result is late; nil if it is not late.
  package var lateness: ClosedRange<TimeInterval>?
  /// The facts about the app that the views were imported from.
  package var facts = AppFacts()
  /// The owners of fingers, by number; a missing finger belongs to the user.
  package var owners: [Int: TouchOwner] = [:]

  /// Whether everything is in the past, so that the whole line fits.
  var isOver: Bool { isReviewing || played != nil }

  /// Creates a line without events.
  package init() {}
}

// MARK: - Descriptions

extension TimeLineState {
  /// Returns the title of the live scene or of the played gesture.
  func source(in language: Language) -> String {
    guard let gesture = played?.title() else {
      let seconds = String(format: "%.2f", max(0, time - start))
      return language("Live · \(seconds) s", "实时 · \(seconds) s")
    }
    return language(
      "\(gesture.english), played on a copy of the scene",
      "\(gesture.chinese)，在场景副本上播放"
    )
  }

  /// Returns the visible frame of a recording, and its speed.
  func progress(in language: Language) -> String {
    let number = speed == speed.rounded() ? "\(Int(speed))" : "\(speed)"
    let pace = speed == 1 ? "" : " · \(number)×"
    let whole = String(format: "%.2f", end - start)
    return language(
      "of \(whole) s · frame \(frame) of \(frameCount)\(pace)",
      "共 \(whole) s · 第 \(frame) 帧，共 \(frameCount) 帧\(pace)"
    )
  }
}
