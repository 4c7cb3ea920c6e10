import Foundation
import Testing

/// The tests are serialized, because each starts a browser.
@Suite(
  "Pages in a real browser",
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Browser.program != nil, Comment(rawValue: Browser.absence))
)
struct BrowserTests {}

extension BrowserTests {
  @Suite("The viewer of a recording")
  struct TraceViewerTests {
    private let folder: TemporaryFolder
    private let script = """
      scene drag-touches
      size 320x240
      wait 0.2s
      drag box by 60,40 over 600ms
      wait 0.3s

      """

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async throws {
      let process = try SandboxProcess(arguments, environment: [:])
      #expect(try await process.waitUntilExit() == 0, "\(process.evidence)")
    }

    /// Exports the play of a script as a page, and opens the page.
    private func open(_ options: String...) async throws -> BrowserPage {
      let (touch, recording) = (folder.file("a.touch"), folder.file("a.touchrec"))
      try script.write(toFile: touch, atomically: true, encoding: .utf8)
      try await run("script", touch, "--record", recording, "--force")
      let process = try SandboxProcess(
        ["export", recording, "-o", folder.file("a.html")] + options,
        environment: [:]
      )
      #expect(try await process.waitUntilExit() == 0, "\(process.evidence)")
      return try BrowserPage(file: folder.file("a.html"))
    }

    /// Exports the pictures that the page has to show, 30 per second, into a folder.
    private func exportPictures(_ options: String...) async throws -> String {
      let path = folder.file("frames" + options.joined())
      let process = try SandboxProcess(
        ["export", folder.file("a.touchrec"), "--png", "-o", path] + options,
        environment: [:]
      )
      #expect(try await process.waitUntilExit() == 0, "\(process.evidence)")
      return path
    }

    private let eyes = ScreenGrab(width: 320, height: 240)

    /// Returns the visible pixels of the scene.
    private func seen(on page: BrowserPage) async throws -> PixelPicture {
      try page.wait(untilLoaded: "#screen")
      let path = folder.file("seen.png")
      try page.picture(of: "#screen").write(to: URL(fileURLWithPath: path))
      return try await eyes.pixels(ofPNG: path)
    }

    private func picture(_ number: Int, in folder: String) async throws -> PixelPicture {
      let digits = String(number)
      let zeros = String(repeating: "0", count: 5 - digits.count)
      return try await eyes.pixels(ofPNG: "\(folder)/frame-\(zeros)\(digits).png")
    }

    /// Checks that the page requests nothing and reports no errors.
    private func checkQuiet(_ page: BrowserPage) {
      #expect(page.foreignRequests == [])
      #expect(page.complaints == [])
    }

    @Test("It begins at the beginning, plays to the end, and plays again; nothing is loaded")
    func plays() async throws {
      let page = try await open()
      let frames = try await exportPictures()
      let count = try FileManager.default.contentsOfDirectory(atPath: frames).count
      #expect(try page.holds("document.title === 'a'"))
      #expect(try page.holds("clock.textContent === '0.000 s'"))
      #expect(try await seen(on: page) == picture(1, in: frames))
      for _ in 1...2 {
        try page.click("#play")
        #expect(try page.holds("at('play').textContent === 'Pause'"))
        try await page.wait(until: "at('play').textContent === 'Play'")
        #expect(try page.holds("now === data.duration && now > 1"))
        #expect(try await seen(on: page) == picture(count, in: frames))
        #expect(try page.holds("items.at(-1).className === 'past now'"))
      }
      checkQuiet(page)
    }

    @Test("The slider goes both ways, keys go from event to event, a line leads to its moment")
    func scrubs() async throws {
      let page = try await open()
      let frames = try await exportPictures()
      for end in [0.6, 0.3, 0.9] {
        try page.drag("#time", from: 0.1, to: end)
        let time: Double = try page.value("now")
        #expect(abs(time - end * 1.1) < 0.1, "\(time)")
        let number = Int((time + 1e-9) * 30) + 1
        #expect(try await seen(on: page) == picture(number, in: frames))
      }
      try page.click("#log li:nth-child(1)")
      let first: Double = try page.value("now")
      #expect(try page.holds("data.lines[0][0] === now"))
      try page.type(".")
      let second: Double = try page.value("now")
      #expect(second > first)
      try page.type(",")
      #expect(try page.holds("now === data.lines[0][0]"))
      #expect(
        try page.holds("document.querySelector('li.now') === items[indexBefore(data.lines, now)]")
      )
      checkQuiet(page)
    }

