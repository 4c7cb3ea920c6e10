import Foundation
import Testing
import TouchKit

/// Part of every run with a sanitizer, and of no other: `Scripts/sanitize` adds this target.
@Suite
struct LastApplicationTests {
  // `UIApplication.shared` keeps the application created last, with its windows and fonts. The
  // sanitizer of leaks does not follow them all: fontconfig counts distances instead of keeping
  // pointers, and an enum of objects marks them. Before it looks, an empty application takes that place.
  @Test
  func `the last application of a process is an empty one`() {
    let registered = atexit {
      guard !Thread.isMainThread else { return }
      DispatchQueue.main.sync { MainActor.assumeIsolated { _ = UIApplication() } }
    }
    #expect(registered == 0)
  }
}
