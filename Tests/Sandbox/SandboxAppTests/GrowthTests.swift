import Foundation
import SandboxTestSupport
import Testing

/// A file with twice the content may take twice as long, but not four times.
///
/// Every command for files runs with once, twice and four times the amount of each thing that a file can contain.
/// The measure is the processor time above that of a nearly empty file. Slow results are measured again, because
/// the machine also runs other programs.
///
/// The tests take minutes, so they run only with `TOUCH_SANDBOX_GROWTH=1`, before a release.
@Suite(
  "What commands cost when files grow",
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TOUCH_SANDBOX_GROWTH"] != nil)
)
struct GrowthTests {
  /// The maximum factor for twice the content.
  private static let mostPerDoubling = 2.6
  /// The error of a measurement, in seconds.
  private static let noise = 0.12

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("S18: time grows with what a file holds, and no faster", arguments: Thing.all)
  func growth(thing: Thing) throws {
    var files: [String] = []
    for count in [1, thing.count, thing.count * 2, thing.count * 4] {
      let name = "\(count).\(thing.type)"
      _ = try folder.write(thing.content(count), to: name)
      try thing.prepare?(folder, count)
      files.append(name)
    }
    for command in thing.commands {
      var seconds: [Double] = []
      for attempt in 1...3 {
        let new = try files.map { try self.seconds(command.replacing("FILE", with: $0)) }
        // The minimum is nearest to the real cost, because other work only adds to it.
        seconds = seconds.isEmpty ? new : zip(seconds, new).map(min)
        if !isTooSlow(seconds) || attempt == 3 { break }
      }
      let cells = seconds.map { String(format: "%6.2f", $0) }.joined(separator: " ")
      print("growth \(thing.name) × \(thing.count): \(command): \(cells)")
      if let square = thing.square {
        withKnownIssue("\(square)", isIntermittent: true) {
          #expect(!isTooSlow(seconds), "\(command) of \(thing.name): \(cells)")
        }
      } else {
        #expect(!isTooSlow(seconds), "\(command) of \(thing.name): \(cells)")
      }
    }
  }

  private func isTooSlow(_ seconds: [Double]) -> Bool {
    let costs = seconds.dropFirst().map { max(0, $0 - seconds[0]) }
    return zip(costs, costs.dropFirst()).contains { cost, next in
      next > Self.mostPerDoubling * cost + Self.noise
    }
  }

  /// Returns the processor time of a command, in seconds.
  ///
  /// It excludes the system's time, which other processes increase.
  private func seconds(_ command: String) throws -> Double {
    let program = try BuiltProgram.location().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "TIMEFORMAT=%U; time { \"$0\" \(command) >/dev/null 2>/dev/null; } 2>&1", program,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let word = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try #require(Double(word.trimmingCharacters(in: .whitespacesAndNewlines)), "\(word)")
  }
}

/// A thing of which a file can contain any number.
struct Thing: Sendable, CustomTestStringConvertible {
  let name: String
  let count: Int
  var type = "yml"
  /// The reason why its time is quadratic up to a limit; nil if it is not.
  var square: String?
  var commands = Thing.scenes
  /// Writes additional files that the file needs.
  var prepare: (@Sendable (TemporaryFolder, Int) throws -> Void)?
  let content: @Sendable (Int) -> String

  var testDescription: String { name }

  private static let scenes = [
    "views FILE", "hit FILE 50,50", "explain FILE 50,50", "explain FILE 50,50 --json --all",
    "explain FILE 50,50 '#2'", "why FILE 50,50", "why FILE '#2' --json", "chain FILE '#2'",
    "validate FILE",
    "snapshot FILE -o o.png --force --touch 50,50 --overlay",
    "monkey FILE --runs 1 --frames 60",
  ]
  /// The commands that test many points; above a size their budget limits the time.
  private static let maps = ["explain FILE --map", "lint FILE"]
  private static let scripts = [
    "script FILE", "script FILE --record FILE.touchrec --force", "validate FILE",
    "play FILE.touchrec", "export FILE.touchrec --html -o o.html --force",
    "compare FILE.touchrec FILE.touchrec",
  ]

