import Foundation
import SandboxTestSupport
import Testing

/// A screen of 390 × 844 points as drivers print it.
///
/// Pay is enabled, Send is disabled, Help is below the screen, and a banner covers Pay.
private enum PrintedShop {
  static let elements: [(type: String, label: String, id: String, frame: [Int], isEnabled: Bool)] =
    [
      ("StaticText", "Total", "", [20, 120, 350, 40], true),
      ("Button", "Pay", "button.pay", [20, 200, 350, 50], true),
      ("Button", "Send", "button.send", [20, 400, 350, 50], false),
      ("Button", "Help", "button.help", [20, 880, 350, 50], true),
      ("Other", "", "banner", [0, 190, 390, 70], true),
    ]

  static func object(_ frame: [Int]) -> String {
    #"{"x":\#(frame[0]),"y":\#(frame[1]),"width":\#(frame[2]),"height":\#(frame[3])}"#
  }

  /// The output of idb: a flat list.
  static let idb: String = {
    let all = [("Application", "Shop", "", [0, 0, 390, 844], true)] + elements
    return "["
      + all.map { type, label, id, frame, isEnabled in
        #"{"AXFrame":"{{\#(frame[0]), \#(frame[1])}, {\#(frame[2]), \#(frame[3])}}","AXLabel":"#
          + #"\#(label.isEmpty ? "null" : "\"\(label)\""),"AXUniqueId":"\#(id)","type":"\#(type)","#
          + #""enabled":\#(isEnabled),"frame":\#(object(frame))}"#
      }.joined(separator: ",") + "]"
  }()

  /// The output of Maestro: corners, texts, and no types.
  static let maestro: String = {
    let children = elements.map { _, label, id, frame, isEnabled in
      #"{"attributes":{"accessibilityText":"\#(label)","resource-id":"\#(id)","enabled":"\#(isEnabled)","#
        + #""bounds":"[\#(frame[0]),\#(frame[1])][\#(frame[0] + frame[2]),\#(frame[1] + frame[3])]"},"#
        + #""children":[]}"#
    }
    return "Running on a phone\n"
      + #"{"attributes":{"bounds":"[0,0][390,844]"},"children":[\#(children.joined(separator: ","))]}"#
  }()

