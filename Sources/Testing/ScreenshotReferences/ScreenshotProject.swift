public import Foundation
public import TextFormats
import YAMLFormat

/// The settings of a project's screenshot tests: the file `screenshots.yml` in a folder above them.
///
/// ```yaml
/// references: Tests/References     # the folder of all references; beside the tests without it
/// tolerance: {perPixel: 0.01, pixels: 20}
/// scale: 2
/// facts: false                     # keep no views and touch areas beside pictures
/// missing: fail                    # never write a missing reference; record without it
/// unused: fail                     # `screenshots prune` fails where a reference is not used
/// suites:
///   CheckoutTests: {scale: 3}
/// tests:
///   CheckoutTests/basket.phone: {tolerance: {pixels: 4}}
/// ```
public struct ScreenshotProject: Hashable, Sendable {
  /// The settings of some comparisons; nil for those of the enclosing part.
  public struct Part: Hashable, Sendable {
    /// The tolerated difference.
    public var tolerance: ScreenshotTolerance?
    /// The number of pixels per point.
    public var scale: Double?
    /// Whether views and touch areas are kept beside pictures.
    public var keepsFacts: Bool?

    /// Creates settings without any value.
    public init() {}

    fileprivate func filled(from outer: Part) -> Part {
      var part = self
      part.tolerance = tolerance ?? outer.tolerance
      part.scale = scale ?? outer.scale
      part.keepsFacts = keepsFacts ?? outer.keepsFacts
      return part
    }
  }

  /// The name of the file.
  public static let fileName = "screenshots.yml"

  /// The folder of all references; nil if they are beside their tests.
  public private(set) var references: String?
  /// The recording mode, unless a test or the environment sets another; nil for the default.
  public private(set) var recording: ScreenshotRecording?
  /// Whether unused references are a failure.
  public private(set) var failsOnUnused = false

  private var whole = Part()
  private var suites: [String: Part] = [:]
  private var tests: [String: Part] = [:]

  /// Creates the settings of a project without a file.
  public init() {}

  /// Returns the settings of a comparison in a suite, whose name is that of its test file.
  public func settings(suite: String, test: String) -> Part {
    let outer = suites[suite].map { $0.filled(from: whole) } ?? whole
    let name = ScreenshotFiles.safe(test)
    return tests["\(suite)/\(name)"].map { $0.filled(from: outer) } ?? outer
  }

  // MARK: - Reading

  /// Finds the settings file in the folder of a path or in one above it.
  ///
  /// The search ends at the folder of the package or repository.
  ///
  /// - Returns: the settings; without a file, the default ones.
  public static func above(_ path: String) throws -> ScreenshotProject {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    let manager = FileManager.default
    while true {
      let file = folder.appendingPathComponent(fileName)
      if let data = try? Data(contentsOf: file) {
        do throws(SourceProblem) {
          return try ScreenshotProject(data, folder: folder.path)
        } catch {
          throw error.named(file.path)
        }
      }
      let ends = ["Package.swift", ".git"].contains {
        manager.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if ends || folder.path == "/" { return ScreenshotProject() }
      folder.deleteLastPathComponent()
    }
  }

  /// Parses a file in a folder.
  public init(_ data: Data, folder: String) throws(SourceProblem) {
    for entry in try YAMLReader.value(in: data).map("settings, such as scale: 2") {
      let value = entry.value
      switch entry.key {
      case "references":
        let path = try value.text("a folder, such as Tests/References")
        references =
          URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
          .standardizedFileURL.path
      case "missing":
        recording = try Self.choice(value, ["record": ScreenshotRecording?.none, "fail": .never])
      case "unused": failsOnUnused = try Self.choice(value, ["report": false, "fail": true])
      case "suites":
        for suite in try value.map() { suites[suite.key] = try Self.part(suite.value) }
      case "tests":
        for test in try value.map() { tests[try Self.key(of: test)] = try Self.part(test.value) }
      default: try Self.read(entry, into: &whole, others: Self.names)
      }
    }
  }

  private static let names = ["references", "missing", "unused", "suites", "tests"]

  /// Returns the suite and the name, in the form of the file's name.
  private static func key(of test: SourceNode.Entry) throws(SourceProblem) -> String {
    let parts = test.key.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else {
      throw SourceProblem(
        "expected suite and name, such as CheckoutTests/basket, got \(PlainText.quoted(test.key))",
        at: test.keyPosition
      )
    }
    return "\(parts[0])/\(ScreenshotFiles.safe(String(parts[1])))"
  }

  private static func part(_ node: SourceNode) throws(SourceProblem) -> Part {
    var part = Part()
    for entry in try node.map() { try read(entry, into: &part, others: []) }
    return part
  }

  private static func read(
    _ entry: SourceNode.Entry,
    into part: inout Part,
    others: [String]
  ) throws(SourceProblem) {
    switch entry.key {
    case "tolerance": part.tolerance = try tolerance(entry.value)
    case "scale":
      let scale = try entry.value.number("pixels per point, from 0.1 to 10")
      guard (0.1...10).contains(scale) else {
        throw entry.value.mismatch("pixels per point, from 0.1 to 10")
      }
      part.scale = scale
    case "facts": part.keepsFacts = try entry.value.bool()
    default: throw unknown(entry, ["tolerance", "scale", "facts"] + others)
    }
  }

  private static func tolerance(_ node: SourceNode) throws(SourceProblem) -> ScreenshotTolerance {
    var tolerance = ScreenshotTolerance.exact
    for entry in try node.map("perPixel and pixels") {
      switch entry.key {
      case "perPixel":
        tolerance.perPixel = try entry.value.number("a share from 0 to 1")
        guard (0...1).contains(tolerance.perPixel) else {
          throw entry.value.mismatch("a share from 0 to 1")
        }
      case "pixels":
        let count = try entry.value.integer("a number of pixels")
        guard (0...1_000_000_000).contains(count) else {
          throw entry.value.mismatch("a number of pixels")
        }
        tolerance.count = Int(count)
      default: throw unknown(entry, ["perPixel", "pixels"])
      }
    }
    return tolerance
  }

  private static func choice<Value>(
    _ node: SourceNode,
    _ values: KeyValuePairs<String, Value>
  ) throws(SourceProblem) -> Value {
    let words = values.map(\.key).joined(separator: " or ")
    let text = try node.text(words)
    guard let value = values.first(where: { $0.key == text })?.value else {
      throw node.mismatch(words)
    }
    return value
  }

  private static func unknown(_ entry: SourceNode.Entry, _ names: [String]) -> SourceProblem {
    SourceProblem(
      "unknown setting \(PlainText.quoted(entry.key)); expected \(names.joined(separator: ", "))",
      at: entry.keyPosition
    )
  }
}
