import Foundation
import TouchInput
import SandboxTestSupport
import Testing

@Suite("Exports from the command line")
struct ExportCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let text = """
      scene drag-touches
      size 200x150
      drag box by 30,20 over 200ms

      """
    let script = try folder.write(text, to: "drag.touch")
    let result = try program.run(["script", script, "--record", "drag.touchrec"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  private func export(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(["export", "drag.touchrec"] + arguments, in: folder)
  }

  private func content(_ name: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: folder.file(name)))
  }

  @Test("every form makes a file, and the same bytes twice")
  func forms() throws {
    for (form, beginning) in [
      ("gif", "GIF89a"), ("html", "<!DOCTYPE html>"), ("trace", "{\"sequence\":"),
      ("script", "scene drag-touches"), ("swift", "import SandboxScenes"),
    ] {
      for name in ["a", "b"] {
        let result = try export("--\(form)", "-o", "\(form).\(name)")
        #expect(result.exitCode == 0, "\(form): \(result.errors)")
        #expect(result.output == "" && result.errors == "")
      }
      #expect(try content("\(form).a").starts(with: Array(beginning.utf8)))
      #expect(try content("\(form).a") == content("\(form).b"))
    }
  }

  @Test("pictures get into a folder, whole or not at all")
  func pictures() throws {
    #expect(try export("--png", "-o", "frames", "--fps", "10").exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames")).sorted()
    #expect(names == ["frame-00001.png", "frame-00002.png", "frame-00003.png"])
    #expect(try content("frames/frame-00001.png").starts(with: [0x89, 0x50]))
    #expect(try export("--png", "-o", "frames").exitCode == 73)
    #expect(try export("--png", "-o", "frames", "--force", "--fps", "10").exitCode == 0)
    #expect(try export("--png", "-o", "missing/frames").exitCode == 73)
    #expect(try folder.names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("the web page loads nothing, and its data is JSON")
  func page() throws {
    #expect(try export("--html", "-o", "a.html").exitCode == 0)
    let html = String(decoding: try content("a.html"), as: UTF8.self)
    for word in ["http://", "https://", "src=", "@import", "fetch("] {
      #expect(!html.contains(word), "\(word)")
    }
    let start = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(html[start.upperBound..<end.lowerBound].utf8)
    )
    let data = try #require(json as? [String: Any])
    #expect((data["pictures"] as? [Any])?.count ?? 0 > 3)
    #expect((data["lines"] as? [[Any]])?.first?.last as? String == "f1 → box")
    func texts(_ name: String) -> [String] {
      (data[name] as? [[Any]])?.flatMap { $0.compactMap { $0 as? String } } ?? []
    }
    #expect(texts("moments").first == "Finger 1 comes down")
    #expect((data["contacts"] as? [[Any]])?.count == 1)
    let chain = try #require((data["chains"] as? [[Any]])?.first?.last as? [[Any]])
    #expect(
      chain.first?.first as? String == "box" && chain.last?.first as? String == "UIApplication"
    )
  }

  @Test("the web page of an accessibility tree does not claim who gets the touch")
  func pageOfFrames() throws {
    let tree = """
      [{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "AXLabel": "Trips"},
       {"AXFrame": "{{20, 100}, {350, 50}}", "type": "Button", "AXLabel": "Book"}]
      """
    _ = try folder.write(tree, to: "idb.json")
    _ = try folder.write("scene idb.json\ntap 100,120\n", to: "tap.touch")
    let script = ["script", "tap.touch", "--record", "tap.touchrec"]
    #expect(try program.run(script, in: folder).exitCode == 0)
    let export = ["export", "tap.touchrec", "--html", "-o", "tap.html"]
    #expect(try program.run(export, in: folder).exitCode == 0)
    let page = String(decoding: try content("tap.html"), as: UTF8.self)
    #expect(page.contains("Possible: the text does not say which view is in front."))
    #expect(page.contains(#""maybe Button"#))
    #expect(!page.contains(#"["superview not in the text"#))
  }

  @Test("the web page asks the scene's question, and tells of each recognizer why it changed")
  func pageOfGestures() throws {
    let script = "scene drag-pan\nsize 200x150\ndrag box by 30,20\n"
    let recorded = try program.run(
      ["script", try folder.write(script, to: "pan.touch"), "--record", "pan.touchrec"],
      in: folder
    )
    #expect(recorded.exitCode == 0, "\(recorded.errors)")
    let result = try program.run(["export", "pan.touchrec", "-o", "pan.html"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let html = String(decoding: try content("pan.html"), as: UTF8.self)
    for part in [
      "<h1>", "Reveal answer", "prefers-color-scheme: light", "min-width: 900px",
      #"["box pan",[["waits",0,"#, #"began: "#, " of 10 pt", "f1 taken from box",
      "also called: root, DragPanController, UIWindow",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test(
    "the web page has the matrix of gestures and the graph of relations where fingers came down"
  )
  func pageOfRelations() throws {
    let scene = """
      views:
        - id: photo
          frame: [0, 0, 150, 150]
          recognizers:
            - { type: tap, id: single, requiresFailureOf: [double], actions: [{ log: tapped }] }
            - { type: tap, id: double, numberOfTapsRequired: 2 }
        - id: plain
          frame: [150, 0, 50, 150]

      """
    _ = try folder.write(scene, to: "photo.yml")
    let script =
      "scene photo.yml\nsize 200x150\ntap photo\nwait 1s\ntap photo\nwait 1s\ntap plain\n"
    let path = try folder.write(script, to: "photo.touch")
    #expect(
      try program.run(["script", path, "--record", "photo.touchrec"], in: folder).exitCode == 0
    )
    let result = try program.run(["export", "photo.touchrec", "-o", "photo.html"], in: folder)
    // The copies of the scene write no log; only the recording does.
    #expect(result.exitCode == 0)
    let html = String(decoding: try content("photo.html"), as: UTF8.self)
    for part in [
      "<h2>Gestures at (75, 75), on photo</h2>", "<td class=\"acts\"", ">acts 0.35 s</td>",
      "<title>single waits for double to fail, 0.35 s</title>", ">waits for · 0.35 s</text>",
      "<svg class=\"graph\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    // The same place appears once, and a place without recognizers does not appear.
    #expect(html.components(separatedBy: "class=\"conflicts\"").count == 2)
    let plain = try program.run(["export", "drag.touchrec", "-o", "drag.html"], in: folder)
    #expect(plain.exitCode == 0)
    #expect(!String(decoding: try content("drag.html"), as: UTF8.self).contains("<h2>Gestures at"))
  }

  @Test("S13: without ffmpeg a film is 69 and says what to do; with it, the film gets the pictures")
  func film() throws {
    var program = program
    program.environment["PATH"] = folder.path
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
      try program.run(["export", "drag.touchrec"] + arguments, in: folder)
    }
    let result = try run("--mp4", "-o", "a.mp4")
    #expect(result.exitCode == 69)
    #expect(result.errors.contains("need ffmpeg, which is not installed"))
    let fake = try folder.write(
      "#!/bin/sh\nfor last; do :; done\n/bin/cat > \"$last\"\n",
      to: "ffmpeg"
    )
    #expect(chmod(fake, 0o755) == 0)
    #expect(try run("--mp4", "-o", "a.mp4", "--fps", "10").exitCode == 0)
    #expect(try content("a.mp4").count == 3 * 200 * 150 * 4)
    _ = try folder.write("#!/bin/sh\necho no such codec >&2\nexit 1\n", to: "ffmpeg")
    let failed = try run("--webp", "-o", "b.webp")
    #expect(failed.exitCode == 73)
    #expect(failed.errors.contains("no such codec"))
    #expect(try folder.names == ["a.mp4", "drag.touch", "drag.touchrec", "ffmpeg"])
  }

  @Test("what cannot be written is 73, what exists is kept, wrong arguments are 64")
  func outputs() throws {
    let precious = try folder.write("precious", to: "precious")
    for form in ["--gif", "--html", "--trace", "--script", "--swift", "--png"] {
      #expect(try export(form, "-o", precious).exitCode == 73, "\(form)")
      #expect(try export(form, "-o", "missing/x").exitCode == 73, "\(form)")
    }
    #expect(try content("precious") == Data("precious".utf8))
    #expect(try export("--gif", "-o", "/dev/full", "--force").exitCode == 73)
    #expect(try export("--png", "-o", "-").exitCode == 64)
    #expect(try export("--gif", "--html", "-o", "x").exitCode == 64)
    #expect(try export("-o", "x").exitCode == 64)
    #expect(try export("--gif", "-o", "x", "--fps", "0").exitCode == 64)
    #expect(try folder.names == ["drag.touch", "drag.touchrec", "precious"])
  }

  @Test("compare and what-if tell the first difference")
  func compare() throws {
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
      try program.run(arguments, in: folder)
    }
    let same = try run("compare", "drag.touchrec", "drag.touchrec")
    #expect(same.exitCode == 0)
    let other = try run("compare", "drag.touchrec", "drag.touchrec", "--with", "nested-colours")
    let once = try run("compare", "drag.touchrec", "--with", "nested-colours")
    #expect(once.output == other.output && once.exitCode == other.exitCode)
    #expect(other.exitCode == 1)
    #expect(other.output.contains("f1 → box"))
    let json = try run(
      "play",
      "drag.touchrec",
      "--set",
      "box.isHidden=true",
      "--json"
    )
    #expect(json.output.contains("\"firstDifference\": {"))
    #expect(try run("play", "drag.touchrec", "--set", "box").exitCode == 64)
    #expect(try run("play", "drag.touchrec", "--set", "bax.alpha=1").exitCode == 64)
  }

  @Test("doctor, completions and monkey")
  func others() throws {
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
      try program.run(arguments, in: folder)
    }
    let doctor = try run("doctor", "--json")
    #expect(doctor.exitCode == 0, "\(doctor.output)")
    #expect(doctor.output.contains("\"isWell\": true"))
    for shell in ["bash", "zsh", "fish"] {
      let result = try run("completions", shell)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("touch-sandbox"))
      #expect(result.output.contains("monkey"))
    }
    #expect(try run("completions", "tcsh").exitCode == 64)
    let monkey = try run("monkey", "drag-touches", "--runs", "3", "--frames", "200", "--seed", "5")
    #expect(monkey.exitCode == 0, "\(monkey.errors)")
    #expect(monkey.output.hasPrefix("all invariants hold: 3 runs, "))
    #expect(try folder.names == ["drag.touch", "drag.touchrec"])
  }
}
