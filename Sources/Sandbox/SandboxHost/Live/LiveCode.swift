package import Foundation
package import Inspector
package import TextFormats
package import TouchInput

/// Code that the window shows and that is recompiled on every save.
///
/// The host's callers compile and load it. The session runs its versions and reports on them.
package final class LiveCode {
  /// A runnable version of the code.
  package struct Version {
    /// The number, from 1.
    package let number: Int
    /// The time at which it was saved: `14:03:07`.
    package let name: String
    /// The function that starts it with a screen size in points, at a time on its input clock.
    package let start: (CGSize, TimeInterval) -> StartedApplication
    /// The compiler's warnings about it.
    package let warnings: [CompilerMessage]
    /// The sources of nondeterminism that the code reads and no recording contains: `clock`, `random`.
    package let reads: Set<String>
    /// The text of each file, by path; empty if unknown.
    package let sources: [String: String]

    /// Creates a version.
    package init(
      number: Int = 1,
      name: String,
      start: @escaping (CGSize, TimeInterval) -> StartedApplication,
      warnings: [CompilerMessage] = [],
      reads: Set<String> = [],
      sources: [String: String] = [:]
    ) {
      (self.number, self.name, self.start) = (number, name, start)
      (self.warnings, self.reads, self.sources) = (warnings, reads, sources)
    }
  }

  /// An event in the build of the code.
  package enum News {
    /// The file was saved, and the compiler runs.
    case saved(String)
    /// The compiler is done, and the version can run.
    case built(Version)
    /// The compiler found errors in the version that was saved at a time.
    case mistakes([CompilerMessage], saved: String)
    /// The file was moved or deleted.
    case missing
  }

  /// The state, as the window shows it.
  package private(set) var state: LiveState
  /// The function that finds the first difference between two versions with the same input.
  package var compare: (Version, Version, InputRecording) -> Comparison = { _, _, _ in
    .same(0)
  }
  /// The function that checks a version against the exercise of its file; it returns nil without one.
  private let check: (Version) -> LiveState.Exercise?
  /// The function that returns and removes the lines that the code printed since the last call.
  package var takeOutput: () -> [String] = { [] }
  /// The function that discards the lines that the code printed since the last call.
  package var dropOutput: () -> Void = {}
  /// Called when the scene's rectangle in the window changes, in points.
  package var scenePlaced: (CGRect) -> Void = { _ in }
  /// Called before a version runs.
  package var willRun: (Version) -> Void = { _ in }
  /// The function that opens a location of the code in the user's editor.
  ///
  /// It returns whether there is an editor with a window.
  package var openEditor: (CompilerMessage?) -> Bool = { _ in false }

  /// The outcome of a comparison.
  package enum Comparison {
    /// The given number of events is the same, and no other event happened.
    case same(Int)
    /// All events are the same, but not the picture after them, as the words say.
    case looks(Phrase)
    /// An event differs.
    case differs(LiveDifference)
  }

  private var news: [News] = []
  private var versions: [Version] = []
  /// The index of the running version.
  private var running = 0
  private var buildStart: TimeInterval?
  private var scenePlace: CGRect?
  /// The location at which an earlier version crashed; nil once another one runs.
  private(set) var stop: LiveStop?
  /// The input up to the moment at which an earlier version crashed; nil without one.
  private(set) var past: InputRecording?

  /// The largest number of versions to which the user can go back.
  package nonisolated static let mostVersions = 50

  /// Creates code with the running version, if any, and earlier versions to go back to.
  package init(
    file: String,
    version: Version?,
    earlier: [Version] = [],
    stop: LiveStop? = nil,
    past: InputRecording? = nil,
    check: @escaping (Version) -> LiveState.Exercise? = { _ in nil }
  ) {
    state = LiveState(file: file)
    self.check = check
    (self.past, self.stop) = (past, stop)
    if var stop {
      // The time line also counts from the beginning of the scene.
      stop.moment = stop.moment.map { $0 - (past?.header.startTime ?? 0) }
      state.outcome = .stopped(stop)
    }
    (versions, running) = (earlier, earlier.count)
    state.hasPrevious = !earlier.isEmpty
    if let version {
      versions.append(version)
      state.version = version.name
      state.problems = version.warnings
      state.exercise = check(version)
    }
  }

  /// Queues news for the session.
  package func put(_ news: News) { self.news.append(news) }

  // MARK: - For the session

  /// The running version.
  var version: Version? { versions.indices.contains(running) ? versions[running] : nil }

  /// Whether there is a version to go to.
  var hasOtherVersions: Bool { state.hasPrevious || state.hasNext }

  /// Processes the queued news at a time on the window's clock; returns the version to run now.
  func takeNews(at now: TimeInterval) -> Version? {
    defer { news = [] }
    var next: Version?
    for item in news {
      switch item {
      case .saved(let time):
        (state.saved, state.outcome, state.buildSeconds) = (time, .building, 0)
        buildStart = now
      case .mistakes(let problems, let time):
        (state.saved, state.outcome, state.problems) = (time, .doesNotCompile, problems)
        buildStart = nil
      case .missing: (state.outcome, state.problems, buildStart) = (.missing, [], nil)
      case .built(let version):
        state.buildSeconds = now - (buildStart ?? now)
        buildStart = nil
        next = version
      }
    }
    return next
  }

  /// Stores the scene's rectangle in the window, in points.
  func place(_ scene: CGRect) {
    guard scene != scenePlace else { return }
    scenePlace = scene
    scenePlaced(scene)
  }

  /// Updates the displayed build time.
  func advance(to now: TimeInterval) {
    if let buildStart { state.buildSeconds = now - buildStart }
  }

  /// Returns the next time at which the displayed build time changes, on the window's clock.
  func nextDeadline(at now: TimeInterval) -> TimeInterval? { buildStart.map { _ in now + 0.1 } }

  /// Makes a new version the running one.
  func run(_ version: Version, _ outcome: LiveState.Outcome) {
    (past, stop) = (nil, nil)
    state.changes = self.version.map { LiveState.Changes(from: $0, to: version) }
    versions = Array(versions.suffix(Self.mostVersions - 1)) + [version]
    running = versions.count - 1
    show(version, outcome)
  }

  /// Moves forwards or back by a number of versions; returns the version to run, or nil without one.
  func go(by step: Int) -> Version? {
    guard versions.indices.contains(running + step) else { return nil }
    running += step
    state.changes = nil
    (past, stop) = (nil, nil)
    willRun(versions[running])
    show(versions[running], .wentBack)
    return versions[running]
  }

  private func show(_ version: Version, _ outcome: LiveState.Outcome) {
    (state.version, state.problems, state.outcome) = (version.name, version.warnings, outcome)
    state.difference = if case .differs(let difference) = outcome { difference } else { nil }
    (state.hasPrevious, state.hasNext) = (running > 0, running + 1 < versions.count)
    state.exercise = check(version)
    // The code printed these lines during the check.
    dropOutput()
  }
}