  static let all = [
    Thing(name: "views", count: 500) { views($0) { _ in "" } },
    Thing(name: "levels", count: 25, type: "json") { count in
      let inner = #"{"frame": [0, 0, 300, 300]}"#
      return #"{"views": ["#
        + (1..<max(2, count)).reduce(inner) { inside, _ in
          #"{"frame": [0, 0, 300, 300], "subviews": [\#(inside)]}"#
        } + "]}"
    },
    Thing(name: "recognizers", count: 100) { recognizers($0) { _ in "" } },
    Thing(name: "recognizers of a matrix", count: 10, commands: ["gestures FILE 50,50"]) {
      recognizers($0) { _ in "" }
    },
    Thing(name: "views with recognizers", count: 250) {
      views($0) { _ in ", recognizers: [{ type: tap }, { type: pan }]" }
    },
    Thing(name: "relations", count: 100, square: "delegates are asked about each pair") {
      recognizers($0) { $0 == 0 ? "" : ", requiresFailureOf: [r\($0 - 1)], simultaneousWith: all" }
    },
    Thing(name: "labels", count: 250) {
      views($0) { ", class: UILabel, text: 'label \($0)'" }
    },
    Thing(name: "text", count: 20) {
      let words = String(repeating: "word ", count: 600)
      return views($0) { _ in ", class: UILabel, numberOfLines: 0, text: '\(words)'" }
    },
    Thing(
      name: "pictures",
      count: 25,
      prepare: { folder, count in
        for number in 0..<count {
          let path = folder.path + "/p\(number).png"
          if !FileManager.default.fileExists(atPath: path) {
            try picture.write(to: URL(fileURLWithPath: path))
          }
        }
      }
    ) { views($0) { ", class: UIImageView, image: p\($0).png" } },
    Thing(name: "wrong keys", count: 1000, commands: ["validate FILE", "views FILE"]) {
      views($0) { ", framee: \($0)" }
    },
    Thing(name: "wrong names", count: 1000, commands: ["validate FILE", "views FILE"]) {
      views($0) { ", on: { began: [{ bringToFront: w\($0) }] }" }
    },
    Thing(name: "windows", count: 60) { count in
      "windows:\n"
        + (0..<count).map {
          "  - { id: w\($0), frame: [0, 0, 300, 300], subviews: [{ id: c\($0) }] }\n"
        }
        .joined()
    },
    Thing(
      name: "printed views",
      count: 250,
      type: "txt",
      commands: ["import FILE"] + scenes
    ) { count in
      "<UIWindow: 0x1000; frame = (0 0; 390 844)>\n"
        + (0..<count).map { number in
          let address = String(0x2000 + number, radix: 16)
          return
            "   | <RCTView: 0x\(address); frame = (\(number % 20 * 9) 0; 90 90); layer = <CALayer: 0x1>>\n"
        }.joined()
    },
    Thing(name: "taps", count: 50, type: "touch", commands: scripts) { count in
      "scene nested-colours\nsize 300x300\n" + String(repeating: "tap 50,50\n", count: count)
    },
    Thing(name: "frames", count: 25, type: "touch", commands: scripts) { count in
      "scene paint\nsize 300x300\nfinger 1 down 50,50\nfinger 1 move by 100,100 over \(count * 100)ms\n"
        + "finger 1 up\n"
    },
    Thing(name: "fingers", count: 5, type: "touch", commands: scripts) { count in
      "scene nested-colours\nsize 300x300\n"
        + (1...count).map { "finger \($0) down \($0 * 5),50\n" }.joined()
        // The fingers move one after the other; all together take as long as one.
        + (1...count).map { "finger \($0) move by 5,50 over \(2000 / count)ms\n" }.joined()
        + (1...count).map { "finger \($0) up\n" }.joined()
    },
    Thing(
      name: "expectations",
      count: 50,
      type: "touch",
      square: "each expectation reads all that happened before it",
      commands: ["script FILE", "validate FILE"]
    ) {
      "scene nested-colours\nsize 300x300\n"
        + String(repeating: "tap 50,50\nexpect red not got cancelled\n", count: $0)
    },
    Thing(name: "views on a map", count: 1000, commands: maps) { views($0) { _ in "" } },
    Thing(name: "turned views on a map", count: 200, commands: maps) {
      views($0) { ", rotation: \($0 + 1)" }
    },
    Thing(name: "views on a map that decide themselves", count: 100, commands: maps) {
      views($0) { _ in ", hitTest: reverse" }
    },
    Thing(name: "controls on a map", count: 200, commands: maps) {
      views($0) { _ in ", class: UIButton" }
    },
  ]

  private static func views(_ count: Int, _ more: (Int) -> String) -> String {
    "views:\n"
      + (0..<count).map { number in
        "  - { id: v\(number), frame: [\(number % 50 * 3), \(number / 50 % 100 * 3), 100, 100]\(more(number)) }\n"
      }.joined()
  }

  private static func recognizers(_ count: Int, _ more: (Int) -> String) -> String {
    "views:\n  - id: v\n    frame: [0, 0, 300, 300]\n    recognizers:\n"
      + (0..<count).map { "      - { type: tap, id: r\($0)\(more($0)) }\n" }.joined()
      + "    subviews: [{ id: inner }]\n"
  }

  /// A picture of four pixels.
  private static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="
    ) ?? Data()
}
