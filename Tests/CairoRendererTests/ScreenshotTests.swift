import CairoRenderer
import Drawing
import Foundation
import Geometry
import ScreenshotTesting
import Testing

@Suite("Screenshots")
final class ScreenshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("screenshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var testFile: String { folder.appendingPathComponent("SomeTests.swift").path }

  private func verify(
    _ color: Color,
    width: CGFloat = 30,
    _ recording: ScreenshotRecording
  ) throws {
    try verifyScreenshot(
      of: DisplayList([.fillRect(CGRect(x: 5, y: 5, width: 10, height: 10), color)]),
      size: CGSize(width: width, height: 20),
      named: "a square",
      recording: recording,
      testFile: testFile
    )
  }

  private var names: [String] {
    let path = folder.appendingPathComponent("__Snapshots__/SomeTests").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  @Test("a missing reference is written once and compared from then on")
  func recording() throws {
    try verify(.black, .missing)
    #expect(names == ["a square.png"])
    try verify(.black, .never)
    #expect(throws: ScreenshotMismatch.self) { try verify(.white, .missing) }
  }

  @Test("a difference leaves the actual picture and the difference, agreement removes them")
  func difference() throws {
    try verify(.black, .missing)
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try verify(Color(hex: 0x010000), .never)
    }
    #expect(mismatch.comparison.outcome == .differentPixels(count: 100))
    for file in ["a square.png", "a square.actual.png", "a square.difference.png"] {
      #expect(mismatch.description.contains(file))
    }
    #expect(names == ["a square.actual.png", "a square.difference.png", "a square.png"])
    try verify(.black, .never)
    #expect(names == ["a square.png"])
  }

  @Test("nothing is recorded where that is forbidden")
  func never() throws {
    let mismatch = try #require(throws: ScreenshotMismatch.self) { try verify(.black, .never) }
    #expect(mismatch.comparison.outcome == .referenceMissing)
    #expect(names == ["a square.actual.png"])
  }

  @Test("an intended change replaces the reference")
  func recordAll() throws {
    try verify(.black, .missing)
    try verify(Color(hex: 0xFF0000), .all)
    try verify(Color(hex: 0xFF0000), .never)
  }

  @Test("another size is said to be another size")
  func size() throws {
    try verify(.black, .missing)
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try verify(.black, width: 31, .never)
    }
    #expect(mismatch.description.contains("31x20") && mismatch.description.contains("30x20"))
  }

  @Test("the environment decides what is recorded")
  func environment() {
    #expect(ScreenshotRecording(environment: [:]) == .missing)
    #expect(ScreenshotRecording(environment: ["CI": "1"]) == .never)
    #expect(ScreenshotRecording(environment: ["CI": "1", "SCREENSHOT_RECORD": "all"]) == .all)
    #expect(ScreenshotRecording(environment: ["SCREENSHOT_RECORD": "maybe"]) == .missing)
  }
}
