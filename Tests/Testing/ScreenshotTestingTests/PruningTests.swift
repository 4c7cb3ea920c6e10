import Foundation
import ScreenshotReferences
import Testing

@Suite("Pruning references")
struct PruningTests {
  private let folder = SnapshotFolder()

  /// Creates two test files with references, one of which is removed.
  init() throws {
    try folder.write("", to: "CardTests.swift")
    try folder.write("", to: "ShelfTests.swift")
    for name in ["CardTests/a.png", "CardTests/b.tree.txt", "CardTests/b.tree.actual.txt"] {
      try folder.write("x", to: "__Snapshots__/\(name)")
    }
    try folder.write("x", to: "__Snapshots__/ShelfTests/c.png")
    try folder.write("x", to: "__Snapshots__/GoneTests/d.png")
    try folder.write("x", to: "__Snapshots__/GoneTests/notes.md")
  }

  private func reference(_ name: String) -> String {
    folder.url.appendingPathComponent("__Snapshots__/\(name)").path
  }

  @Test("Without a run, only what belongs to no test file is unused")
  func withoutRun() {
    let pruning = ScreenshotPruning(below: [folder.url.path])
    #expect(pruning.unused == [reference("GoneTests/d.png")])
  }

  @Test("A run tells what is unused, and says nothing about files it did not run")
  func withRun() throws {
    let used = ScreenshotUse.references(in: reference("CardTests/a.png") + "\n")
    let pruning = ScreenshotPruning(below: [folder.url.path], used: used)
    #expect(pruning.unused == [reference("CardTests/b.tree.txt"), reference("GoneTests/d.png")])
    try pruning.remove()
    #expect(folder.names(of: "CardTests") == ["a.png"])
    #expect(folder.names(of: "ShelfTests") == ["c.png"])
    #expect(folder.names(of: "GoneTests") == ["notes.md"])
  }

  @Test("Folders that become empty go too")
  func empty() throws {
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("__Snapshots__/GoneTests/notes.md")
    )
    try ScreenshotPruning(below: [folder.url.path]).remove()
    #expect(!FileManager.default.fileExists(atPath: reference("GoneTests")))
  }
}
