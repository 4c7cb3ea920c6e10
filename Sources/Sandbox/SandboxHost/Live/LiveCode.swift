package import Foundation
package import TextFormats
package import TouchInput

/// Code that the window shows, and compiles again on every save.
///
/// The host's callers compile and load it; the session runs versions and tells of them.
package final class LiveCode {
  /// A version of the code that can be run.
  package struct Version {
    /// The number, from 1.
    package let number: Int
    /// When it was saved: `14:03:07`.
    package let name: String
    /// Starts it on a screen of a size in points, at a time on the clock of its input.
    package let start: (CGSize, TimeInterval) -> StartedApplication
    /// The compiler's warnings about it.
    package let warnings: [CompilerMessage]
    /// The things that the code reads and no recording holds: `clock`, `random`.
    package let reads: Set<String>
    /// The text of each file, by its path; empty if unknown.
    package let sources: [String: String]

    /// Describes a version.
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

  /// News about the code.
  package enum News {
    /// The file was saved, and the compiler works on it.
    case saved(String)
    /// The compiler is done, and the version can be run.
    case built(Version)
    /// The compiler found mistakes in what was saved at a time.
    case mistakes([CompilerMessage], saved: String)
  }

  /// The state, as the window shows it.
  package private(set) var state: LiveState
  /// Finds the first difference between two versions with the same input; nil when there is none.
  package var compare: (Version, Version, InputRecording) -> Comparison = { _, _, _ in
    .same(0)
  }
  /// Checks a version against the exercise that its file is about; returns nil without one.
  private let check: (Version) -> LiveState.Exercise?
  /// Takes the lines that the code printed since the last call.
  package var takeOutput: () -> [String] = { [] }
  /// Drops what the code printed since the last call.
  package var dropOutput: () -> Void = {}
  /// Called with the rectangle of the scene in the window, in points, when it changes.
  package var scenePlaced: (CGRect) -> Void = { _ in }
  /// Called before a version runs.
  package var willRun: (Version) -> Void = { _ in }
  /// Opens a place of the code in the user's editor; tells whether there is one with a window.
  package var openEditor: (CompilerMessage?) -> Bool = { _ in false }

  /// The outcome of a comparison.
  package enum Comparison {
    /// So many events are the same, and no other happened.
    case same(Int)
    /// Something else happened.
    case differs(LiveDifference)
  }

  private var news: [News] = []
  private var versions: [Version] = []
  /// The place of the version that runs among them.
  private var running = 0
  private var buildStart: TimeInterval?
  private var scenePlace: CGRect?
  /// The place at which an earlier version stopped; nil once another one runs.
  private(set) var stop: LiveStop?
  /// The input up to the moment at which an earlier version stopped; nil without one.
  private(set) var past: InputRecording?

  /// The most versions that one can go back to.
  package nonisolated static let mostVersions = 50

  /// Creates code with the version that runs, if any, and earlier versions to go back to.
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
    if let stop { state.outcome = .stopped(stop) }
    (versions, running) = (earlier, earlier.count)
    state.hasPrevious = !earlier.isEmpty
    if let version {
      versions.append(version)
      state.version = version.name
      state.problems = version.warnings
      state.exercise = check(version)
    }
  }

  /// Puts news where the session takes them.
  package func put(_ news: News) { self.news.append(news) }

  // MARK: - The session's part

  /// The version that runs.
  var version: Version? { versions.indices.contains(running) ? versions[running] : nil }

  /// Whether there is a version to go to.
  var hasOtherVersions: Bool { state.hasPrevious || state.hasNext }

  /// Takes news at a moment on the window's clock; answers the version that is to be run now.
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
      case .built(let version):
        state.buildSeconds = now - (buildStart ?? now)
        buildStart = nil
        next = version
      }
    }
    return next
  }

  /// Notes where the scene is in the window, in points.
  func place(_ scene: CGRect) {
    guard scene != scenePlace else { return }
    scenePlace = scene
    scenePlaced(scene)
  }

  /// Lets the shown seconds of a build go on.
  func advance(to now: TimeInterval) {
    if let buildStart { state.buildSeconds = now - buildStart }
  }

  /// When the shown seconds change next, on the window's clock.
  func nextDeadline(at now: TimeInterval) -> TimeInterval? { buildStart.map { _ in now + 0.1 } }

  /// A new version runs now.
  func run(_ version: Version, _ outcome: LiveState.Outcome) {
    (past, stop) = (nil, nil)
    state.changes = self.version.map { LiveState.Changes(from: $0, to: version) }
    versions = Array(versions.suffix(Self.mostVersions - 1)) + [version]
    running = versions.count - 1
    show(version, outcome)
  }

  /// Goes so many versions on, or back; answers the one that is to be run, nil where there is none.
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
    // The code printed this while it was checked.
    dropOutput()
  }
}
