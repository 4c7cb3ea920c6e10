package import Foundation
package import Inspector

/// What a time line shows besides its marks.
///
/// Times are seconds on the input clock.
nonisolated package struct TimeLineState: Hashable, Sendable {
  /// Where the line begins.
  package var start: TimeInterval = 0
  /// Where it ends.
  package var end: TimeInterval = 0
  /// What is shown of it.
  package var time: TimeInterval = 0
  /// Up to where it can be shown at once; the rest is being prepared.
  package var madeTime: TimeInterval = 0
  /// The frame that is shown, and how many there are.
  package var frame = 0
  /// How many frames there are.
  package var frameCount = 0
  /// How many frames with events are over.
  package var event = 0
  /// How many frames with events there are.
  package var eventCount = 0
  /// Whether what was done is looked at, instead of the scene as it is.
  package var isReviewing = false
  /// Whether time goes on by itself.
  package var isPlaying = false
  /// How fast, compared with how it was.
  package var speed = 1.0
  /// The file that is looked at; nil for what was done in the scene.
  package var file: String?
  /// Whether there is a scene to go back to.
  package var hasScene = true
  /// When a new version of code first does something else than the one before; nil without one.
  package var difference: TimeInterval?
  /// The gesture that was played on a copy of the scene; nil for what happens in the scene.
  package var played: TriedGesture?
  /// From when until when a result is late; nil if it is not.
  package var lateness: ClosedRange<TimeInterval>?
  /// Whose fingers are shown, by their numbers; those that are missing are the user's own.
  package var owners: [Int: TouchOwner] = [:]

  /// Whether all of it is over, so that the line shows the whole.
  var isOver: Bool { isReviewing || played != nil }

  /// A line on which nothing has happened.
  package init() {}
}

// MARK: - In words

extension TimeLineState {
  /// The origin of what is shown, while it happens.
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

  /// The shown frame of a recording, and its speed.
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
