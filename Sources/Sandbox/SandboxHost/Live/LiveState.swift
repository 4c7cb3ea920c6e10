package import Foundation
package import Inspector
package import TextFormats

/// The state of code that is compiled on every save, as the strip above the scene and the panel of
/// code show it.
nonisolated package struct LiveState: Hashable, Sendable {
  /// The state of the newest save.
  package enum Outcome: Hashable, Sendable {
    /// Nothing was saved yet.
    case watching
    /// The compiler works on it.
    case building
    /// The scene runs it, and does what it did before; so many events are the same.
    case same(events: Int)
    /// The scene runs it, and does something else.
    case differs(LiveDifference)
    /// The user went back to an earlier version.
    case wentBack
    /// The compiler found mistakes in it.
    case doesNotCompile
    /// The code stopped, and took its process with it.
    case stopped(LiveStop)
    /// The code runs past the moment at which the version before stopped, in seconds since the scene
    /// began; nil where that is not known.
    case fixed(TimeInterval?)

    /// Whether the newest version runs, or an earlier one that the user chose.
    var isOfRunningVersion: Bool {
      switch self {
      case .watching, .same, .differs, .wentBack, .fixed: true
      case .building, .doesNotCompile, .stopped: false
      }
    }
  }

  /// The lines in which two versions differ.
  package struct Changes: Hashable, Sendable {
    /// When each version was saved: `14:02:51`.
    package let former, new: String
    /// The lines.
    package let lines: [ChangedLine]

    @MainActor init(from former: LiveCode.Version, to new: LiveCode.Version) {
      (self.former, self.new) = (former.name, new.name)
      lines =
        former.sources.isEmpty ? [] : ChangedLine.between(former.sources, new.sources)
    }
  }

  /// How far the version that runs is with an exercise of the course.
  package struct Exercise: Hashable, Sendable {
    /// Whether the code does all that the exercise asks for.
    package let isDone: Bool
    /// Why the code works, or what does not work yet.
    package let words: Phrase

    /// Describes the state of an exercise.
    package init(isDone: Bool, words: Phrase) { (self.isDone, self.words) = (isDone, words) }
  }

  /// The file's name: `Card.swift`.
  package var file: String
  /// When the version that runs was saved: `14:03:07`.
  package var version = ""
  /// When the newest version was saved.
  package var saved = ""
  /// How long the compiler worked on it, in seconds.
  package var buildSeconds: TimeInterval = 0
  /// The state of the newest save.
  package var outcome = Outcome.watching
  /// The compiler's messages about the newest version, errors first.
  package var problems: [CompilerMessage] = []
  /// The first difference of the version that runs from the one before; nil without one.
  package var difference: LiveDifference?
  /// The lines that the version that runs has changed; nil where there was no version before.
  package var changes: Changes?
  /// The state of the exercise that the file is about; nil without one.
  package var exercise: Exercise?
  /// Whether there is a version before the one that runs, and one after it.
  package var (hasPrevious, hasNext) = (false, false)

  /// The state of a file before the first save.
  package init(file: String) { self.file = file }

  /// The errors of the newest version.
  var errors: [CompilerMessage] { problems.filter { $0.kind == .error } }
}

/// The first thing that a new version does otherwise than the one before, with the same touches.
nonisolated package struct LiveDifference: Hashable, Sendable {
  /// Something that happens in one of the two versions only.
  package struct Event: Hashable, Sendable {
    /// The time since the scene began, in seconds.
    package let elapsed: TimeInterval
    /// The line of the transcript.
    package let text: String
    /// Whether it happens in the new version, and not in the one before.
    package let isNew: Bool

    /// Describes an event.
    package init(elapsed: TimeInterval, text: String, isNew: Bool) {
      (self.elapsed, self.text, self.isNew) = (elapsed, text, isNew)
    }
  }

  /// The scene's time, in seconds on the input clock.
  package var moment: TimeInterval
  /// The time since the scene began, in seconds.
  package var elapsed: TimeInterval
  /// The sentence that tells what is other, and why.
  package var words: Phrase
  /// Whether the code reads a clock or random numbers, which may be the cause: `the clock`.
  package var doubt: Phrase?
  /// How many events are the same before it.
  package var sameEvents: Int
  /// The first events that only one of the versions has, by time.
  package var events: [Event]

  /// Describes a difference.
  package init(
    moment: TimeInterval,
    elapsed: TimeInterval,
    words: Phrase,
    doubt: Phrase?,
    sameEvents: Int = 0,
    events: [Event] = []
  ) {
    (self.moment, self.elapsed, self.words, self.doubt) = (moment, elapsed, words, doubt)
    (self.sameEvents, self.events) = (sameEvents, events)
  }
}

/// The place at which code stopped, and why.
nonisolated package struct LiveStop: Hashable, Sendable {
  /// The place in a file: `Card.swift:12`; empty where it is not known.
  package var place: String
  /// The reason, such as `index out of range`.
  package var reason: String
  /// The function that was under way; empty where it is not known.
  package var function: String
  /// The scene's time, in seconds; nil where it is not known.
  package var moment: TimeInterval?
  /// The calls that were under way, the latest first: `touchesMoved  Card.swift:12`.
  package var calls: [String]
  /// The path of the recording of what was done up to there; nil without one.
  package var recording: String?
  /// Whether the version before stopped there, too.
  package var isAgain: Bool
  /// Whether the window has a picture of the scene from before the stop.
  package var hasPicture = false

  /// Describes a stop.
  package init(
    place: String,
    reason: String,
    function: String,
    moment: TimeInterval?,
    calls: [String],
    recording: String?,
    isAgain: Bool
  ) {
    (self.place, self.reason, self.function) = (place, reason, function)
    (self.moment, self.calls, self.recording) = (moment, calls, recording)
    self.isAgain = isAgain
  }
}

extension CompilerMessage {
  /// The place without the folder: `Card.swift:18:42`.
  nonisolated var place: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line):\(column)"
  }
}
