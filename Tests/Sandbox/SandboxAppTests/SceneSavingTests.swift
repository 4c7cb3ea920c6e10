import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import SandboxTestSupport
import TextFormats
import Testing
import TouchKit
import TouchTrace

@testable import SandboxApp
@testable import SandboxHost

@MainActor
@Suite("Saving changes of the window in the scene's file")
struct SceneSavingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a saved change can be undone, and the scene restarts as it was saved")
  func undoAfterSaving() throws {
    let file = try folder.write(
      "views:\n  - id: box # the box\n    frame: [40, 40, 200, 120]\n",
      to: "scene.yml"
    )
    let scene = try SceneLookup.scene(named: file)
    let opened = try PastedWindow(BroughtScene(scene), in: folder, .english)
    let session = opened.session
    let box = { try #require(session.run.application.windows.first?.viewWithName("box")) }
    session.tools.select(try box().traceID)
    try session.perform(.nudge(x: 2, y: 0), at: 1)
    try session.perform(.saveScene, at: 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("[42, 40, 200, 120]"))
    try session.perform(KeyAction.undo, at: 1)
    #expect(try box().frame.minX == 40)
    // The undone value is another change that is not saved.
    for _ in 0..<2 { try session.perform(.reloadScene, at: 1) }
    #expect(try box().frame.minX == 42)
  }

  @Test("the key that quits asks once about changes that are not saved")
  func quitting() throws {
    let file = try folder.write("views:\n  - id: box\n    frame: [40, 40, 200, 120]\n", to: "a.yml")
    let scene = try SceneLookup.scene(named: file)
    let session = try PastedWindow(BroughtScene(scene), in: folder, .english).session
    session.tools.select(session.run.application.windows.first?.viewWithName("box")?.traceID)
    try session.perform(.nudge(x: 2, y: 0), at: 1)
    try session.perform(.quit, at: 1)
    #expect(!session.isOver)
    try session.perform(.saveScene, at: 1)
    try session.perform(.nudge(x: 2, y: 0), at: 1)
    try session.perform(.quit, at: 1)
    #expect(!session.isOver, "it asks again about changes after a save")
    try session.perform(.quit, at: 1)
    #expect(session.isOver)
    let other = try PastedWindow(BroughtScene(scene), in: folder, .english).session
    other.tools.select(other.run.application.windows.first?.viewWithName("box")?.traceID)
    try other.perform(.nudge(x: 2, y: 0), at: 1)
    try other.perform(.reloadScene, at: 1)
    #expect(other.tools.changes.count == 1, "a restart asks as well")
    try other.perform(.reloadScene, at: 1)
    #expect(other.tools.changes.isEmpty)
    let unchanged = try PastedWindow(BroughtScene(scene), in: folder, .english).session
    try unchanged.perform(.quit, at: 1)
    #expect(unchanged.isOver)
  }

  @Test("a screenshot of the hit map is the hit map")
  func hitMap() throws {
    let file = try folder.write("views:\n  - id: box\n    frame: [40, 40, 200, 120]\n", to: "a.yml")
    let scene = try SceneLookup.scene(named: file)
    let session = try PastedWindow(BroughtScene(scene), in: folder, .english).session
    var pictures: [Data] = []
    for _ in 0..<2 {
      try session.perform(.takeScreenshot, at: 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let last = try #require(names.filter { $0.hasSuffix(".png") }.max())
      pictures.append(try Data(contentsOf: URL(fileURLWithPath: folder.file(last))))
      session.run.settings.showsHitMap = true
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test("a watch does not start the scene again for the window's own save")
  func ownSave() async throws {
    let file = try folder.write("views:\n  - id: box\n    alpha: 1\n", to: "scene.yml")
    let scene = try SceneLookup.scene(named: file)
    let watch = SceneWatch(file)
    let opener = SceneOpener(recordings: .folder(folder.path), keys: .sandbox)
    let size = PictureSize.whole(nil, for: scene)
    let target = opener.open(BroughtScene(scene), size, watch).target
    let change = SceneChange(
      name: "box",
      typeName: "UIView",
      isRecognizer: false,
      values: [.alpha(0.5)]
    )
    #expect(try target.save?([change]).count == 1)
    try await Task.sleep(for: .milliseconds(200))
    #expect(watch.changes.takeNews() == nil)
    _ = try folder.write("views:\n  - id: box\n    alpha: 0.2\n", to: "scene.yml")
    #expect(try await news(of: watch) != nil)
  }

  @Test("a view with a center and bounds saves the center alone, and what was undone after that")
  func centerAndBounds() throws {
    let text = "views:\n  - id: box\n    center: [200, 200]\n    bounds: [0, 0, 100, 50]\n"
    let file = try folder.write(text, to: "c.yml")
    let scene = try SceneLookup.scene(named: file)
    let session = try PastedWindow(BroughtScene(scene), in: folder, .english).session
    session.tools.select(session.run.application.windows.first?.viewWithName("box")?.traceID)
    try session.perform(.nudge(x: 0, y: 2), at: 1)
    try session.perform(.saveScene, at: 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("center: [200, 202]"))
    #expect(session.tools.changes.isEmpty)
    try session.perform(KeyAction.undo, at: 1)
    try session.perform(.saveScene, at: 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("a new version of the file keeps changes that are not saved, unless it has another value")
  func unsavedChanges() throws {
    func text(_ x: Int, _ title: String) -> String {
      "title: \(title)\nviews:\n  - id: box\n    frame: [\(x), 40, 200, 120]\n"
    }
    let file = try folder.write(text(40, "First"), to: "w.yml")
    let scene = try SceneLookup.scene(named: file)
    let watch = SceneWatch(file)
    let session = try PastedWindow(BroughtScene(scene), in: folder, .english, watch: watch).session
    func box() throws -> UIView {
      try #require(session.run.application.windows.first?.viewWithName("box"))
    }
    func reload(_ text: String) throws {
      _ = try folder.write(text, to: "w.yml")
      let next = try SceneFile(path: file).scene()
      watch.changes.put(.scene({ next.start(on: $0, at: $1) }))
      session.startChangedScene()
    }
    session.tools.select(try box().traceID)
    try session.perform(.nudge(x: 5, y: 0), at: 1)
    try reload(text(40, "Second"))
    #expect(try box().frame.minX == 45)
    #expect(session.tools.changes.count == 1 && session.tools.hasUndo)
    try reload(text(80, "Third"))
    #expect(try box().frame.minX == 80, "the file's own change wins")
    #expect(session.tools.changes.isEmpty && !session.tools.hasUndo)
  }

  @Test("a watch reports a file that is deleted, and its next version")
  func deletion() async throws {
    let text = "views:\n  - id: box\n    alpha: 1\n"
    let file = try folder.write(text, to: "scene.yml")
    let watch = SceneWatch(file)
    try FileManager.default.removeItem(atPath: file)
    guard case .problem(let problem) = try await news(of: watch) else {
      Issue.record("nothing was reported")
      return
    }
    #expect(problem.contains("scene.yml"))
    _ = try folder.write(text, to: "scene.yml")
    guard case .scene = try await news(of: watch) else {
      Issue.record("the new file was not read")
      return
    }
    // An editor that replaces a file deletes it for a moment.
    try FileManager.default.removeItem(atPath: file)
    _ = try folder.write(text, to: "scene.yml")
    try await Task.sleep(for: .seconds(1))
    #expect(watch.changes.takeNews() == nil)
  }

  private func news(of watch: SceneWatch) async throws -> SceneChanges.News? {
    for _ in 0..<100 {
      if let news = watch.changes.takeNews() { return news }
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }
}

extension UIView {
  /// Returns the view with an identifier, at or below this one.
  fileprivate func viewWithName(_ name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    return subviews.lazy.compactMap { $0.viewWithName(name) }.first
  }
}
