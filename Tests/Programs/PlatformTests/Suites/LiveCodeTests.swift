import Foundation
import Testing

/// The tests are serialized, because each compiles and together they would be slow.
@Suite("Swift files as scenes of commands", .serialized)
struct LiveCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let card = """
    import UIKit

    final class CardView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        accessibilityIdentifier = "card"
      }
      required init?(coder: NSCoder) { fatalError() }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        let now = touch.location(in: superview), before = touch.previousLocation(in: superview)
        center.x += now.x - before.x
        center.y += now.y - before.y
      }
    }

    """

  /// Runs a command on a file of code in the folder; returns its exit code and both outputs.
  private func run(
    _ command: String,
    _ text: String,
    _ arguments: String...,
    named name: String = "Card.swift"
  ) async throws -> (code: Int32, output: String, errors: String) {
    let file = folder.file(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try await run([command, file] + arguments)
  }

  private func run(
    _ arguments: [String]
  ) async throws -> (code: Int32, output: String, errors: String) {
    let process = try SandboxProcess(
      arguments,
      isBuiltWithTests: true,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    )
    let code = try await process.waitUntilExit()
    return (
      code, process.lines.joined(separator: "\n"), process.diagnostics.joined(separator: "\n")
    )
  }

  @Test("the only view of a file stands in the middle, 200 points wide and high")
  func onlyView() async throws {
    let (code, output, errors) = try await run("views", Self.card)
    #expect(code == 0, "\(errors)")
    #expect(output.contains("card CardView (220, 140, 200, 200)"))
    #expect(errors.isEmpty)
    #expect(try await run("hit", Self.card, "320,240").output == "card")
  }

  @Test("a preview is shown before a view, with the class's own name")
  func preview() async throws {
    let text =
      Self.card + """
        #Preview("Small card") {
          let card = CardView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
          card.tag = 7
          return card
        }
        """
    let (code, output, errors) = try await run("views", text)
    #expect(code == 0, "\(errors)")
    #expect(output.contains("card CardView (280, 220, 80, 40)"), "\(output)")
  }

  @Test("a controller with an action of Objective-C is shown as written for iOS")
  func controller() async throws {
    let text = """
      import UIKit

      class ViewController: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
          button.accessibilityIdentifier = "pay"
          button.addTarget(self, action: #selector(pay(_:)), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func pay(_ sender: UIButton) { print("paid") }
      }
      """
    let (code, output, errors) = try await run("why", text, "pay")
    #expect(code == 0, "\(errors)")
    #expect(output.contains("pay"), "\(output)")
    #expect(try await run("hit", text, "150,120").output == "pay")
  }

  @Test("a loop that prints is reported too, and code that sleeps is left alone")
  func busyAndSleeping() async throws {
    let text = """
      import UIKit

      final class WorkView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let end = Date().addingTimeInterval(SECONDS)
          WORK
          print(Date() < end ? "woken early" : "slept")
          return self
        }
      }
      """
    let slept = try await run(
      "hit",
      text.replacing("WORK", with: "sleep(3)").replacing("SECONDS", with: "3"),
      "320,240"
    )
    #expect(slept.code == 0 && slept.output == "WorkView", "\(slept)")
    #expect(slept.errors == "slept", "\(slept)")
    let busy = try await run(
      "hit",
      text.replacing("WORK", with: "while Date() < end { print(1) }")
        .replacing("SECONDS", with: "10"),
      "320,240"
    )
    #expect(busy.code == 0 && busy.errors.contains("hitTest has not returned for 2 s"))
  }

  @Test("one of several previews is named behind the file, and the first is taken otherwise")
  func previews() async throws {
    let text =
      Self.card + """
        #Preview("Small") { CardView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)) }
        #Preview("Large card") { CardView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
        """
    let first = try await run("views", text)
    #expect(first.output.contains("card CardView (280, 220, 80, 40)"), "\(first)")
    let file = folder.file("Card.swift")
    #expect(first.errors.contains("To use another: '\(file)#Large card'"), "\(first.errors)")
    for name in ["Large card", "2"] {
      let named = try await run(["views", "\(file)#\(name)"])
      #expect(named.output.contains("card CardView (120, 90, 400, 300)"), "\(named)")
    }
    let missing = try await run(["views", "\(file)#Medium"])
    #expect(missing.code == 66, "\(missing)")
    #expect(
      missing.errors.contains(#"no preview "Medium" in Card.swift; it has "Small", "Large card""#)
    )
  }

  @Test("monkey names the recording that repeats a trap")
  func monkeyAndTrap() async throws {
    let text = Self.card.replacingOccurrences(
      of: "center.y +=",
      with: "let limit: CGFloat? = center.y > 240 ? nil : 1; center.y += limit! *"
    )
    let recording = folder.file("trap.touchrec")
    let (code, _, errors) = try await run("monkey", text, "--runs", "1", "-q", "-o", recording)
    #expect(code == 1, "\(errors)")
    #expect(errors.contains("Card.swift:14: unexpectedly found nil"), "\(errors)")
    let file = folder.file("Card.swift")
    #expect(errors.contains("touch-sandbox play \(recording) --scene \(file)"))
    let again = try await run(["play", recording, "--scene", file])
    #expect(again.code == 1 && again.errors.contains("Card.swift:14: unexpectedly found nil"))
  }

  @Test("code that never returns is reported with its line, and ends when it is asked to")
  func endlessLoop() async throws {
    let text = """
      import UIKit

      final class LoopView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          var steps = 0
          while true {
            steps = (steps + 1) % 100
          }
        }
      }
      """
    let file = folder.file("Loop.swift")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let process = try SandboxProcess(
      ["hit", file, "320,240"],
      isBuiltWithTests: true,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    )
    let complaint = try await process.waitForDiagnostic(containing: "hitTest has not returned")
    #expect(
      complaint.hasPrefix("Loop.swift:6") || complaint.hasPrefix("Loop.swift:7"),
      "\(complaint)"
    )
    process.interrupt()
    #expect(try await process.waitUntilExit() == 130)
  }

  @Test("the application of an app delegate is launched, and shows its window")
  func application() async throws {
    let text = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let controller = UIViewController()
          controller.view.accessibilityIdentifier = "home"
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    let (code, output, errors) = try await run("hit", text, "10,10")
    #expect(code == 0 && output == "home", "\(output) \(errors)")
  }

  @Test("mistakes are told with the place in the file as written, and code 65")
  func mistakes() async throws {
    let wrong = Self.card.replacing("center.y +=", with: "centre.y +=")
    let (code, output, errors) = try await run("hit", wrong, "1,1")
    #expect(code == 65 && output.isEmpty)
    #expect(errors.contains("Card.swift:14:5: error: cannot find 'centre' in scope"), "\(errors)")
    #expect(errors.contains("    centre.y += now.y - before.y\n    ^"), "\(errors)")
    let syntax = Self.card + "func broken( {"
    #expect(try await run("hit", syntax, "1,1").code == 65)
    let swiftUI = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }"
    let refused = try await run("hit", swiftUI, "1,1")
    #expect(refused.code == 65 && refused.errors.contains("SwiftUI"), "\(refused.errors)")
  }

  @Test("where several things could be shown, they are listed with the line to add")
  func nothingChosen() async throws {
    let text = """
      import UIKit
      class First: UIView {}
      class Second: UIView {}
      """
    let (code, _, errors) = try await run("hit", text, "1,1")
    #expect(code == 65)
    #expect(errors.contains("First") && errors.contains("Second") && errors.contains("#Preview"))
  }

  @Test("a file that is not there, a folder without Swift, a file too large")
  func unreadable() async throws {
    let missing = try await run(["hit", folder.file("None.swift"), "1,1"])
    #expect(missing.code == 66 && missing.errors.contains("touch-sandbox new"), "\(missing)")
    let empty = try await run(["hit", folder.path, "1,1"])
    #expect(empty.code == 66 && empty.errors.contains("found none"), "\(empty)")
    let large = String(repeating: "// far too much\n", count: 140_000)
    let (code, _, errors) = try await run("hit", large, "1,1", named: "Large.swift")
    #expect(code == 65 && errors.contains("2097152"), "\(errors)")
  }

  @Test("code that traps ends with 1 and its line, and random touches leave a recording")
  func trap() async throws {
    let trapping = Self.card.replacing(
      "center.y += now.y - before.y",
      with: "let list = [1]; print(list[Int(center.y) + 5])"
    )
    let recording = folder.file("bug.touchrec")
    let (code, _, errors) = try await run("monkey", trapping, "-o", recording, "--quiet")
    #expect(code == 1, "\(errors)")
    #expect(errors.contains("Card.swift:14: index out of range, in touchesMoved"), "\(errors)")
    #expect(!errors.contains("Current stack trace"), "\(errors)")
    #expect(FileManager.default.fileExists(atPath: recording))
    let played = try await run(["play", recording, "--scene", folder.file("Card.swift"), "-q"])
    #expect(played.code == 1 && played.errors.contains("Card.swift:14"), "\(played.errors)")
  }

  @Test(
    "the line of a trap is its own, whatever traps",
    arguments: [
      (
        "let most = Int.max - Int(center.x * 0); print(most + 1)",
        "a runtime check of Swift failed, such as an overflow"
      ),
      ("let label: UILabel! = nil; label.text = \"\"", "unexpectedly found nil"),
      ("fatalError(\"not yet\")", "not yet"),
    ]
  )
  func trapLine(code: String, reason: String) async throws {
    let text = Self.card.replacing("center.y += now.y - before.y", with: code)
    let result = try await run("snapshot", text, "-o", folder.file("a.png"), "--touch", "320,240")
    #expect(result.code == 0, "no finger moves: \(result.errors)")
    let monkey = try await run(
      "monkey",
      text,
      "-o",
      folder.file("b.touchrec"),
      "--quiet",
      "--runs",
      "3"
    )
    #expect(
      monkey.code == 1 && monkey.errors.contains("Card.swift:14: \(reason)"),
      "\(monkey.errors)"
    )
  }

  @Test("a target is compiled after those of its package that it imports")
  func package() async throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://example.org/net", from: "1.0.0")],
        targets: [
          .target(name: "Cart"), .target(name: "ShopUI", dependencies: ["Cart"]),
          .target(name: "Remote", dependencies: [.product(name: "Net", package: "net")]),
        ]
      )
      """,
      "Sources/Cart/Cart.swift": "public struct Cart { public var count = 3; public init() {} }",
      "Sources/Cart/Item.swift": "public struct Item { public init() {} }",
      "Sources/ShopUI/CartView.swift": """
      import Cart
      import UIKit
      final class CartView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "cart" + String(Cart().count)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "Sources/Remote/Remote.swift": "import UIKit\nclass Remote: UIView {}",
    ]
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder.file(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    let shown = try await run(["hit", folder.path + ":ShopUI", "320,240"])
    #expect(shown.code == 0 && shown.output == "cart3", "\(shown.errors)")
    let several = try await run(["hit", folder.path, "1,1"])
    #expect(several.code == 64 && several.errors.contains("Cart, ShopUI"), "\(several.errors)")
    let refused = try await run(["hit", folder.path + ":Remote", "1,1"])
    #expect(refused.code == 65 && refused.errors.contains("Net"), "\(refused.errors)")
  }

  @Test("a recording never causes code to be compiled that the user did not name")
  func recording() async throws {
    let file = folder.file("Card.swift")
    try Data(Self.card.utf8).write(to: URL(fileURLWithPath: file))
    let recording = folder.file("card.touchrec")
    try Data(
      """
      {"format":"touch-recording","version":1,"scene":"Card.swift","size":[640,480],"scale":1,"start":0}
      {"frame":0}

      """.utf8
    ).write(to: URL(fileURLWithPath: recording))
    let (code, _, errors) = try await run(["play", recording])
    #expect(code == 64 && errors.contains("--scene"), "\(errors)")
  }

  @Test("without the compiler, one error names it, with code 69")
  func noCompiler() async throws {
    let file = folder.file("Card.swift")
    try Data(Self.card.utf8).write(to: URL(fileURLWithPath: file))
    let process = try SandboxProcess(
      ["hit", file, "1,1"],
      isBuiltWithTests: true,
      environment: ["PATH": "/nowhere"]
    )
    #expect(try await process.waitUntilExit() == 69)
    let errors = process.diagnostics.joined(separator: "\n")
    #expect(errors.contains("Swift version") && errors.contains("PATH"), "\(errors)")
  }

  @Test(
    "the listings of the articles run as they are",
    arguments: [
      "Snippets/DraggedView.swift", "Snippets/HitTesting.swift", "Snippets/Responders.swift",
      "Snippets/WSView.swift", "Snippets/WilsonView.swift", "Snippets/XQViews.swift",
      "TouchLog/main.swift", "TouchEventProj/main.swift",
    ]
  )
  func listing(name: String) async throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let path = "/" + root.dropFirst().joined(separator: "/") + "/Examples/Seeds/" + name
    let (code, output, errors) = try await run(["views", path])
    #expect(code == 0 && output.contains("#2 "), "\(output) \(errors)")
    // Only results are printed to standard output.
    if name == "TouchEventProj/main.swift" {
      #expect(errors.contains("TouchEventProj.TestGestureRecognizer\ntouchesBegan(_:with:)"))
      #expect(output.hasPrefix("#0 UIWindow"))
    }
  }

  /// The folder of files like those of iOS developers.
  ///
  /// The first line of each names a point, and the view that a touch there hits.
  private static let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Support/LiveFiles").standardized

  private static var fileNames: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: files.path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test("files as developers write them are shown as they are", arguments: fileNames)
  func writtenForIOS(name: String) async throws {
    let file = Self.files.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let words = try #require(text.split(separator: "\n").first).split(separator: " ")
    try #require(words.count == 4)
    let (code, output, errors) = try await run(["hit", file.path, String(words[2])])
    #expect(code == 0 && output == words[3], "\(errors)")
  }

  @Test("there are thirty such files")
  func fileCount() { #expect(Self.fileNames.count >= 30) }

  @Test("a first file is written, and can be shown")
  func new() async throws {
    let process = try ChildProcess(
      "env",
      [
        "-C", folder.path, try SandboxProcess.executable("touch-sandbox", isBuiltWithTests: true),
        "new", "Card",
      ]
    )
    #expect(try await process.waitUntilExit() == 0, "\(process.evidence)")
    #expect(
      String(decoding: process.output, as: UTF8.self).contains("touch-sandbox run Card.swift")
    )
    let (code, output, errors) = try await run(["hit", folder.file("Card.swift"), "320,240"])
    #expect(code == 0 && output == "card", "\(errors)")
  }
}
