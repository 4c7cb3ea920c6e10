import Foundation
import TouchKit
import TouchKitTesting
import XCTest

/// XCTest runs these tests on the main thread itself, which has a run loop.
final class MainThreadSettlingTests: XCTestCase {
  func testSettlingRunsTheMainThread() {
    MainActor.assumeIsolated {
      let stage = Stage(size: CGSize(width: 200, height: 100))
      let log = ProbeLog()
      DispatchQueue.main.async {
        MainActor.assumeIsolated { log.add("main", "queue") }
        RunLoop.main.perform { MainActor.assumeIsolated { log.add("main", "loop") } }
      }
      Task { @MainActor in log.add("main", "task") }
      XCTAssertTrue(stage.settle())
      XCTAssertEqual(log.lines.sorted(), ["main.loop", "main.queue", "main.task"])
    }
  }

  @MainActor
  func testAwaitingRunsTheLoopToo() async {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let log = ProbeLog()
    RunLoop.main.perform { MainActor.assumeIsolated { log.add("main", "loop") } }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("main", "queue") } }
    let isSettled = await stage.settleMainQueue()
    XCTAssertTrue(isSettled)
    XCTAssertEqual(log.lines.sorted(), ["main.loop", "main.queue"])
  }
}
