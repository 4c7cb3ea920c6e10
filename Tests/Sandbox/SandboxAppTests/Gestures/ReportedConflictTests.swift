import Foundation
import SandboxTestSupport
import Testing

/// Conflicts that developers reported, rebuilt as scenes in `Examples/Gestures/Reported`.
@Suite("Reported conflicts of gestures")
struct ReportedConflictTests {
  /// A scene, a place in it, and the lines of the answer that match the result of the thread.
  struct Report: CustomTestStringConvertible, Sendable {
    let scene: String
    let place: String
    let lines: [String]
    var testDescription: String { scene }
  }

  static let reports = [
    Report(
      scene: "tap-over-rows",
      place: "row",
      lines: [
        "Tap: row is cancelled: dismiss took the touch", "+ dismiss.cancelsTouchesInView = false",
      ]
    ),
    Report(
      scene: "late-dismissal",
      place: "photo",
      lines: ["close waits for zoom to fail, 0.35 s", "− close.require(toFail: zoom)"]
    ),
    Report(
      scene: "swipe-with-pan",
      place: "page",
      lines: ["Swipe ←          acts   acts", "next and menu recognise together"]
    ),
    Report(
      scene: "pan-waits-for-rows",
      place: "list",
      lines: [
        "pull waits for rowActions to fail (set by a delegate or subclass), 3.33 s",
        "Drag → slow: pull acts late: waited 3.33 s for rowActions to fail",
        "− shouldRequireFailureOf: pull, rowActions",
      ]
    ),
    Report(
      scene: "edge-under-cell",
      place: "4,130",
      lines: ["back never acts: prevented by actions", "+ actions.require(toFail: back)"]
    ),
    Report(
      scene: "press-then-drag",
      place: "card",
      lines: [
        "lift prevents drag (Long press,", "+ shouldRecognizeSimultaneouslyWith: drag, lift → true",
      ]
    ),
    Report(
      scene: "press-over-rows",
      place: "item",
      lines: [
        "Long press: item is cancelled: reorder took the touch",
        "reorder cancels touches of item (Long press,",
      ]
    ),
    Report(
      scene: "bar-and-strip",
      place: "strip",
      lines: [
        "Drag ↔ quick     acts        acts", "scroll pan and hideBar recognise together",
      ]
    ),
    Report(
      scene: "menu-and-slides",
      place: "slides",
      lines: [
        "scroll pan prevents menu (Drag → slow,",
        "+ slides.panGestureRecognizer.require(toFail: menu)",
      ]
    ),
    Report(
      scene: "two-presses",
      place: "cell",
      lines: [
        "preview never acts: prevented by highlight", "highlight prevents preview (Long press,",
      ]
    ),
    Report(
      scene: "forwarding-blocked",
      place: "page",
      lines: ["forwarding waits for deferring to fail (set by a delegate or subclass)"]
    ),
    Report(
      scene: "delaying-rejects",
      place: "page",
      lines: ["link never acts: delaying, which had to fail, recognised"]
    ),
    Report(
      scene: "page-goes-dead",
      place: "page",
      lines: [
        "Tap              fails  acts          acts          cancelled",
        "link never acts: delaying, which had to fail, recognised",
        "Long press: page is cancelled: delaying took the touch",
        "+ intercepting.removeGestureRecognizer(delaying)",
      ]
    ),
  ]

  private let program = BuiltProgram()
  private let folder: TemporaryFolder
  private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  init() throws { folder = try TemporaryFolder() }

  @Test("the answer names what the thread found", arguments: reports)
  func reported(report: Report) throws {
    let scene = Self.root.appendingPathComponent("Examples/Gestures/Reported/\(report.scene).yml")
    let result = try program.run(
      ["gestures", scene.path, report.place, "--lang", "en"],
      in: folder
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    for line in report.lines { #expect(result.output.contains(line), "\(line)\n\(result.output)") }
  }

  @Test("the guides list each scene once", arguments: ["", "zh/"])
  func guide(language: String) throws {
    let file = Self.root.appendingPathComponent("Documentation/\(language)Gestures.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for report in Self.reports {
      let row = "| `\(report.scene)` `\(report.place)` |"
      #expect(text.components(separatedBy: row).count == 2, "\(row)")
    }
    let scenes = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Examples/Gestures/Reported").path
    )
    #expect(Set(scenes) == Set(Self.reports.map { "\($0.scene).yml" }))
  }
}
