import CairoRenderer
import Drawing
import Foundation
import Geometry
import ScreenshotTesting
import Testing
import TextFormats
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Settings of a project")
struct ProjectSettingsTests {
  private let folder = SnapshotFolder()

  private func project(_ text: String) throws -> ScreenshotProject {
    try folder.write(text, to: "screenshots.yml")
    return try ScreenshotProject.above(folder.testFile)
  }

  @Test("A test's settings win over its suite's, and those over the project's")
  func parts() throws {
    let project = try project(
      """
      tolerance: {perPixel: 0.1, pixels: 3}
      scale: 2
      suites:
        SomeTests: {scale: 3, facts: false}
      tests:
        SomeTests/basket.phone: {tolerance: {pixels: 9}}
      """
    )
    let test = project.settings(suite: "SomeTests", test: "basket.phone")
    #expect(test.tolerance == ScreenshotTolerance(count: 9))
    #expect(test.scale == 3)
    #expect(test.keepsFacts == false)
    let other = project.settings(suite: "OtherTests", test: "basket.phone")
    #expect(other.tolerance == ScreenshotTolerance(perPixel: 0.1, count: 3))
    #expect(other.scale == 2)
    #expect(other.keepsFacts == nil)
  }

  @Test("Recording a missing reference is no wish for it on a server")
  func missing() throws {
    let record = try project("missing: record").recording
    #expect(ScreenshotRecording(environment: ["CI": "true"], project: record) == .never)
    #expect(ScreenshotRecording(environment: [:], project: record) == .missing)
    let fail = try project("missing: fail").recording
    #expect(ScreenshotRecording(environment: [:], project: fail) == .never)
  }

  @Test("The file of the nearest folder above counts, and none beyond the package")
  func search() throws {
    #expect(try project("missing: fail").recording == .never)
    try folder.write("", to: "Inner/Package.swift")
    let inner = folder.url.appendingPathComponent("Inner/Tests/SomeTests.swift").path
    #expect(try ScreenshotProject.above(inner) == ScreenshotProject())
  }

  @Test(
    "A mistake is told with file and line, and what was expected",
    arguments: [
      ("scale: big", "1:8: expected pixels per point"), ("tolerance: 3", "1:12: expected perPixel"),
      ("tolerance: {perPixel: 7}", "1:23: expected a share from 0 to 1"),
      ("a: 1", "1:1: unknown setting"), ("missing: maybe", "1:10: expected record or fail"),
      ("suites:\n  A: {scal: 1}", "2:7: unknown setting"),
    ]
  )
  func mistakes(_ text: String, _ message: String) throws {
    let problem = try #require(throws: SourceProblem.self) { try project(text) }
    #expect("\(problem)".contains("screenshots.yml:" + message), "\(problem)")
  }

  @Test("Tolerance and scale of the file hold for comparisons, and what a call says wins")
  func comparisons() throws {
    _ = try project("tolerance: {pixels: 500}\nscale: 2")
    func verify(_ color: Color, tolerance: ScreenshotTolerance? = nil) throws {
      try folder.verify(color, .missing, tolerance: tolerance)
    }
    try verify(.black)
    let size = try Bitmap(
      pngData: Data(contentsOf: URL(fileURLWithPath: folder.path("a square.png")))
    )
    #expect(size.width == 60)
    try folder.verify(Color(hex: 0x0000FF), .never)
    #expect(throws: ScreenshotMismatch.self) {
      try folder.verify(Color(hex: 0x0000FF), .never, tolerance: .exact)
    }
  }

  @Test("References lie in the folder that the file names")
  func references() throws {
    _ = try project("references: All")
    try folder.verify(.black, .missing)
    let path = folder.url.appendingPathComponent("All/SomeTests/a square.png").path
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(folder.names.isEmpty)
    #expect(throws: ScreenshotMismatch.self) { try folder.verify(.white, .never) }
    #expect(ScreenshotReport(below: [folder.url.path]).count == 1)
  }

  @Test("Views and touch areas are written beside a reference and beside what came out different")
  func facts() throws {
    let files = ScreenshotFiles(testFile: folder.testFile, name: "card")
    func check(_ text: String, _ facts: String?, _ mode: ScreenshotRecording) throws -> Bool {
      let bitmap = try Bitmap(width: text.count, height: 2)
      return try ReferenceCheck(files: files, recording: mode)
        .run(.picture(bitmap)) { facts }.isAccepted
    }
    #expect(try check("a", "first", .missing))
    #expect(try folder.text("card.facts.json") == "first")
    #expect(try !check("ab", "second", .never))
    #expect(folder.names.contains("card.actual.facts.json"))
    #expect(try folder.text("card.facts.json") == "first")
    #expect(try check("a", "third", .never))
    #expect(folder.names == ["card.facts.json", "card.png"])
    // A reference without facts removes those of the earlier picture.
    #expect(try check("abc", nil, .all))
    #expect(folder.names == ["card.png"])
  }

  @Test("A stage tells its views and touch areas, and a hit map is compared as text")
  func stages() throws {
    let stage = Stage(size: CGSize(width: 60, height: 60))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    button.accessibilityIdentifier = "Pay"
    stage.rootView.addSubview(button)
    #expect(stage.screenshotHitMap.contains("Pay UIButton (10, 10, 40, 20)"))
    #expect(stage.screenshotFacts?.contains("\"name\":\"Pay\"") ?? false)
    #expect(stage.transcript.isEmpty, "asking delivers and traces nothing")
  }
}
