import Foundation
import Synchronization

/// How a stage lets a test fail that asks for what cannot be.
///
/// Programs use stages too, so nothing here knows a test runner: the module `TestRunnerReports`,
/// which is linked into tests, installs who tells the one that runs.
nonisolated public enum TestFailures {
  /// Tells a test runner of a failure at a place in the test.
  public typealias Reporter = @Sendable (_ message: String, CallSite) -> Void

  private static let reporter = Mutex<Reporter?>(nil)

  /// Installs who tells the runner; nothing but the transcript tells of failures without one.
  public static func report(to reporter: @escaping Reporter) {
    self.reporter.withLock { $0 = reporter }
  }

  static func report(_ message: String, at place: CallSite) {
    reporter.withLock { $0 }?(message, place)
  }
}