  /// Returns the output of a driver inside the app: UIKit's views, with or without their interaction.
  static func views(tellsInteraction: Bool) -> String {
    func view(_ type: String, _ id: String, _ frame: [Int], _ inner: String = "") -> String {
      #"{"className":"\#(type)","pointer":"\#(id)","frame":\#(object(frame)),"hidden":false,"#
        + (tellsInteraction ? #""userInteractionEnabled":true,"# : "")
        + #""alpha":1,"children":[\#(inner)]}"#
    }
    let inner = [
      view("UIButton", "0x12", [20, 200, 350, 50]), view("UIButton", "0x13", [20, 400, 350, 50]),
      view("BannerView", "0x14", [0, 190, 390, 70]),
    ]
    return view(
      "UIWindow",
      "0x10",
      [0, 0, 390, 844],
      view("UIView", "0x11", [0, 0, 390, 844], inner.joined(separator: ","))
    )
  }
}

@Suite("Trees that test drivers print")
struct DriverTreeTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(PrintedShop.idb, to: "idb.json")
    _ = try folder.write(PrintedShop.maestro, to: "maestro.txt")
    _ = try folder.write(PrintedShop.views(tellsInteraction: true), to: "views.json")
  }

  private func why(_ arguments: String...) throws -> AnyJSON {
    let result = try program.run(["why"] + arguments + ["--json"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try AnyJSON(result.output)
  }

  private func state(_ check: String, in answer: AnyJSON) -> String? {
    answer["reasons"]?.elements.first { $0["check"] == .text(check) }?["state"]?.string
  }

  @Test(
    "an accessibility tree tells what it has, and never who is in front",
    arguments: ["idb.json", "maestro.txt"]
  )
  func accessibility(file: String) throws {
    let pay = try why(file, "Pay")
    #expect(pay["verdict"] == .text("unknown"))
    #expect(state("covered", in: pay) == "possible")
    #expect(pay["nextStep"]?.string?.contains("idb ui describe-point 195 225") == true)
    let send = try why(file, "Send")
    #expect(send["verdict"] == .text("disabled") && send["likeliest"] == .text("controlDisabled"))
    let help = try why(file, "Help")
    #expect(help["verdict"] == .text("notThere") && help["likeliest"] == .text("outsideBounds"))
    #expect(help["text"]?.string?.contains("36 points below the screen") == true)
  }

  @Test("a tree of views tells who is in front, unless it leaves interaction out")
  func views() throws {
    let pay = try why("views.json", "195,225")
    #expect(pay["verdict"] == .text("otherGetsTouch") && state("covered", in: pay) == "found")
    #expect(pay["receiver"] == .text("BannerView 0x14"))
    _ = try folder.write(PrintedShop.views(tellsInteraction: false), to: "untold.json")
    let untold = try why("untold.json", "195,225")
    #expect(untold["verdict"] == .text("unknown") && state("covered", in: untold) == "possible")
    #expect(state("interactionDisabled", in: untold) == "open")
    #expect(untold["brief"]?.string?.contains("unless") == true)
    let list = try program.run(["why", "untold.json"], in: folder).output
    #expect(list.contains("UIButton 0x12 probably gets no touches: BannerView 0x14 covers it"))
    #expect(list.contains("; the text does not contain isUserInteractionEnabled of BannerView"))
    #expect(!(try program.run(["why", "views.json"], in: folder).output.contains("probably")))
  }

  @Test("two trees of one moment are put together: names from one, order from the other")
  func joined() throws {
    for trees in [["idb.json", "views.json"], ["views.json", "idb.json"]] {
      let pay = try why(trees[0], trees[1], "Pay")
      #expect(pay["name"] == .text(#""Pay" (UIButton 0x12)"#))
      #expect(pay["verdict"] == .text("otherGetsTouch") && state("covered", in: pay) == "found")
    }
    // UIKit's tree does not contain the control's state, but the other tree has it as disabled.
    #expect(try why("idb.json", "views.json", "Send")["verdict"] == .text("disabled"))
    let other = PrintedShop.idb.replacing("[0, 0, 390, 844]", with: "")
      .replacing("{390, 844}", with: "{844, 390}")
      .replacing(#""width":390,"height":844"#, with: #""width":844,"height":390"#)
    _ = try folder.write(other, to: "other.json")
    let apart = try program.run(["hit", "other.json", "195,225", "--json"], in: folder)
    #expect(apart.exitCode == 0)
  }

  @Test("in a tree without an order, the view that a touch hits is only possible")
  func possibleHit() throws {
    let alone = try program.run(["hit", "idb.json", "195,225"], in: folder)
    #expect(alone.output.hasPrefix("possible: ") && alone.errors.contains("Unknown: "))
    #expect(
      try !program.run(["hit", "views.json", "195,225"], in: folder).output.contains("possible")
    )
  }

  @Test("an explanation of a tree without an order is only possible")
  func possibleExplanation() throws {
    let answer = try program.run(["explain", "idb.json", "195,225", "Pay"], in: folder).output
    #expect(answer.contains("Possible, if later elements in the tree are in front:"))
    let known = try program.run(["explain", "views.json", "195,225"], in: folder).output
    #expect(!known.contains("Possible, if"))
    #expect(try why("idb.json", "Pay")["nextStep"]?.string?.contains(".") == false)
  }

  @Test("hit and explain take a point in pixels, and say so")
  func pixelsOfQuestions() throws {
    let right = try program.run(["hit", "views.json", "195,425"], in: folder)
    let hit = try program.run(["hit", "views.json", "585,1275"], in: folder)
    #expect(hit.output == right.output && hit.errors.contains("pixels of a 3× screen"))
    let explained = try program.run(["explain", "views.json", "585,1275"], in: folder).output
    #expect(explained.contains("pixels of a 3× screen") && explained.contains("At (195, 425)"))
    let document = try program.run(["explain", "views.json", "585,1275", "--json"], in: folder)
    #expect(document.output.contains("pixels of a 3× screen"))
  }

  @Test("a point in pixels or shares is corrected, and the answer is about the right one")
  func units() throws {
    let pixels = try why("idb.json", "585,1275")
    #expect(pixels["verdict"] == .text("wrongUnit"))
    #expect(pixels["point"] == .list([.number(195), .number(425)]))
    #expect(pixels["name"] == .text(#"Button "Send""#))
    let text = try program.run(["why", "idb.json", "585,1275", "--brief"], in: folder).output
    #expect(
      text.hasPrefix(
        "(585, 1275) lies outside of the screen: taken for pixels of a 3× screen, in points (195, 425). Button"
      )
    )
    let shares = try why("idb.json", "0.5,0.5")
    #expect(shares["point"] == .list([.number(195), .number(422)]))
  }

  @Test(
    "wherever a tree stands it is found: in a sentence, in Markdown, in a reply, cut off, one a line"
  )
  func surroundings() throws {
    let tree = PrintedShop.idb
    let escaped = tree.replacing("\"", with: "\\\"")
    let texts = [
      "The elements are: \(tree)\nDone in 0.2 s.", "Here it is:\n\n```json\n\(tree)\n```\n",
      #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"\#(escaped)"}]}}"#,
      String(tree.prefix(tree.count - 40)),
      String(tree.dropFirst().dropLast()).replacing("},{\"AX", with: "}\n{\"AX"),
    ]
    for text in texts {
      _ = try folder.write(text, to: "tree.txt")
      let send = try why("tree.txt", "Send")
      #expect(send["verdict"] == .text("disabled"), "\(text.prefix(80))")
    }
  }

  @Test("of a tap, the two trees tell what changed, that nothing did, or that something else did")
  func tap() throws {
    let changes: [(String, String, String)] = [
      (#""AXLabel":"Pay""#, #""AXLabel":"Paid""#, "changed"),
      (#""AXLabel":"Total""#, #""AXLabel":"Total","AXValue":"3""#, "otherChanged"),
      ("", "", "nothingChanged"),
      (
        #""AXUniqueId":"button.help","type":"Button","enabled":true"#,
        #""AXUniqueId":"button.help","type":"Button","enabled":false"#, "otherChanged"
      ),
    ]
    for (old, new, verdict) in changes {
      let after = old.isEmpty ? PrintedShop.idb : PrintedShop.idb.replacing(old, with: new)
      _ = try folder.write(after, to: "after.json")
      let answer = try why("idb.json", "after.json", "--tap", "195,225")
      #expect(answer["verdict"] == .text(verdict), "\(new)")
      #expect(answer["brief"]?.string?.split(separator: "\n").count == 3)
    }
    let spinner =
      #"{"AXFrame":"{{180, 400}, {30, 30}}","type":"ActivityIndicator","AXLabel":"In progress","frame":"#
      + PrintedShop.object([180, 400, 30, 30]) + "}]"
    _ = try folder.write(PrintedShop.idb.dropLast() + "," + spinner, to: "after.json")
    let slow = try why("idb.json", "after.json", "--tap", "195,225")
    #expect(slow["verdict"] == .text("changed"))
    #expect(slow["nextStep"]?.string?.contains("wait") == true)
  }

  @Test("a point outside of the element in question is named")
  func pointOutside() throws {
    let answer = try why("idb.json", "button.pay", "1,1")
    #expect(answer["verdict"] == .text("notThere"))
    #expect(answer["brief"]?.string?.contains("the point lies outside of it") == true)
  }

  @Test("a page of XML is joined with the views that a debugger printed, in any order")
  func pageAndViews() throws {
    let page = """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
       <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay" enabled="true" x="20" y="200" \
      width="350" height="50"/>
      </XCUIElementTypeApplication>
      """
    let views = """
      (lldb) expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]
      <UIWindow: 0x101; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x601>>
         | <UIButton: 0x103; frame = (20 200; 350 50); layer = <CALayer: 0x603>>
         | <ToastView: 0x106; frame = (0 190; 390 70); layer = <CALayer: 0x606>>
      """
    _ = try folder.write(page, to: "wda.xml")
    _ = try folder.write(views, to: "views.txt")
    for order in [["wda.xml", "views.txt"], ["views.txt", "wda.xml"]] {
      let answer = try why(order[0], order[1], "Pay")
      #expect(answer["verdict"] == .text("otherGetsTouch"), "\(order)")
      #expect(answer["brief"]?.string?.contains("ToastView 0x106 lies in front") == true)
    }
  }

  @Test("of trees that were printed in different ways, no tap is judged")
  func tapBetweenForms() throws {
    let views = try folder.write(PrintedShop.views(tellsInteraction: true), to: "views.json")
    let maestro = try folder.write(PrintedShop.maestro, to: "maestro.txt")
    let idb = folder.file("idb.json")
    for pair in [[idb, views], [views, idb], [idb, maestro], [maestro, idb]] {
      let result = try program.run(["why"] + pair + ["--tap", "195,225"], in: folder)
      #expect(result.exitCode == 65 && result.errors.contains("in different ways"), "\(pair)")
    }
  }

  @Test(
    "what cannot be used is declined by its name",
    arguments: [
      (
        #"<hierarchy rotation="0"><node class="android.widget.Button" bounds="[0,0][9,9]"/></hierarchy>"#,
        "Android"
      ),
      (#"[]"#, "empty"), (#"{"windows":[]}"#, "empty"),
      (
        #"{"type":"Button","label":"Pay","children":[{"type":"StaticText","label":"Pay"}]}"#,
        "has no frames"
      ),
      (#"{"content":[{"type":"image","data":"iVBORw0KGgoAAAANSUhEUgAA"}]}"#, "picture"),
      (#"{"status":"restart_required","message":"Start the app again"}"#, "Start the app again"),
    ]
  )
  func declined(text: String, word: String) throws {
    _ = try folder.write(text, to: "tree.txt")
    let result = try program.run(["why", "tree.txt", "Pay"], in: folder)
    #expect(result.exitCode == 65 && result.errors.contains(word), "\(result.errors)")
    #expect(result.errors.contains("Print the tree"))
  }

  @Test("an unknown tree is read by its shape, and the answer says what was assumed")
  func unknown() throws {
    let text = #"""
      {"screen":{"nodes":[{"kind":"button","caption":"x","title":"Pay","pos":1,
      "box":[10,20,100,40],"children":[]}]}}
      """#
    _ = try folder.write(text, to: "tree.txt")
    for arguments in [
      ["explain", "tree.txt", "50,40"], ["why", "tree.txt", "Pay"],
      ["why", "tree.txt", "Pay", "--brief"],
    ] {
      let answer = try program.run(arguments, in: folder)
      #expect(answer.exitCode == 0, "\(answer.errors)")
      #expect(answer.output.contains("has an unknown form"), "\(arguments)")
    }
  }

  @Test("--brief is three short lines for every element, in both languages")
  func brief() throws {
    for name in ["Pay", "Send", "Help", "Total"] {
      for language in ["en", "zh"] {
        let result = try program.run(
          ["why", "idb.json", name, "--brief", "--lang", language],
          in: folder
        )
        #expect(result.output.split(separator: "\n").count == 3)
        #expect(result.output.utf8.count <= 700)
      }
    }
  }
}

@Suite("Sessions of an assistant over MCP")
struct AssistantSessionTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ calls: [[String: AnyJSON]]) throws -> [AnyJSON] {
    let hello =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
    let lines = try calls.enumerated().map { index, arguments in
      let object = try String(decoding: JSONEncoder().encode(arguments), as: UTF8.self)
      return #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":{"name":"why","#
        + #""arguments":\#(object)}}"#
    }
    let input = try folder.write(([hello] + lines).joined(separator: "\n") + "\n", to: "input")
    let result = try program.run(["mcp"], in: folder, inputPath: input)
    #expect(result.exitCode == 0)
    return try result.output.split(separator: "\n").dropFirst().map { try AnyJSON(String($0)) }
  }

  private func document(_ answer: AnyJSON) -> AnyJSON? { answer["result"]?["structuredContent"] }

  @Test("wrong unit: the tree, then the corrected point, by the id of the first answer")
  func wrongUnit() throws {
    let answers = try session([
      ["trees": .list([.text(PrintedShop.idb)]), "x": .number(585), "y": .number(1275)],
      ["trees": .list([.text("import-1")]), "x": .number(195), "y": .number(425)],
    ])
    #expect(document(answers[0])?["verdict"] == .text("wrongUnit"))
    #expect(document(answers[0])?["point"] == .list([.number(195), .number(425)]))
    #expect(answers[0]["result"]?["content"]?.elements.last?["text"] == .text("id: import-1"))
    #expect(document(answers[1])?["verdict"] == .text("disabled"))
  }

  @Test("disabled: the next step is to wait or to fill in what is missing")
  func disabled() throws {
    let answer = try session([
      ["trees": .list([.text(PrintedShop.idb)]), "element": .text("Send")]
    ])
    #expect(
      document(answer[0])?["nextStep"]?.string?.contains("wait until the app enables it") == true
    )
  }

  @Test("overlay: the accessibility tree asks for the views, and both tell who is in front")
  func overlay() throws {
    let views = PrintedShop.views(tellsInteraction: true)
    let answers = try session([
      ["trees": .list([.text(PrintedShop.idb)]), "element": .text("Pay")],
      ["trees": .list([.text("import-1"), .text(views)]), "element": .text("Pay")],
    ])
    #expect(document(answers[0])?["verdict"] == .text("unknown"))
    #expect(document(answers[0])?["nextStep"]?.string?.contains("recursiveDescription") == true)
    #expect(document(answers[1])?["verdict"] == .text("otherGetsTouch"))
    #expect(document(answers[1])?["receiver"] == .text("banner (BannerView 0x14)"))
  }

  @Test("off screen: the next step is to scroll, with the distance")
  func offScreen() throws {
    let answer = try session([["trees": .text(PrintedShop.maestro), "element": .text("Help")]])
    #expect(document(answer[0])?["nextStep"]?.string?.contains("scroll down by 86 points") == true)
  }

  @Test("landed but slow: the next step is to wait and to print the tree again")
  func slow() throws {
    let spinner =
      #",{"AXFrame":"{{180, 400}, {30, 30}}","type":"ActivityIndicator","AXLabel":"In progress","#
      + #""frame":\#(PrintedShop.object([180, 400, 30, 30]))}]"#
    let answers = try session([
      [
        "trees": .list([.text(PrintedShop.idb)]), "x": .number(195), "y": .number(225),
        "after": .text(String(PrintedShop.idb.dropLast()) + spinner),
      ]
    ])
    #expect(document(answers[0])?["verdict"] == .text("changed"))
    #expect(document(answers[0])?["nextStep"]?.string?.contains("wait") == true)
  }

  @Test("a question leaves the tree as it was for the next, whether that comes at once or later")
  func unchanged() throws {
    let process = Process()
    process.executableURL = try BuiltProgram.location()
    process.arguments = ["mcp"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    var read = Data()
    func ask(_ method: String, _ params: [String: AnyJSON]) throws -> AnyJSON {
      let object = try String(decoding: JSONEncoder().encode(params), as: UTF8.self)
      let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(object)}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      while true {
        if let end = read.firstIndex(of: 0x0A) {
          let answer = String(decoding: read[..<end], as: UTF8.self)
          read.removeSubrange(...end)
          return try AnyJSON(answer)
        }
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty)
        read += more
      }
    }
    func why(_ arguments: [String: AnyJSON]) throws -> AnyJSON? {
      let params: [String: AnyJSON] = ["name": .text("why"), "arguments": .object(arguments)]
      return document(try ask("tools/call", params))
    }
    _ = try ask("initialize", ["protocolVersion": .text("2025-11-25")])
    let tree = PrintedShop.views(tellsInteraction: true)
    let first = try why(["trees": .list([.text(tree)]), "x": .number(195), "y": .number(425)])
    #expect(first?["verdict"] != nil)
    for pause in [0, 0.4, 0, 0.4] {
      Thread.sleep(forTimeInterval: pause)
      let same: [String: AnyJSON] = ["x": .number(195), "y": .number(425)]
      #expect(try why(same.merging(["trees": .text("import-1")]) { $1 }) == first)
      let other: [String: AnyJSON] = ["trees": .text("import-1"), "element": .text("0x12")]
      #expect(try why(other)?["verdict"] == .text("otherGetsTouch"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
