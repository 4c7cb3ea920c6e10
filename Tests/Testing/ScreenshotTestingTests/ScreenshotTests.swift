import CairoRenderer
import Drawing
import Foundation
import Geometry
import ScreenshotReferences
import ScreenshotTesting
import Testing

@Suite("Screenshots")
struct ScreenshotTests {
  private let folder = SnapshotFolder()

  @Test("Missing: a reference is written once and compared from then on")
  func missing() throws {
    try folder.verify(.black, .missing)
    #expect(folder.names == ["a square.png"])
    try folder.verify(.black, .never)
    #expect(throws: ScreenshotMismatch.self) { try folder.verify(.white, .missing) }
  }

  @Test("Never: nothing is recorded; what should be the reference lies beside its place")
  func never() throws {
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try folder.verify(.black, .never)
    }
    #expect(mismatch.comparison.outcome == .referenceMissing)
    #expect(mismatch.description.contains(folder.path("a square.actual.png")))
    #expect(folder.names == ["a square.actual.png"])
  }

  @Test("All: every reference is replaced, whatever is tolerated")
  func all() throws {
    try folder.verify(.black, .missing)
    try folder.verify(Color(hex: 0x010101), .all, tolerance: ScreenshotTolerance(perPixel: 1))
    try folder.verify(Color(hex: 0x010101), .never)
  }

  @Test("Failed: references that do not hold are replaced, the others stay byte for byte")
  func failed() throws {
    try folder.verify(.black, .failed)
    let first = try Data(contentsOf: URL(fileURLWithPath: folder.path("a square.png")))
    let tolerance = ScreenshotTolerance(perPixel: 0.01)
    try folder.verify(Color(hex: 0x010101), .failed, tolerance: tolerance)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("a square.png"))) == first)
    try folder.verify(.white, .failed, tolerance: tolerance)
    try folder.verify(.white, .never)
    #expect(folder.names == ["a square.png"])
  }

  @Test("A difference leaves three files and names them; agreement removes what explains it")
  func difference() throws {
    try folder.verify(.black, .missing)
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try folder.verify(Color(hex: 0xFF0000), .missing)
    }
    for file in ["a square.png", "a square.actual.png", "a square.difference.png"] {
      #expect(mismatch.description.contains(folder.path(file)))
    }
    #expect(
      mismatch.description.hasPrefix(
        "100 pixels differ from the reference by up to 255 of 255, within 10x10 at (5, 5)\n"
      )
    )
    #expect(
      folder.names == ["a square.actual.png", "a square.difference.png", "a square.png"]
    )
    try folder.verify(.black, .never)
    #expect(folder.names == ["a square.png"])
  }

  @Test("Another size is said to be another size")
  func size() throws {
    try folder.verify(.black, .missing)
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try folder.verify(.black, width: 31, .never)
    }
    #expect(mismatch.description.contains("31x20") && mismatch.description.contains("30x20"))
  }

  @Test("Exact by default; pixels may be off by little, or few of them by much, when allowed")
  func tolerance() throws {
    try folder.verify(.black, .missing)
    let almost = Color(hex: 0x030303)
    #expect(throws: ScreenshotMismatch.self) { try folder.verify(almost, .never) }
    try folder.verify(almost, .never, tolerance: ScreenshotTolerance(perPixel: 0.012))
    #expect(throws: ScreenshotMismatch.self) {
      try folder.verify(almost, .never, tolerance: ScreenshotTolerance(perPixel: 0.011))
    }
    try folder.verify(.white, .never, tolerance: ScreenshotTolerance(count: 100))
    #expect(throws: ScreenshotMismatch.self) {
      try folder.verify(.white, .never, tolerance: ScreenshotTolerance(count: 99))
    }
    #expect(throws: ScreenshotMismatch.self) {
      try folder.verify(
        .black,
        width: 31,
        .never,
        tolerance: ScreenshotTolerance(perPixel: 1, count: 10_000)
      )
    }
  }

  @Test("A reference that is no picture is said to be none, and replaced when asked")
  func unreadable() throws {
    try folder.write("version https://example.org", to: "__Snapshots__/SomeTests/a square.png")
    let mismatch = try #require(throws: ScreenshotMismatch.self) {
      try folder.verify(.black, .missing)
    }
    #expect(mismatch.description.contains("cannot be read"))
    try folder.verify(.black, .failed)
    try folder.verify(.black, .never)
  }

  @Test("A name cannot lead elsewhere")
  func names() {
    let files = ScreenshotFiles(testFile: "/tests/CardTests.swift", name: "../a.actual")
    #expect(files.reference == "/tests/__Snapshots__/CardTests/---a-actual.png")
  }

  @Test("Each form of a name has files of its own")
  func forms() {
    let references = ScreenshotForm.allCases.map {
      ScreenshotFiles(testFile: "/tests/CardTests.swift", name: "a", form: $0).reference
    }
    #expect(
      references.map { $0.replacingOccurrences(of: "/tests/__Snapshots__/CardTests/", with: "") }
        == [
          "a.png", "a.overlay.png", "a.tree.txt", "a.hitMap.txt", "a.transcript.txt",
          "a.displayList.txt",
        ]
    )
  }
}
