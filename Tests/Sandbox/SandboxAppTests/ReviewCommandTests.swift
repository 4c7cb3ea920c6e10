import CairoRenderer
import Foundation
import Geometry
import Inspector
import SandboxTestSupport
import Testing

@Suite("Reviewing screenshots in a terminal")
struct ReviewCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      "assertScreenshot(of: stage, named: \"basket.phone\")\n",
      to: "CheckoutTests.swift"
    )
    for name in ["basket.phone", "basket.pad", "card"] { try write(name) }
    // The card has a different change.
    _ = try folder.write(
      Self.facts(height: 50, toast: 90, isEnabled: false).json,
      to: path("card.actual.facts.json")
    )
  }

  private func path(_ name: String) -> String { "__Snapshots__/CheckoutTests/\(name)" }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(["screenshots"] + arguments, in: folder)
  }

  private func data(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.file(path(name)))
  }

  /// Writes a reference and an actual result, in which a toast covers the lower part of a button.
  private func write(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("__Snapshots__/CheckoutTests"),
      withIntermediateDirectories: true
    )
    for (ending, toast) in [("", 90.0), (".actual", 71.0)] {
      let bitmap = try Bitmap(width: 100, height: 100)
      bitmap.withUnsafeMutablePixels { bytes in
        for row in Int(toast)..<Int(toast) + 10 {
          for byte in row * 400 + 40..<row * 400 + 360 { bytes[byte] = 255 }
        }
      }
      try bitmap.pngData().write(
        to: URL(fileURLWithPath: folder.file(path("\(name)\(ending).png")))
      )
      _ = try folder.write(
        Self.facts(height: 50, toast: toast).json,
        to: path("\(name)\(ending).facts.json")
      )
    }
  }

  private func bitmap() throws -> Data { try Bitmap(width: 4, height: 4).pngData() }

  private static func facts(height: Double, toast: Double, isEnabled: Bool = true) -> ScreenFacts {
    let screen = CGRect(x: 0, y: 0, width: 100, height: 100)
    let pay = CGRect(x: 10, y: 40, width: 80, height: height)
    let cover = CGRect(x: 10, y: toast, width: 80, height: 19)
    let rows = (0..<100).map { row in
      let view =
        Double(row) >= toast && Double(row) < toast + 19
        ? 2
        : Double(row) >= 40 && Double(row) < 40 + height ? 1 : 0
      return [
        ScreenFacts.Run(view: 0, end: 10), .init(view: view, end: 90), .init(view: 0, end: 100),
      ]
    }
    return ScreenFacts(
      views: [
        .init(name: "window", typeName: "UIWindow", descendantCount: 2, frame: screen, box: screen),
        .init(
          name: "Pay",
          typeName: "UIButton",
          parent: 0,
          frame: pay,
          box: pay,
          isTarget: true,
          properties: isEnabled ? [:] : ["isEnabled": "false"]
        ),
        .init(name: "Toast", parent: 0, frame: cover, box: cover),
      ],
      rows: rows
    )
  }

  @Test("Markdown has the changes for fingers first, groups, and fails while something is open")
  func markdown() throws {
    let result = try run("review", "--markdown", "review.md")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("3 differences are open."))
    let text = try String(contentsOfFile: folder.file("review.md"), encoding: .utf8)
    #expect(text.hasPrefix("### 3 screenshots differ. 2 changes affect fingers."))
    #expect(text.contains("| **Pay** | Pay is disabled."))
    #expect(
      text.contains("| **Pay** | Pay lost 38 % of its area to Toast. | 80 × 50 pt | 80 × 31 pt |")
    )
    #expect(text.contains("1 more has the same change."))
    #expect(text.contains("touch-sandbox screenshots accept --all"))
    #expect(text.contains("touch-sandbox screenshots accept --from screenshots.zip"))
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("review-pictures")
    )
    #expect(pictures.count == 6)
    for name in pictures { #expect(text.contains("review-pictures/\(name)")) }
    try FileManager.default.removeItem(atPath: folder.file(path("card.facts.json")))
    let unknown = try run("review", "--markdown", "-").output
    #expect(unknown.contains("1 more picture; whether touches changed is not known for 1 of them"))
    let chinese = try run("review", "--markdown", "-", "--lang", "zh")
    #expect(chinese.output.hasPrefix("### 3 张截图有差异，其中 1 处影响触摸。"))
  }

  @Test("Markdown of thousands of differences stays below the limit of a comment")
  func long() throws {
    for number in 0..<1500 {
      _ = try folder.write(
        "old \(number)\n",
        to: path("a long name of a transcript \(number).transcript.txt")
      )
      _ = try folder.write(
        "new \(number)\n",
        to: path("a long name of a transcript \(number).transcript.actual.txt")
      )
    }
    let text = try run("review", "--markdown", "-").output
    #expect(text.count <= 65_536)
    #expect(text.contains("more in"))
    #expect(text.contains("The check fails until nothing is open."))
  }

  @Test("Pictures directly in a folder of snapshots are found and accepted")
  func plainFolder() throws {
    for name in ["card.png", "card.actual.png"] {
      try FileManager.default.copyItem(
        atPath: folder.file(path(name)),
        toPath: folder.file("__Snapshots__/\(name)")
      )
    }
    #expect(try run("review", "--markdown", "-").errors.contains("4 differences are open."))
    let result = try run("accept", "__Snapshots__/card")
    #expect(result.output == "accepted __Snapshots__/card\n", "\(result.errors)")
  }

  @Test("Annotations name the line of the test")
  func annotations() throws {
    let result = try run("review", "--annotations")
    #expect(result.exitCode == 1)
    #expect(
      result.output.contains(
        "::error file=CheckoutTests.swift,line=1,title=basket.phone differs::Toast 19 points up. "
          + "Pay lost 38 %25 of its area to Toast."
      )
    )
  }

  @Test("Accepting writes reference and facts, and removes what came out")
  func accept() throws {
    let (actual, facts) = (data("card.actual.png"), data("card.actual.facts.json"))
    let result = try run("accept", "CheckoutTests/card")
    #expect(result.exitCode == 0)
    #expect(result.output == "accepted CheckoutTests/card\n")
    #expect(data("card.png") == actual)
    #expect(data("card.facts.json") == facts)
    #expect(data("card.actual.png") == nil)
    #expect(data("card.actual.facts.json") == nil)
    #expect(data("basket.pad.actual.png") != nil)
    let wrong = try run("accept", "cards")
    #expect(wrong.exitCode == 66)
    #expect(
      wrong.errors.contains("These differ: CheckoutTests/basket.pad, CheckoutTests/basket.phone.")
    )
    #expect(try run("accept", "--all").exitCode == 0)
    // A program that was killed after it removed the picture leaves unused facts.
    try facts?.write(to: URL(fileURLWithPath: folder.file(path("card.actual.facts.json"))))
    let done = try run("review", "--markdown", "-")
    #expect(done.exitCode == 0)
    #expect(done.output == "### No differences: all 3 references match.\n")
    #expect(data("card.actual.facts.json") == nil)
  }

  @Test("References are taken from the zip file of another run")
  func artifact() throws {
    let actual = data("card.actual.png")
    let other = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: other.file("Tests/__Snapshots__"),
      withIntermediateDirectories: true
    )
    try FileManager.default.moveItem(
      atPath: folder.file("__Snapshots__/CheckoutTests"),
      toPath: other.file("Tests/__Snapshots__/CheckoutTests")
    )
    let archive = folder.file("screenshots.zip")
    let zip = Process()
    zip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    zip.arguments = ["python3", "-m", "zipfile", "-c", archive, other.file("Tests")]
    try zip.run()
    zip.waitUntilExit()
    let result = try run("accept", "--from", "screenshots.zip")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(data("card.png") == actual)
    #expect(data("card.facts.json") != nil)
    // Other differences here are not accepted, and links are not followed.
    try write("other")
    try write("link")
    let secret = try folder.write("secret", to: "secret.txt")
    let kept = other.file("Tests/__Snapshots__/CheckoutTests")
    try FileManager.default.createSymbolicLink(
      atPath: kept + "/link.actual.png",
      withDestinationPath: folder.file("secret.txt")
    )
    try bitmap().write(to: URL(fileURLWithPath: kept + "/new.actual.png"))
    let again = try run("accept", "--from", other.file("Tests"))
    #expect(again.output.contains("CheckoutTests/new") && !again.output.contains("other"))
    #expect(data("other.actual.png") != nil && data("link.actual.png") != nil)
    #expect(data("link.png") != Data("secret".utf8))
    _ = secret
    _ = try folder.write("no zip file", to: "broken.zip")
    #expect(try run("accept", "--from", "broken.zip").exitCode == 65)
    #expect(try run("accept", "--from", "none.zip").exitCode == 66)
  }

  @Test("A program that is killed while it accepts loses nothing")
  func kill() throws {
    for number in 0..<120 { try write("picture \(number)") }
    let old = try #require(data("basket.pad.png")),
      new = try #require(data("basket.pad.actual.png"))
    for turn in 0..<12 {
      let process = try program.start(["screenshots", "accept", "--all"], in: folder)
      usleep(UInt32(30_000 + turn * 17_000))
      process.kill()
      _ = process.result()
      for number in 0..<120 {
        let (reference, actual) = (
          data("picture \(number).png"), data("picture \(number).actual.png")
        )
        #expect(reference == old || reference == new)
        // Results that were not accepted still exist.
        if reference == old { #expect(actual == new) }
        #expect(data("picture \(number).facts.json") != nil)
      }
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.file("__Snapshots__/CheckoutTests")
      )
      #expect(
        names.allSatisfy { $0.hasSuffix(".png") || $0.hasSuffix(".json") || $0.hasPrefix(".") }
      )
    }
    #expect(try run("accept", "--all").exitCode == 0)
    #expect((0..<120).allSatisfy { data("picture \($0).png") == new })
    #expect((0..<120).allSatisfy { data("picture \($0).actual.facts.json") == nil })
  }

  @Test("Two scenes are compared by pixels, views and fingers")
  func scenes() throws {
    let scene = { (y: Int) in
      """
      title: Basket
      size: [200, 200]
      views:
        - {id: Pay, class: UIButton, frame: [10, 40, 80, 50]}
        - {id: Toast, frame: [10, \(y), 80, 19], backgroundColor: "#333333"}
      """
    }
    _ = try folder.write(scene(120), to: "old.yml")
    _ = try folder.write(scene(71), to: "new.yml")
    let result = try program.run(
      ["compare", "--scene", "old.yml", "--with", "new.yml"],
      in: folder
    )
    #expect(result.exitCode == 1)
    #expect(
      result.output == """
        Pixels: 3040 of 40000 differ, within 80 × 68 at (10, 71)
        Views:
          Toast frame.origin.y: 120 → 71
        Fingers:
          Pay lost 38 % of its area to Toast. Touches on its lower 19 points now go to Toast.

        """
    )
    let same = try program.run(["compare", "--scene", "old.yml", "--with", "old.yml"], in: folder)
    let short = try program.run(["compare", "old.yml", "old.yml"], in: folder)
    #expect(short.output == same.output && short.exitCode == 0, "\(short.errors)")
    #expect(same.exitCode == 0)
    let json = try program.run(
      ["compare", "--scene", "old.yml", "--with", "new.yml", "--json"],
      in: folder
    )
    #expect(json.output.contains("\"takenBy\": \"Toast\""))
  }
}
