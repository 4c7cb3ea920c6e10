import CairoRenderer
import Foundation
import Inspector
import Testing

@testable import SandboxHost

@MainActor
@Suite("What the window keeps between runs")
struct WindowMemoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "memory-\(UUID().uuidString)")
  private var file: WindowMemoryFile { WindowMemoryFile(["XDG_STATE_HOME": folder.path]) }
  private var path: String { folder.appending(path: "touch-sandbox/window.json").path }

  @Test("size and regions come back; nothing is written when nothing was changed")
  func kept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var memory = file.read()
    #expect(memory.size == CGSize(width: 1280, height: 800))
    file.write(memory)
    #expect(!FileManager.default.fileExists(atPath: path))
    memory.size = CGSize(width: 900, height: 700)
    memory.arrangement[.medium].inspector = false
    file.write(memory)
    #expect(file.read() == memory)
    #expect(file.read().arrangement[.medium].inspector == false)
    #expect(file.read().arrangement[.full].inspector == nil)
  }

  @Test(
    "a file that is damaged or makes no sense is as none, or kept within what a window can be",
    arguments: ["", "{", "[1]", "{\"version\":1}", "\u{0}", String(repeating: "[", count: 70_000)]
  )
  func damaged(content: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(content)
    #expect(file.read() == WindowMemory())
  }

  @Test("sizes are kept within what a window can be")
  func sizes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"version":1,"width":1e300,"height":-3,"arrangement":{"classes":{"full":{"timeLine":true,
      "galleryWidth":-1,"inspectorWidth":1e9,"timeHeight":106}}}}
      """
    )
    let memory = file.read()
    #expect(memory.size == CGSize(width: 16_384, height: 360))
    #expect(memory.arrangement[.full].galleryWidth == 200)
    #expect(memory.arrangement[.full].inspectorWidth == 480)
  }

  private func write(_ content: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(filePath: path))
  }

  @Test("the look that was chosen in the window and the files that were opened come back")
  func look() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = AnnotationSettings(showsOverlay: true)
    LookChange.theme(.light).apply(to: &settings)
    LookChange.language(.chinese).apply(to: &settings)
    LookChange.textSize(1).apply(to: &settings)
    var memory = file.read()
    (memory.look, memory.recent) = (KeptLook(settings), ["/card.yml"])
    file.write(memory)
    let look = try #require(file.read().look)
    #expect(look.kind == .light && look.chosenLanguage == .chinese && look.scale == 1.25)
    #expect(file.read().recent == ["/card.yml"])
  }

  @Test("each class of widths has regions of its own")
  func classes() {
    let bench = Workbench(
      size: CGSize(width: 1280, height: 800),
      sceneSize: CGSize(width: 640, height: 480),
      look: WorkbenchLook(),
      measuring: CairoRenderer(),
      entries: [
        GalleryEntry(
          name: "card",
          title: Phrase("Card", "卡片"),
          group: Phrase("All", "全部"),
          question: Phrase("", ""),
          answer: Phrase("", "")
        )
      ]
    )
    bench.toggleGallery()
    #expect(bench.layout.galleryForm == .none)
    bench.resize(to: CGSize(width: 1100, height: 800))
    #expect(bench.layout.galleryForm == .strip)
    bench.toggleInspector()
    bench.resize(to: CGSize(width: 1280, height: 800))
    #expect(bench.layout.galleryForm == .none)
    #expect(bench.layout.hasInspector)
    #expect(bench.arrangement[.wide].inspector == false)
    #expect(bench.arrangement[.full].gallery == false)
  }
}
