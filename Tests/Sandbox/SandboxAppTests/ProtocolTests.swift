import Foundation
import SandboxTestSupport
import Testing

@Suite("The Model Context Protocol, message by message")
struct ProtocolTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(ImportCommandTests.paste, to: "paste.txt")
  }

  private static let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

  /// Returns the server's responses, one value per line of its output.
  ///
  /// They are in the order of the requests, because calls run at the same time.
  private func answers(
    _ lines: [String],
    _ options: [String] = [],
    in home: TemporaryFolder? = nil
  ) throws -> [AnyJSON] {
    let input = try folder.write(lines.joined(separator: "\n") + "\n", to: "input")
    let result = try program.run(["mcp"] + options, in: home ?? folder, inputPath: input)
    #expect(result.exitCode == 0)
    let answers = try result.output.split(separator: "\n").map { try AnyJSON(String($0)) }
    let asked = try lines.filter { $0.hasPrefix("{\"jsonrpc\"") }.compactMap {
      try AnyJSON($0)["id"]
    }
    let places = answers.map { answer in answer["id"].flatMap { asked.firstIndex(of: $0) } }
    guard !places.contains(nil), Set(places).count == places.count else { return answers }
    return zip(places, answers).sorted { ($0.0 ?? 0) < ($1.0 ?? 0) }.map(\.1)
  }

  /// A call of a tool.
  private func call(_ id: Int, _ name: String, _ arguments: String) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"tools/call",\
    "params":{"name":"\(name)","arguments":\(arguments)}}
    """
  }

  private func code(_ answer: AnyJSON) -> AnyJSON? { answer["error"]?["code"] }

  private func text(_ answer: AnyJSON) -> String {
    answer["result"]?["content"]?.elements.first?["text"]?.string ?? ""
  }

  @Test(
    "a version that both speak is agreed upon, or the newest that is known here",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
      ("1999-01-01", "2025-11-25"), ("2099-01-01", "2025-11-25"),
    ]
  )
  func versions(wanted: String, agreed: String) throws {
    let hello = Self.hello.replacing("2025-11-25", with: wanted)
    let list = #"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#
    let found = try answers([hello, list, call(2, "hit", #"{"scene":"nobody","x":5,"y":5}"#)])
    #expect(found[0]["result"]?["protocolVersion"] == .text(agreed))
    #expect(found[0]["result"]?["capabilities"]?["tools"] != nil)
    #expect(found[1]["id"] == .text("list"))
    let tools = found[1]["result"]?["tools"]?.elements ?? []
    #expect(tools.compactMap { $0["name"]?.string } == ["why", "show", "play"])
    // Documents and their schemas exist since a later version of the protocol.
    let hasDocuments = agreed >= "2025-06-18"
    #expect(tools.contains { $0["outputSchema"] != nil } == hasDocuments)
    #expect((found[2]["result"]?["structuredContent"] != nil) == hasDocuments)
  }

  @Test("what is wrong with a message is told with the standard's codes, and the next is read")
  func malformed() throws {
    let ping = #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#
    let lines: [(String, Double)] = [
      ("{", -32700), ("nothing", -32700), ("\u{FFFD}[[[", -32700), ("[]", -32600),
      (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
      (call(1, "fly", "{}"), -32602),
      (String(repeating: "[", count: 5000), -32700),
    ]
    let found = try answers([Self.hello] + lines.flatMap { [$0.0, "", ping] })
    #expect(found.count == 1 + 2 * lines.count)
    for (index, line) in lines.enumerated() {
      #expect(code(found[1 + 2 * index]) == .number(line.1), "\(line.0.prefix(80))")
      #expect(found[2 + 2 * index]["result"] == .object([:]))
    }
  }

  @Test("tools wait for initialize; notifications and responses get no answer")
  func order() throws {
    let found = try answers([
      call(1, "views", #"{"scene":"nobody"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/unheard","params":{"a":1}}"#,
      #"{"jsonrpc":"2.0","id":4,"result":{}}"#, #"{"jsonrpc":"2.0","id":"p","method":"ping"}"#,
      "[\(Self.hello), {\"jsonrpc\":\"2.0\",\"method\":\"x\"}, 7]",
    ])
    #expect(found.count == 3)
    #expect(code(found[0]) == .number(-32600) && found[0]["id"] == .number(1))
    #expect(found[1]["id"] == .text("p"))
    #expect(found[2].elements.map { $0["id"] } == [.number(0), .null])
  }

  @Test("a request that is called off gets no answer, the next one does")
  func cancellation() throws {
    let slow = call(1, "views", #"{"scene":"stress"}"#)
    func cancel(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
    }
    let views = #"{"scene":"nobody"}"#
    let found = try answers([
      Self.hello, slow, call(2, "views", views), call(3, "views", views), cancel(2), cancel(77),
    ])
    #expect(found.map { $0["id"] } == [.number(0), .number(1), .number(3)])
    // The number of a cancelled request can be used again.
    let again = try answers([
      Self.hello, slow, call(2, "views", views), cancel(2), call(3, "views", views),
    ])
    #expect(again.map { $0["id"] } == [.number(0), .number(1), .number(3)])
    let running = try answers([Self.hello, slow, cancel(1), call(2, "views", views)])
    #expect(running.map { $0["id"] } == [.number(0), .number(2)])
  }

  @Test("S16: a message beyond the limit is refused, and the next one is read")
  func oversized() throws {
    let long = String(repeating: "x", count: (32 << 20) + 100)
    let found = try answers([
      Self.hello, call(1, "import", "{\"text\":\"\(long)\"}"),
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(found.count == 3)
    #expect(code(found[1]) == .number(-32600) && found[1]["id"] == .null)
    #expect(found[2]["id"] == .number(2))
  }

  @Test("S05: files are read in the present folder and in those that are allowed, links followed")
  func confinement() throws {
    let other = try TemporaryFolder()
    let secret = try other.write(ImportCommandTests.paste, to: "secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.txt"),
      withDestinationPath: secret
    )
    let names = [secret, "../\(URL(fileURLWithPath: other.path).lastPathComponent)/secret.txt"]
    for name in names + ["link.txt"] {
      let lines = [Self.hello, call(1, "hit", #"{"scene":"\#(name)","x":110,"y":210}"#)]
      let refused = try answers(lines)[1]
      #expect(refused["result"]?["isError"] == .flag(true))
      #expect(text(refused).contains("--allow-path"))
      let allowed = try answers(lines, ["--allow-path", other.path])[1]
      #expect(text(allowed).hasPrefix(#""Buy" (UIButton 0x103)"#))
    }
    let dash = try answers([Self.hello, call(1, "views", #"{"scene":"-"}"#)])[1]
    #expect(dash["result"]?["isError"] == .flag(true))
    let result = try program.run(["mcp", "--allow-path", "/missing"], in: folder)
    #expect(result.exitCode == 66 && result.errors.contains("--allow-path"))
  }

  @Test("why with gestures says which recognizer acts, at a point, on an element, and in Chinese")
  func gestures() throws {
    let tree = """
      <UIWindow: 0x100; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x101; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
      <UITapGestureRecognizer: 0x201; state = Possible; view = <UIView 0x101>; must-fail = {
              <UITapGestureRecognizer: 0x202; state = Possible; view = <UIView 0x101>; numberOfTapsRequired = 2>
          }>
      <UITapGestureRecognizer: 0x202; state = Possible; view = <UIView 0x101>; numberOfTapsRequired = 2>

      """
    _ = try folder.write(tree, to: "taps.txt")
    let found = try answers([
      Self.hello, call(1, "why", #"{"trees":["taps.txt"],"x":60,"y":80,"gestures":true}"#),
      call(2, "why", #"{"trees":["taps.txt"],"element":"0x101","gestures":true}"#),
      call(3, "why", #"{"trees":["taps.txt"],"element":"0x101","gestures":true,"lang":"zh"}"#),
      call(4, "why", #"{"trees":["taps.txt"],"element":"0x999","gestures":true}"#),
      call(5, "why", #"{"trees":["taps.txt"],"gestures":true}"#),
    ])
    for answer in found[1...2] {
      #expect(text(answer).contains("tap waits for double tap to fail, 0.35 s"))
      #expect(text(answer).contains("Unknown: unless delegates decide otherwise"))
      let document = answer["result"]?["structuredContent"]
      let rows = document?["rows"]?.elements ?? []
      #expect(rows.count == 18)
      #expect(
        rows.first?["cells"]?.elements.map { $0["outcome"] } == [.text("acts"), .text("fails")]
      )
      let codes = document?["fixes"]?.elements.map { $0["code"] }
      #expect(codes?.count == 1)
    }
    #expect(text(found[3]).contains("tap 等待 double tap 失败"))
    #expect(found[4]["result"]?["isError"] == .flag(true))
    // Without a place, the answer is about the view in which most recognizers receive a touch.
    #expect(found[5]["result"]?["isError"] == .flag(false))
  }

  @Test("a screenshot that comes with a text lies under its views in pictures")
  func screenshot() throws {
    let made = ["snapshot", "nested-colours", "-o", "shot.png", "--size", "320x480"]
    #expect(try program.run(made, in: folder).exitCode == 0)
    let found = try answers([
      Self.hello, call(1, "import", #"{"paths":["paste.txt"]}"#),
      call(2, "import", #"{"paths":["paste.txt"],"screenshot":"shot.png"}"#),
      call(3, "import", #"{"paths":["paste.txt"],"screenshot":"paste.txt"}"#),
      call(4, "snapshot", #"{"scene":"import-1"}"#), call(5, "snapshot", #"{"scene":"import-2"}"#),
    ])
    #expect(text(found[3]).contains("is not a readable PNG file"))
    let pictures = found[4...].map { $0["result"]?["content"]?.elements.first?["data"]?.string }
    #expect(pictures[0] != nil && pictures[1] != nil && pictures[0] != pictures[1])
  }

  @Test("snapshot answers the hit map too, as the command does, and says in words what is dead")
  func hitMap() throws {
    let map = #"{"scene":"paste.txt","hitMap":true}"#
    let chinese = #"{"scene":"paste.txt","hitMap":true,"lang":"zh"}"#
    let found = try answers([
      Self.hello, call(1, "snapshot", map), call(2, "snapshot", chinese),
      call(3, "snapshot", #"{"scene":"paste.txt","hitMap":true,"overlay":true}"#),
    ])
    let made = ["snapshot", "paste.txt", "-o", "map.png", "--hit-map"]
    #expect(try program.run(made, in: folder).exitCode == 0)
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.file("map.png")))
    let content = try #require(found[1]["result"]?["content"]?.elements)
    #expect(content.count == 2)
    #expect(content[0]["data"]?.string == file.base64EncodedString())
    #expect(content[1]["text"]?.string?.contains("UIButton 0x103") == true)
    let other = found[2]["result"]?["content"]?.elements
    #expect(other?.last?["text"]?.string != content[1]["text"]?.string)
    #expect(text(found[3]).contains("not both"))
  }

  @Test("the hit map of an accessibility tree says that it does not know what is in front")
  func hitMapOfFrames() throws {
    let tree = """
      [{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "AXLabel": "Shop"},
       {"AXFrame": "{{20, 100}, {350, 50}}", "type": "Button", "AXLabel": "Pay"},
       {"AXFrame": "{{0, 80}, {390, 100}}", "type": "Other", "AXLabel": "Saved"}]
      """
    _ = try folder.write(tree, to: "idb.json")
    let found = try answers([
      Self.hello, call(1, "show", #"{"trees":["idb.json"],"hitMap":true}"#),
    ])
    let words = found[1]["result"]?["content"]?.elements.compactMap { $0["text"]?.string }
    #expect(words?.joined().contains("which element is in front is not known") == true)
  }

  @Test("imported texts are kept by their id, the latest of them")
  func sessions() throws {
    let texts = (1...66).map {
      call($0, "import", #"{"text":"<UIView: 0x\#($0); frame = (0 0; 9 9)>"}"#)
    }
    let found = try answers(
      [Self.hello] + texts + [
        call(70, "hit", #"{"scene":"import-1","x":1,"y":1}"#),
        call(71, "hit", #"{"scene":"import-66","x":1,"y":1}"#),
        call(72, "hit", #"{"scene":"import-3","x":1,"y":1}"#),
      ]
    )
    #expect(found.count == 70)
    #expect(text(found[67]).contains("Pass the text again"))
    #expect(text(found[68]) == "UIView 0x66" && text(found[69]) == "UIView 0x3")
  }
}

/// The official client of the protocol, which `Scripts/setup --tests` installs.
private enum ProtocolClient {
  static var python: String? {
    let named = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_PROTOCOL_CLIENT"]
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let usual = root.appending(path: ".build/protocol-client/bin/python").path
    return [named, usual].compactMap(\.self).first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}

@Suite(
  "The protocol's own client",
  .enabled(
    if: ProtocolClient.python != nil,
    "there is no .build/protocol-client: Scripts/setup --tests installs it"
  )
)
struct ProtocolClientTests {
  @Test("lists the tools, calls each of them, and is told what is wrong, in two sessions at once")
  func session() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(ImportCommandTests.paste, to: "paste.txt")
    let script = "scene drag-touches\nsize 200x150\ndrag box by 30,20\nexpect box got began\n"
    let file = try folder.write(script, to: "a.touch")
    let recorded = try BuiltProgram().run(["script", file, "--record", "a.touchrec"], in: folder)
    #expect(recorded.exitCode == 0)
    let client = try #require(Bundle.module.url(forResource: "Clients", withExtension: nil))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ProtocolClient.python))
    process.arguments = [
      client.appending(path: "protocol_client.py").path, try BuiltProgram.location().path,
      folder.path,
    ]
    let running = try RunningProgram(process, outputPath: nil)
    let result = running.result()
    #expect(result.exitCode == 0, "\(result.errors.suffix(3000))")
    #expect(result.output.contains(#""tools": ["why", "show""#))
  }
}
