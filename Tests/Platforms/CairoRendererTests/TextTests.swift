@testable import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Text")
struct TextTests {
  private let renderer = CairoRenderer()

  private func run(
    _ string: String,
    size: Double = 16,
    weight: FontDescription.Weight = .regular,
    within width: Double? = nil
  ) -> TextRun {
    TextRun(
      string,
      font: FontDescription(size: size, weight: weight),
      color: .black,
      maximumWidth: width
    )
  }

  @Test("all faces are there")
  func fonts() {
    #expect(renderer.fonts.missingFonts.isEmpty)
    #expect(renderer.fonts.problem == nil)
  }

  @Test("glyphs come from the program's files, not from the machine's settings")
  func privateFonts() {
    #expect(renderer.fonts.isPrivate)
  }

  @Test(
    "no character of the program's languages is an empty box",
    arguments: ["触摸沙盒：响应者链、命中测试（“手势”）", "Touch → ① ✓ … – ×", "Größe Ångström łódź"]
  )
  func knownGlyphs(string: String) {
    #expect(renderer.fonts.unknownGlyphCount(in: run(string)) == 0)
    #expect(renderer.fonts.unknownGlyphCount(in: run(string, weight: .bold)) == 0)
  }

  @Test("a character that no face has is counted")
  func unknownGlyphs() {
    #expect(renderer.fonts.unknownGlyphCount(in: run("\u{0915}")) == 1)
  }

  /// The library below looks for fonts on a thread of its own, which is often still busy when a renderer is freed.
  ///
  /// Once, its tables were freed too early, which ended the process in one of many thousand cases.
  @Test("renderers that are freed right after their text, on several threads")
  func freedAtOnce() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          CairoRenderer().size(
            of: TextRun("Text", font: .init(size: Double(10 + index % 8)), color: .black)
          ).width > 10
        }
      }
      for await hasWidth in group { #expect(hasWidth) }
    }
  }

  @Test("Chinese does not change the height of a line")
  func lineHeight() {
    let latin = renderer.size(of: run("Touch"))
    let chinese = renderer.size(of: run("触摸"))
    #expect(latin.height == chinese.height)
    #expect(latin.height > 16 && latin.height < 24)
    #expect(renderer.size(of: run("Touch\n触摸")).height == 2 * latin.height)
    #expect(renderer.size(of: run("")).height == latin.height)
  }

  @Test("text that is too wide ends with an ellipsis inside its width")
  func ellipsis() {
    let whole = renderer.size(of: run("a rather long line of text")).width
    let cut = renderer.size(of: run("a rather long line of text", within: 80)).width
    #expect(whole > 120)
    #expect(cut <= 80 && cut > 50)
  }

  @Test("bold is wider, and twice the size is twice the width")
  func faces() {
    let regular = renderer.size(of: run("Touch")).width
    #expect(renderer.size(of: run("Touch", weight: .bold)).width > regular)
    let double = renderer.size(of: run("Touch", size: 32)).width
    #expect(abs(double - 2 * regular) < 0.1)
  }

  @Test("X17: a missing font is named together with the package that brings it")
  func missingFont() throws {
    let lost = FontFile(
      name: "Lost Sans",
      purpose: "text",
      package: "fonts-lost",
      candidates: ["/nowhere/lost.otf"]
    )
    let library = FontLibrary(basic: [lost], eastAsianRegular: [], eastAsianBold: [])
    let problem = try #require(library.problem)
    #expect(problem.contains("Lost Sans") && problem.contains("fonts-lost"))
    let poor = CairoRenderer(fonts: library)
    let size = poor.size(of: run("anything"))
    #expect(size.width == 0 && size.height > 0)
    poor.draw(DisplayList([.text(run("anything"), at: .zero)]), on: try Bitmap(width: 9, height: 9))
  }

  @Test("what was set before does not change what is set now")
  func history() throws {
    let list = DisplayList([.text(run("★ ① → mixed"), at: .zero)])
    let fresh = try Bitmap(width: 160, height: 30)
    CairoRenderer().draw(list, on: fresh, background: .white)
    let experienced = try Bitmap(width: 160, height: 30)
    _ = renderer.size(of: run("触摸", weight: .bold))
    renderer.draw(list, on: experienced, background: .white)
    #expect(fresh == experienced)
  }

  @Test("however many texts are painted, the memory of layouts is limited")
  func cacheLimit() {
    let cache = TextLayoutCache(library: renderer.fonts, capacity: 50)
    let kept = run("kept")
    let layout = cache.layout(for: kept)
    for number in 0..<200 {
      _ = cache.layout(for: run("\(number)"))
      #expect(cache.layout(for: kept) === layout)
      #expect(cache.count <= 50)
    }
  }
}