    @Test("Space plays and stops; with the focus on a button it is that button's")
    func keys() async throws {
      let page = try await open()
      try page.type(" ")
      #expect(try page.holds("playing"))
      try page.type(" ")
      #expect(try page.holds("!playing"))
      try page.run("document.querySelector('#play').focus()")
      try page.type(" ")
      #expect(try page.holds("playing"))
      try page.run("document.querySelector('#overlay').focus()")
      try page.type(" ")
      #expect(try page.holds("document.querySelector('#overlay').checked"))
      checkQuiet(page)
    }

    @Test("The overlay is shown or not, whenever one wants")
    func overlay() async throws {
      let page = try await open()
      let (plain, overlaid) = try await (exportPictures(), exportPictures("--overlay"))
      try page.drag("#time", from: 0, to: 0.5)
      let time: Double = try page.value("now")
      let number = Int((time + 1e-9) * 30) + 1
      #expect(try await seen(on: page) == picture(number, in: plain))
      try page.click("#overlay")
      #expect(try await seen(on: page) == picture(number, in: overlaid))
      #expect(try await picture(number, in: plain) != picture(number, in: overlaid))
      try page.click("#overlay")
      #expect(try await seen(on: page) == picture(number, in: plain))
      #expect(try await open("--overlay", "--force").holds("at('overlay').checked"))
      checkQuiet(page)
    }

    @Test("The filter keeps the lines with all words, and without those after a minus")
    func filters() async throws {
      let page = try await open()
      let visible = "items.filter((item) => item.offsetHeight > 0).map((item) => item.textContent)"
      let all: [String] = try page.value(visible)
      #expect(all.count > 5)
      try page.click("#filter")
      try page.type("box -moved")
      let some: [String] = try page.value(visible)
      #expect(some == all.filter { $0.contains("box") && !$0.contains("moved") })
      #expect(some.contains { $0.contains("box.began") } && some.count < all.count)
      try page.run("document.querySelector('#filter').select()")
      try page.type("BEGAN")
      #expect(try page.value(visible, as: [String].self) == all.filter { $0.contains("began") })
      // Characters in the filter are no commands.
      #expect(try page.holds("!playing && now === 0"))
      checkQuiet(page)
    }

    @Test("S14: Names that look like the page's own language stay names")
    func hostileNames() async throws {
      let name = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
      let scene = "views: [{id: \"\(name)\", frame: [0, 0, 200, 200], backgroundColor: red}]\n"
      let (file, recording) = (folder.file("a.yml"), folder.file("<b>&amp;.touchrec"))
      try scene.write(toFile: file, atomically: true, encoding: .utf8)
      let touch = folder.file("b.touch")
      try "scene a.yml\nfinger 1 down 50,50\nfinger 1 up\n"
        .write(toFile: touch, atomically: true, encoding: .utf8)
      try await run("script", touch, "--record", recording)
      try await run("export", recording, "--html", "-o", folder.file("b.html"))
      let page = try BrowserPage(file: folder.file("b.html"))
      #expect(try page.holds("document.title === '<b>&amp;'"))
      let names = "\"\(name.replacingOccurrences(of: "</", with: "<\\/"))\""
      #expect(try page.holds("items[0].textContent.includes(\(names))"))
      #expect(try page.holds("document.images.length === 1"))
      checkQuiet(page)
    }

    @Test("An animated PNG is one for the browser too, picture by picture")
    func animatedPNG() async throws {
      let page = try await open()
      let path = folder.file("a.apng")
      try await run("export", folder.file("a.touchrec"), "-o", path, "--fps", "10")
      let text = try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
      let answer: [Double] = try page.value(
        """
        (async () => {
          const bytes = Uint8Array.from(atob("\(text)"), (letter) => letter.charCodeAt(0));
          const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
          await decoder.tracks.ready;
          const track = decoder.tracks.selectedTrack;
          const answer = [track.frameCount, track.animated ? 1 : 0];
          for (let index = 0; index < track.frameCount; index += 1) {
            const { image } = await decoder.decode({ frameIndex: index });
            answer.push(image.duration / 1e6, image.displayWidth, image.displayHeight);
          }
          return answer;
        })()
        """
      )
      let count = Int(answer[0])
      #expect(count > 4 && answer[1] == 1)
      let pictures = (0..<count).map { Array(answer[(2 + $0 * 3)..<(5 + $0 * 3)]) }
      let sizes = pictures.map { [$0[1], $0[2]] }
      #expect(sizes == [[Double]](repeating: [320, 240], count: count))
      let duration: Double = pictures.reduce(0) { $0 + $1[0] }
      #expect(abs(duration - 2.2) < 0.11, "\(pictures)")
    }
  }
}
