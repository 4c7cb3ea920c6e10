package import Foundation
package import Inspector
package import TextFormats

/// The state of live code, as the strip above the scene and the code panel show it.
nonisolated package struct LiveState: Hashable, Sendable {
  /// The state of the newest save.
  package enum Outcome: Hashable, Sendable {
    /// Nothing was saved yet.
    case watching
    /// The compiler runs.
    case building
    /// The scene runs it and behaves as before; the number of equal events.
    case same(events: Int)
    /// The scene runs it with the same events, and the picture after them differs, as the words say.
    case looks(Phrase)
    /// The scene runs it and behaves differently.
    case differs(LiveDifference)
    /// The user went back to an earlier version.
    case wentBack
    /// The compiler found errors in it.
    case doesNotCompile
    /// Its file was moved or deleted.
    case missing
    /// The code crashed and ended its process.
    case stopped(LiveStop)
    /// The code runs past the moment at which the previous version crashed.
    ///
    /// The moment is in seconds since the scene began; nil if it is unknown.
    case fixed(TimeInterval?)

    /// Whether the newest version runs, or an earlier one that the user chose.
    var isOfRunningVersion: Bool {
      switch self {
      case .watching, .same, .looks, .differs, .wentBack, .fixed: true
      case .building, .doesNotCompile, .missing, .stopped: false
      }
    }
  }

  /// The lines that differ between two versions.
  package struct Changes: Hashable, Sendable {
    /// The time at which each version was saved: `14:02:51`.
    package let former, new: String
    /// The lines.
    package let lines: [ChangedLine]

    @MainActor init(from former: LiveCode.Version, to new: LiveCode.Version) {
      (self.former, self.new) = (former.name, new.name)
      lines =
        former.sources.isEmpty ? [] : ChangedLine.between(former.sources, new.sources)
    }
  }

  /// The progress of the running version in a course exercise.
  package struct Exercise: Hashable, Sendable {
    /// Whether the code meets all requirements of the exercise.
    package let isDone: Bool
    /// The reason why the code works, or the part that does not work yet.
    package let words: Phrase

    /// Creates the state of an exercise.
    package init(isDone: Bool, words: Phrase) { (self.isDone, self.words) = (isDone, words) }
  }

  /// The file's name: `Card.swift`.
  package var file: String
  /// The time at which the running version was saved: `14:03:07`.
  package var version = ""
  /// The time at which the newest version was saved.
  package var saved = ""
  /// The compile time of the newest version, in seconds.
  package var buildSeconds: TimeInterval = 0
  /// The state of the newest save.
  package var outcome = Outcome.watching
  /// The compiler's messages about the newest version, errors first.
  package var problems: [CompilerMessage] = []
  /// The first difference between the running version and the previous one; nil without one.
  package var difference: LiveDifference?
  /// The lines that the running version changed; nil if there was no previous version.
  package var changes: Changes?
  /// The state of the file's exercise; nil without one.
  package var exercise: Exercise?
  /// Whether there is a version before the running one, and whether there is one after it.
  package var (hasPrevious, hasNext) = (false, false)

  /// Creates the state of a file before the first save.
  package init(file: String) { self.file = file }

  /// The errors of the newest version.
  var errors: [CompilerMessage] { problems.filter { $0.kind == .error } }
}

/// The first event in which a new version differs from the previous one, with the same touches.
nonisolated package struct LiveDifference: Hashable, Sendable {
  /// An event of only one of the two versions.
  package struct Event: Hashable, Sendable {
    /// The time since the scene began, in seconds.
    package let elapsed: TimeInterval
    /// The line of the transcript.
    package let text: String
    /// Whether the event happens in the new version and not in the previous one.
    package let isNew: Bool

    /// Creates an event.
    package init(elapsed: TimeInterval, text: String, isNew: Bool) {
      (self.elapsed, self.text, self.isNew) = (elapsed, text, isNew)
    }
  }

  /// The scene's time, in seconds on the input clock.
  package var moment: TimeInterval
  /// The time since the scene began, in seconds.
  package var elapsed: TimeInterval
  /// The sentence that describes the difference and its reason.
  package var words: Phrase
  /// The possible cause if the code reads a clock or random numbers: `the clock`.
  package var doubt: Phrase?
  /// The number of equal events before it.
  package var sameEvents: Int
  /// The first events that only one of the versions has, sorted by time.
  package var events: [Event]

  /// Creates a difference.
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

/// The location and the reason of a crash.
nonisolated package struct LiveStop: Hashable, Sendable {
  /// The location in a file: `Card.swift:12`; empty if unknown.
  package var place: String
  /// The reason, such as `index out of range`.
  package var reason: String
  /// The function that was running; empty if unknown.
  package var function: String
  /// The scene's time, in seconds; nil if unknown.
  package var moment: TimeInterval?
  /// The call stack, with the latest call first: `touchesMoved  Card.swift:12`.
  package var calls: [String]
  /// The path of the recording up to the crash; nil without one.
  package var recording: String?
  /// Whether the previous version crashed there, too.
  package var isAgain: Bool
  /// Whether the window has a picture of the scene from before the crash.
  package var hasPicture = false

  /// Creates a stop.
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
  /// The location without the folder: `Card.swift:18:42`.
  nonisolated var place: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line):\(column)"
  }
}
