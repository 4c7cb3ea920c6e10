import Foundation
import Synchronization

/// The report of failures from stages to the test runner.
///
/// Programs use stages too, so this module does not depend on a test runner. The module `TestRunnerReports`, which
/// is linked into tests, installs the function that notifies the running one.
nonisolated public enum TestFailures {
  /// A function that reports a failure at a place in the test to the test runner.
  public typealias Reporter = @Sendable (_ message: String, CallSite) -> Void

  private static let reporter = Mutex<Reporter?>(nil)

  /// Sets the function that notifies the runner; without one, only the transcript contains failures.
  public static func report(to reporter: @escaping Reporter) {
    self.reporter.withLock { $0 = reporter }
  }

  static func report(_ message: String, at place: CallSite) {
    reporter.withLock { $0 }?(message, place)
  }
}
