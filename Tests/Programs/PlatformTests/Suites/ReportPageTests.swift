import Foundation
import Testing

extension BrowserTests {
  @Suite("The report of screenshot tests")
  struct ReportPageTests {
    private let folder: TemporaryFolder
    private let eyes = ScreenGrab(width: 320, height: 240)

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async throws {
      let process = try SandboxProcess(arguments, environment: [:])
      #expect(try await process.waitUntilExit() == 0, "\(process.evidence)")
    }

    /// Returns the path of a file that a failed test leaves.
    private func file(_ role: String) -> String {
      folder.file("__Snapshots__/CardTests/card\(role).png")
    }

    /// Opens the report of one failed test.
    private func open() async throws -> BrowserPage {
      try FileManager.default.createDirectory(
        atPath: folder.file("__Snapshots__/CardTests"),
        withIntermediateDirectories: true
      )
      let size = ["--size", "320x240"]
      for (role, scene) in [
        ("", "nested-colours"), (".actual", "drag-touches"), (".difference", "out-of-bounds"),
      ] {
        let process = try SandboxProcess(
          ["snapshot", scene, "-o", file(role)] + size,
          environment: [:]
        )
        #expect(try await process.waitUntilExit() == 0)
      }
      try await run("screenshots", "report", folder.path, "-o", folder.file("report.html"))
      return try BrowserPage(file: folder.file("report.html"))
    }

    private func seen(on page: BrowserPage) async throws -> PixelPicture {
      let path = folder.file("seen.png")
      try page.picture(of: ".stack").write(to: URL(fileURLWithPath: path))
      return try await eyes.pixels(ofPNG: path)
    }

    /// Returns whether both pictures are equal in some columns.
    private func isSame(
      _ first: PixelPicture,
      _ second: PixelPicture,
      _ columns: Range<Int>
    ) -> Bool {
      columns.allSatisfy { x in (0..<240).allSatisfy { first[x, $0] == second[x, $0] } }
    }

    @Test("The slider shows the reference on its left and the actual picture on its right")
    func slider() async throws {
      let page = try await open()
      #expect(try page.holds("document.title === '1 difference'"))
      let (reference, actual) = try await (
        eyes.pixels(ofPNG: file("")), eyes.pixels(ofPNG: file(".actual"))
      )
      let half = try await seen(on: page)
      #expect(isSame(half, reference, 0..<158) && isSame(half, actual, 162..<320))
      try page.hover(".stack", at: 0.25)
      let quarter = try await seen(on: page)
      #expect(isSame(quarter, reference, 0..<78) && isSame(quarter, actual, 82..<320))
      try page.drag(".views input", from: 0.25, to: 0.999)
      let all = try await seen(on: page)
      #expect(isSame(all, reference, 0..<310))
      #expect(page.foreignRequests == [] && page.complaints == [])
    }

    @Test("Blinking shows one after the other, the others show the difference and all three")
    func others() async throws {
      let page = try await open()
      let pictures = try await [
        eyes.pixels(ofPNG: file("")), eyes.pixels(ofPNG: file(".actual")),
        eyes.pixels(ofPNG: file(".difference")),
      ]
      try page.click("button[data-view=blink]")
      #expect(try page.holds("document.getAnimations().length === 1"))
      for (time, picture) in [(100, pictures[1]), (600, pictures[0]), (1100, pictures[1])] {
        try page.run(
          "(() => { const [it] = document.getAnimations(); it.pause(); it.currentTime = \(time) })()"
        )
        #expect(try await seen(on: page) == picture, "\(time)")
      }
      try page.click("button[data-view=difference]")
      #expect(try await seen(on: page) == pictures[2])
      #expect(
        try page.holds(
          "document.querySelector('[data-view=difference][aria-pressed=true]') !== null"
        )
      )
      try page.click("button[data-view=side]")
      for (role, picture) in zip(["reference", "actual", "difference"], pictures) {
        let path = folder.file("side.png")
        try page.picture(of: "figure.\(role) img").write(to: URL(fileURLWithPath: path))
        #expect(try await eyes.pixels(ofPNG: path) == picture, "\(role)")
        #expect(try page.holds("document.querySelector('.\(role) figcaption').offsetHeight > 0"))
      }
      #expect(page.foreignRequests == [] && page.complaints == [])
    }
  }
}
