import Foundation
import Testing
import TouchKit

/// A test that runs only with a sanitizer, because only `Scripts/sanitize` adds this target.
@Suite
struct LastApplicationTests {
  // `UIApplication.shared` retains the latest application, with its windows and fonts. The leak sanitizer cannot
  // follow all of them: fontconfig stores distances instead of pointers, and an enum of objects has marked
  // pointers. So an empty application takes that place before the leak check.
  @Test
  func `the last application of a process is an empty one`() {
    let registered = atexit {
      guard !Thread.isMainThread else { return }
      DispatchQueue.main.sync { MainActor.assumeIsolated { _ = UIApplication() } }
    }
    #expect(registered == 0)
  }
}
