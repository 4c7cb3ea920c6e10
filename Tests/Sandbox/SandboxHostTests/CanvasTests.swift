import Drawing
import Foundation
import Inspector
import SandboxTestSupport
import Testing
import TouchInput
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("A scene that is larger than its canvas, and large letters")
struct CanvasTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func regions(_ size: CGSize, textScale: CGFloat = 1) -> WorkbenchRegions {
    WorkbenchRegions(
      size: size,
      sceneSize: CGSize(width: 640, height: 480),
      isBare: false,
      textScale: textScale,
      arrangement: WorkbenchArrangement()
    )
  }

  @Test("zooming keeps what is under the pointer in its place, and edges stay at the canvas")
  func zoom() {
    var regions = regions(CGSize(width: 1280, height: 800))
    let place = CGPoint(x: regions.layout.room.midX + 60, y: regions.layout.room.midY - 40)
    func point() -> CGPoint {
      let layout = regions.layout
      return CGPoint(
        x: (place.x - layout.scene.minX) / layout.scale,
        y: (place.y - layout.scene.minY) / layout.scale
      )
    }
    let before = point()
    for _ in 1...3 {
      regions.zoom(by: 1, at: place)
      regions.update()
    }
    #expect(regions.layout.scale == 3)
    #expect(abs(point().x - before.x) < 1 && abs(point().y - before.y) < 1)
    regions.pan(by: CGPoint(x: 10_000, y: -10_000))
    regions.update()
    #expect(regions.layout.scene.minX == regions.layout.room.minX)
    #expect(regions.layout.scene.maxY == regions.layout.room.maxY)
    regions.zoom(by: 0)
    regions.update()
    #expect(!regions.layout.overflow.x && !regions.layout.overflow.y)
  }

  @Test("large letters leave the tool bar and a drawer", arguments: [2, 3] as [CGFloat])
  func largeLetters(_ textScale: CGFloat) {
    var regions = regions(CGSize(width: 1280, height: 800), textScale: textScale)
    #expect(regions.layout.tool.height == 40 * textScale)
    #expect(regions.layout.canvas.height > 200)
    #expect(!regions.layout.hasInspector)
    regions.choice.inspector = true
    regions.choice.gallery = true
    regions.update()
    #expect(regions.layout.inspector.width >= 400)
    #expect(regions.layout.galleryForm == .drawer)
  }

  @Test("a window without scenes has no gallery, and no button for it")
  func noGallery() throws {
    let bench = Workbench(
      size: CGSize(width: 1280, height: 800),
      sceneSize: CGSize(width: 400, height: 300),
      look: WorkbenchLook(),
      measuring: EstimatedText()
    )
    #expect(bench.layout.gallery.width == 0)
    #expect(bench.layout.canvas.minX == 0)
    #expect(!bench.buttonNames.contains("gallery"))
    #expect(!bench.shownTexts.contains { $0.text.contains("questions") })
  }

  @Test("the middle button moves a large scene, a click with it pins a finger")
  func middleButton() throws {
    let zoom: [[InputEvent]] = Array(repeating: [.key("=", .control)], count: 3)
    func middle(_ phase: ContactSample.Phase, _ x: Double, _ y: Double) -> InputEvent {
      .contact(
        ContactSample(
          id: .middleButton,
          phase: phase,
          location: CGPoint(x: x, y: y),
          timestamp: 0
        )
      )
    }
    let dragged = try play(
      zoom + [
        [middle(.began, 200, 150)], [.hover(location: CGPoint(x: 240, y: 120), timestamp: 0)],
        [middle(.ended, 240, 120)], [],
      ]
    )
    let still = try play(zoom + [[middle(.began, 200, 150)], [middle(.ended, 200, 150)], []])
    let (moved, layout) = (try dragged.bench.layout, try still.bench.layout)
    #expect(moved.scene.minX == layout.scene.minX + 40)
    #expect(moved.scene.minY == layout.scene.minY - 30)
    #expect(!text(of: dragged.log).contains("began"))
    #expect(text(of: still.log).contains("began"))
  }

  @Test("Space is held back while the scene is large, and still pauses without a drag")
  func space() throws {
    let zoom: [[InputEvent]] = Array(repeating: [.key("=", .control)], count: 3)
    let up = KeyStroke(usage: 0x2C, name: "Space", isDown: false, timestamp: 0)
    let tapped = try play(zoom + [[.key("Space")], [.key(up)], []])
    #expect(tapped.session.run.settings.isPaused)
    let dragged = try play(
      zoom + [
        [.key("Space")], [.mouse(.began, 200, 150)], [.mouse(.moved, 180, 150)],
        [.mouse(.ended, 180, 150)], [.key(up)], [],
      ]
    )
    #expect(!dragged.session.run.settings.isPaused)
    #expect(!text(of: dragged.log).contains("began"))
  }

  // MARK: - First steps

  @Test("the first steps have no control of Predict, shrink to a line, and tick what is done")
  func firstSteps() throws {
    let bench = try play([[]]).bench
    bench.beginFirstSteps(.sandbox)
    #expect(bench.isShown(StartPanel.label))
    let names = Set(bench.buttonNames)
    #expect(names.isDisjoint(with: ["copy-result", "new-round", "hide-answers", "answer-1"]))
    #expect(names.isSuperset(of: ["tab-views", "close-start"]))
    bench.noteDone(.press)
    #expect(bench.isShown(ViewsPanel.label))
    _ = bench.takeDamage()
    let texts = bench.shownTexts.map(\.text)
    #expect(texts.contains("1 of 3") && texts.contains("Next: right-click a view (Y)."))
    bench.noteDone(.ask)
    bench.noteDone(.ask)
    bench.noteDone(.pick)
    _ = bench.takeDamage()
    #expect(bench.shownTexts.contains { $0.text == "3 of 3" })
    bench.advance(to: 100)
    #expect(!bench.shownTexts.contains { $0.text == "3 of 3" })
    #expect(!bench.buttonNames.contains("open-start"))
  }

  // MARK: - Actions

  @Test("every action is listed, and a chosen one is done")
  func actions() throws {
    let listed = KeyTable.sandbox.helpGroups(in: .english).flatMap(\.rows).compactMap(\.action)
    #expect(Set(listed) == Set(KeyTable.sandbox.names))
    let played = try play([[.key("p", [.control, .shift])], []])
    let bench = try played.bench
    #expect(bench.isShown(HelpPanel.label) && bench.isTyping)
    bench.onRequest(.action("theme-light"))
    bench.onRequest(.action("language-chinese"))
    try played.session.followWorkbench(at: 1)
    let next = try #require(played.session.workbench).bench
    _ = next.takeDamage()
    #expect(next.look.kind == .light && next.look.language == .chinese)
    #expect(next.shownTexts.contains { $0.text == "时间线" })
  }

  @Test("another look keeps what happened")
  func lookKeepsHistory() throws {
    let played = try play([[.mouse(.began, 100, 120)], [.mouse(.ended, 100, 120)], []])
    let before = try played.bench.log.records.count
    #expect(before > 0)
    try played.session.perform(.look(.textSize(1)), at: 1)
    let bench = try #require(played.session.workbench).bench
    #expect(bench.look.textScale == 1.25)
    #expect(bench.log.records.count == before)
    #expect(bench.rows.fingers.count == 1)
  }

  @Test("Escape empties a search before it leaves it")
  func search() throws {
    let bench = try play([
      [.key("f", .control)], [.text("paint", timestamp: 0)], [.key("Escape")], [],
    ]).bench
    #expect(!bench.isTyping)
    #expect(bench.chrome.gallery.search.field.text == "")
  }

  @Test("a digit on a chosen property begins to type it, arrows step it")
  func digits() throws {
    let start: [[InputEvent]] = [[.key("s")], [.key("s")], [.key("i")], []]
    let tabs: [[InputEvent]] = Array(repeating: [.key("Tab")], count: 8)
    let typed = try play(
      start + tabs + [
        [.key("0"), .text("0", timestamp: 0)], [.key("."), .text(".", timestamp: 0)],
        [.key("5"), .text("5", timestamp: 0)], [.key("Up")],
        [.key(KeyStroke(usage: 0x28, name: "Return", isDown: true, timestamp: 0))], [],
      ]
    )
    #expect(typed.session.review == nil)
    let alpha = typed.session.run.application.windows.first?.alpha
    #expect(alpha.map { Float($0) } == 0.55)
    let letters: [[InputEvent]] = "40,30".map {
      [.key(String($0)), .text(String($0), timestamp: 0)]
    }
    let count = try #require(
      try (1...8).first { count in
        let there = try play(start + tabs.prefix(count) + [[]])
        return there.session.workbench?.bench.inspector.properties.focusName == "center"
      }
    )
    let placed = try play(
      start + tabs.prefix(count) + letters + [
        [.key(KeyStroke(usage: 0x28, name: "Return", isDown: true, timestamp: 0))], [],
      ]
    )
    #expect(placed.session.run.application.windows.first?.center == CGPoint(x: 40, y: 30))
  }
}
