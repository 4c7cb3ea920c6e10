import Drawing
import ScreenshotReferences
import ScreenshotTesting
import Testing

@Suite("Recording modes")
struct RecordingModeTests {
  @Test("The environment decides what is recorded")
  func environment() {
    #expect(ScreenshotRecording(environment: [:]) == .missing)
    #expect(ScreenshotRecording(environment: ["CI": "1"]) == .never)
    for mode in ScreenshotRecording.allCases {
      let environment = ["CI": "1", "SCREENSHOT_RECORD": mode.rawValue]
      #expect(ScreenshotRecording(environment: environment) == mode)
    }
    #expect(ScreenshotRecording(environment: ["SCREENSHOT_RECORD": "maybe"]) == .missing)
  }

  @Test("A trait decides for a test", .screenshots(record: .never))
  func trait() {
    #expect(throws: ScreenshotMismatch.self) { try SnapshotFolder().verify(.black) }
  }

  @Test("withScreenshots decides for what it encloses; the call has the last word")
  func closure() throws {
    try withScreenshots(record: .never) {
      #expect(throws: ScreenshotMismatch.self) { try SnapshotFolder().verify(.black) }
      try SnapshotFolder().verify(.black, .missing)
    }
  }

  @Suite("In a suite with a trait", .screenshots(record: .all))
  struct Inherited {
    @Test("every test has it")
    func recordsAll() throws {
      let folder = SnapshotFolder()
      try folder.verify(.black)
      try folder.verify(.white)
    }

    @Test(
      "and may add to it",
      .screenshots(tolerance: ScreenshotTolerance(perPixel: 1))
    )
    func adds() throws {
      let folder = SnapshotFolder()
      try folder.verify(.black)
      try folder.verify(.white)
      try folder.verify(.white, .never)
      // The difference is tolerated, so the reference is the latest recording.
      try folder.verify(.black, .never)
    }
  }
}
