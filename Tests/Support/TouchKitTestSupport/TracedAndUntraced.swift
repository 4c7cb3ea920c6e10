public import Testing
import TouchKit
import TouchKitTesting

/// The calls that the client code of a test received, in order.
@MainActor
final class CallLog {
  /// The log of the running test; nil unless its suite runs with and without a sink.
  @TaskLocal static var current: CallLog?

  fileprivate(set) var lines: [String] = []

  nonisolated init() {}
}

/// Whether the running test compares its calls with and without a sink.
@MainActor public var isNotingCalls: Bool { CallLog.current != nil }

/// Logs a call that client code received, for suites that run with and without a sink.
@MainActor
public func noteCall(_ line: @autoclosure () -> String) {
  CallLog.current?.lines.append(line())
}

/// A trait that runs each test with a trace sink and without one, and compares the calls of client code.
public struct TracedAndUntraced: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests compare transcripts, which are empty without a sink.
  let readsTranscripts: Bool

  /// Whether the trait applies to the tests in the suite, which is always true.
  public var isRecursive: Bool { true }

  /// Runs a test twice.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let (traced, untraced) = (CallLog(), CallLog())
    try await CallLog.$current.withValue(traced) { try await function() }
    try await Stage.withoutSink {
      try await CallLog.$current.withValue(untraced) {
        guard readsTranscripts else { return try await function() }
        await withKnownIssue("a transcript needs a sink", isIntermittent: true) {
          try await function()
        }
      }
    }
    let (expected, found) = await (traced.lines, untraced.lines)
    #expect(found == expected, "calls without a sink differ from those with a sink")
  }
}

extension Trait where Self == TracedAndUntraced {
  /// Runs each test with a trace sink and without one; both runs have to meet every expectation.
  public static var tracedAndUntraced: Self { TracedAndUntraced(readsTranscripts: false) }

  /// Runs each test with a trace sink and without one; transcripts are compared in the first run.
  public static var tracedAndUntracedCalls: Self { TracedAndUntraced(readsTranscripts: true) }
}
