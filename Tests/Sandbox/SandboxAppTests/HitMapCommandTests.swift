import CairoRenderer
import Foundation
import SandboxTestSupport
import Testing

@Suite("Hit maps from the command line")
struct HitMapCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  @Test("explain --map tells who receives, how much is dead, and by whom")
  func table() throws {
    let result = try run("explain", "out-of-bounds", "--map")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        Which view receives a touch, on 640 × 480 points:
              view             receives   dead   cause
          1   root                 38 %
          2   content              38 %
          3   content.other         9 %    0 %
          4   content.wilson        8 %
          5   wilson.target         3 %   71 %   bounds of wilson 65 %, top in front 6 %
          6   content.top           3 %    0 %
          7   mode                  2 %    0 %

        """
    )
    let chinese = try run("explain", "out-of-bounds", "--map", "--lang", "zh").output
    #expect(chinese.contains("wilson 的边界 65 %、前面的 top 6 %"))
  }

  @Test("explain --map --json is as its schema says")
  func json() throws {
    let report = try AnyJSON(try run("explain", "out-of-bounds", "--map", "--json").output)
    let schema = SchemaCheck(root: try AnyJSON(try run("schema", "explain-map").output))
    #expect(try schema.problems(report) == [])
    #expect(report["size"] == AnyJSON.list([.number(640), .number(480)]))
    #expect(report["unclaimed"] == AnyJSON.number(0))
  }

  @Test(
    "what makes no sense together is 64",
    arguments: [
      ["explain", "nested-colours"], ["explain", "nested-colours", "10,10", "--map"],
      ["explain", "nested-colours", "--map", "--all"],
      ["snapshot", "nested-colours", "-o", "a.png", "--hit-map", "--overlay"],
    ]
  )
  func usage(arguments: [String]) throws {
    let result = try program.run(arguments, in: folder)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("--map") || result.errors.contains("--hit-map"))
    #expect(try folder.names == [])
  }

  @Test("snapshot --hit-map draws flat colours and a legend below, in pixels of its scale")
  func picture() throws {
    let result = try run(
      "snapshot",
      "nested-colours",
      "-o",
      "map.png",
      "--hit-map",
      "--size",
      "320x240",
      "--scale",
      "2"
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    let data = try #require(FileManager.default.contents(atPath: folder.file("map.png")))
    let picture = try Bitmap(pngData: data)
    #expect(picture.width == 640 && picture.height > 480 + 2 * 44)
    #expect(picture.hex(x: 4, y: 4) == 0xD8DCE4)
    #expect(picture.hex(x: 4, y: picture.height - 2) == 0x141518)
    let hit = try run("hit", "nested-colours", "100,60", "--size", "320x240").output
    #expect(hit == "green\n")
    // The palette's green is the colour of the view `green`.
    #expect(picture.hex(x: 201, y: 121) == 0x009E73)
  }

  @Test("lint asks the hit-test too, so that a class that decides itself hides nothing")
  func lint() throws {
    let result = try run("lint", "out-of-bounds")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("wilson.target: childOutsideParent: "))
    #expect(result.output.hasSuffix("2 findings.\n"))
  }
}

extension Bitmap {
  /// Returns the colour of a pixel as red, green and blue.
  fileprivate func hex(x: Int, y: Int) -> UInt32 {
    (color(x: x, y: y) ?? 0) & 0xFF_FFFF
  }
}
