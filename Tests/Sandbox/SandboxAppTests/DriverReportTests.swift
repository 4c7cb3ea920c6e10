import Foundation
import SandboxTestSupport
import Testing

@Suite("What drivers print beside the places of elements")
struct DriverReportTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func why(_ tree: String, _ question: String) throws -> AnyJSON {
    _ = try folder.write(tree, to: "tree.txt")
    let result = try program.run(["why", "tree.txt", question, "--json"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try AnyJSON(result.output)
  }

  private func state(_ check: String, in answer: AnyJSON) -> String? {
    answer["reasons"]?.elements.first { $0["check"] == .text(check) }?["state"]?.string
  }

  /// Returns an element as idb prints it, with more fields.
  private func element(_ label: String, _ type: String, _ frame: String, _ more: String = "")
    -> String
  {
    #"{"AXFrame":"\#(frame)","AXLabel":"\#(label)","type":"\#(type)","enabled":true\#(more)}"#
  }

  private func screen(_ more: String) -> String {
    let elements = [
      element("Shop", "Application", "{{0, 0}, {390, 844}}"),
      element("Pay", "Button", "{{20, 200}, {350, 50}}", more),
      element("banner", "Other", "{{0, 190}, {390, 70}}"),
    ]
    return "[\(elements.joined(separator: ","))]"
  }

  @Test(
    "an element that the driver's hit test found covered is covered, in its middle",
    arguments: [
      #","interactable":{"status":"blocked","reasons":[{"kind":"occluded","by":{"type":"Other","#
        + #""identifier":null,"label":"banner","frame":{"x":0,"y":190,"width":390,"height":70}}}]}"#,
      #","occluded_by":{"type":"Other","label":"banner"}"#,
    ]
  )
  func covered(more: String) throws {
    let pay = try why(screen(more), "Pay")
    #expect(pay["verdict"] == .text("otherGetsTouch") && state("covered", in: pay) == "found")
    #expect(pay["nextStep"]?.string?.contains(#"dismiss Other "banner""#) == true)
    // The driver tested only the middle.
    _ = try folder.write(screen(more), to: "tree.txt")
    let edge = try program.run(["why", "tree.txt", "Pay", "30,205", "--json"], in: folder)
    #expect(state("covered", in: try AnyJSON(edge.output)) == "possible")
    let words = try program.run(
      ["import", "tree.txt", "-o", "-", "--redact"],
      in: folder
    )
    #expect(words.exitCode == 0 && !words.output.contains("banner"))
  }

  @Test("a driver's other words about an element are facts, and not elements")
  func blocked() throws {
    let cases: [(String, String?, String)] = [
      (#"{"status":"actionable","at":{"x":30,"y":210}}"#, "clear", "possible"),
      (#"{"status":"blocked","reasons":[{"kind":"not_hittable"}]}"#, "found", "possible"),
      (
        #"{"status":"blocked","reasons":[{"kind":"handled_by","by":{"type":"Cell","label":"row","#
          + #""frame":{"x":0,"y":0,"width":9,"height":9}}}]}"#, nil, "possible"
      ),
      (#"{"status":"blocked","reasons":[{"kind":"occluded"}]}"#, nil, "found"),
      ("null", nil, "possible"),
    ]
    for (value, hittable, covered) in cases {
      let pay = try why(screen(#","interactable":\#(value)"#), "Pay")
      #expect(state("notHittable", in: pay) == hittable, "\(value)")
      #expect(state("covered", in: pay) == covered, "\(value)")
      let row = try program.run(["why", "tree.txt", "row"], in: folder)
      #expect(row.exitCode == 66)
    }
  }

  @Test("a driver's cover does not contradict a tree of views of the same moment")
  func joined() throws {
    let more = #","occluded_by":{"type":"Other","label":"banner"}"#
    let views = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
         | <UIButton: 0x2; frame = (20 200; 350 50); layer = <CALayer: 0x9>>
         | <BannerView: 0x3; frame = (0 190; 390 70); layer = <CALayer: 0x9>>
      """
    _ = try folder.write(screen(more), to: "idb.json")
    _ = try folder.write(views, to: "views.txt")
    let result = try program.run(["why", "idb.json", "views.txt", "Pay", "--json"], in: folder)
    let pay = try AnyJSON(result.output)
    #expect(state("covered", in: pay) == "found" && state("hitTestOverridden", in: pay) != "found")
    #expect(pay["receiver"]?.string?.contains("(BannerView 0x3)") == true)
  }

  /// The output of Maestro's tool call, with a long text that it wraps.
  private static let blocks = #"""
    ---
    # Schema definitions
    ui_schema:
      platform: "ios"
      abbreviations:
        b: "bounds"
        a11y: "accessibilityText"
      defaults:
        enabled: true
        checked: false
        txt: ""
    # UI Elements
    elements:
    - b: "[0,0][390,844]"
      a11y: "Shop"
      c:
      - b: "[20,120][370,160]"
        a11y: "Total: \u20ac 3\
          \ and \"nothing\" else"
      - b: "[20,200][370,250]"
        a11y: "Pay"
        rid: "button.pay"
      - b: "[20,400][370,450]"
        a11y: "Send"
        enabled: false
      - b: "[20,880][370,930]"
        a11y: Help
    """#

  @Test(
    "Maestro's YAML is read, alone, in Markdown, in a reply, with other line ends and cut off",
    arguments: 0..<5
  )
  func blocks(form: Int) throws {
    let text = Self.blocks
    let reply = try String(
      decoding: JSONEncoder().encode(["result": ["content": [["type": "text", "text": text]]]]),
      as: UTF8.self
    )
    let tree = [
      text, "The screen:\n\n```yaml\n\(text)\n```\nThat is all.\n", reply,
      text.replacing("\n", with: "\r\n"), String(text.dropLast(4)),
    ][form]
    #expect(try why(tree, "Send")["verdict"] == .text("disabled"))
    let pay = try why(tree, "button.pay")
    #expect(pay["verdict"] == .text("unknown") && state("controlDisabled", in: pay) == "clear")
    #expect(pay["name"]?.string?.contains(#""Pay""#) == true)
    #expect(try why(tree, #"Total: € 3 and "nothing" else"#)["verdict"] == .text("unknown"))
    if form < 4 { #expect(try why(tree, "Help")["verdict"] == .text("notThere")) }
    let words = try program.run(["why", "tree.txt", "Pay"], in: folder).output
    #expect(!words.contains("unknown form; its rectangles"))
  }

  /// Pepper's output for a point: a banner receives the touch, and a button is behind it.
  private static let chain = #"""
    {"id":"e5","status":"ok","data":{"point":{"x":195,"y":225},
    "target":{"class":"BannerView","frame":{"x":0,"y":190,"width":390,"height":70},"id":"banner"},
    "gesture_recognizers":[],
    "responder_chain":[
    {"class":"BannerView","type":"view","id":"banner","interactive":true,
    "frame":{"x":0,"y":190,"width":390,"height":70}},
    {"class":"UIView","type":"view","interactive":true,"frame":{"x":0,"y":0,"width":390,"height":844}},
    {"class":"ShopController","type":"viewController","title":"Shop"},
    {"class":"UIWindow","type":"view","interactive":true,"frame":{"x":0,"y":0,"width":390,"height":844}},
    {"class":"UIApplication","type":"application"}],
    "hit_test_path":[
    {"class":"UIWindow","frame":{"x":0,"y":0,"width":390,"height":844},"is_hit_target":false},
    {"class":"UIView","frame":{"x":0,"y":0,"width":390,"height":844},"is_hit_target":false},
    {"class":"BannerView","frame":{"x":0,"y":190,"width":390,"height":70},"id":"banner",
    "is_hit_target":true},
    {"class":"UILabel","frame":{"x":10,"y":200,"width":300,"height":40},"label":"Sale",
    "is_hit_target":false,"blocks_interaction":true},
    {"class":"UIButton","frame":{"x":20,"y":200,"width":350,"height":50},"label":"Pay",
    "is_hit_target":false}]}}
    """#

  @Test("a responder chain is a tree of its views, with those behind the one that gets the touch")
  func chain() throws {
    let banner = try why(Self.chain, "banner")
    #expect(banner["verdict"] == .text("getsTouch"))
    for question in ["Pay", "195,225"] {
      let pay = try why(Self.chain, question)
      #expect(pay["verdict"] == .text("otherGetsTouch") && state("covered", in: pay) == "found")
      #expect(pay["receiver"] == .text(#"BannerView "banner""#))
      let evidence = #"covered: BannerView "banner" receives the touch"#
      #expect(pay["text"]?.string?.contains(evidence) == true)
      #expect(state("hitTestOverridden", in: pay) == "clear")
    }
    // A subview of the banner and a view behind it are indistinguishable here, so neither is reported as covered.
    #expect(try program.run(["why", "tree.txt", "Sale"], in: folder).exitCode == 66)
  }

  @Test(
    "an Android screen is declined by its name in every form",
    arguments: [
      "@e1 android.widget.FrameLayout at=0,0 size=1080x2400\n"
        + #"@e2 android.widget.Button label="Pay" at=60,600 size=900x150"#,
      "App: shop  1080x2400\n[Content]\n@1  FrameLayout  (0,0 1080x2400)\n"
        + #"@2  Button  "Pay"  #pay  (60,600 900x150)"#,
      #"[{"type":"android.widget.Button","label":"Pay","frame":{"x":0,"y":0,"width":9,"height":9}}]"#,
      "elements:\n- b: \"[0,0][9,9]\"\n  cls: \"android.widget.Button\"\n  txt: \"Pay\"\n",
    ]
  )
  func android(text: String) throws {
    _ = try folder.write(text, to: "tree.txt")
    let result = try program.run(["why", "tree.txt", "Pay"], in: folder)
    #expect(result.exitCode == 65 && result.errors.contains("Android"), "\(result.errors)")
  }

  @Test("an empty file has a complaint of its own", arguments: ["tree.txt", "tree.json"])
  func empty(name: String) throws {
    for text in ["", " \n\n"] {
      _ = try folder.write(text, to: name)
      for question in [["why", name, "Pay"], ["hit", name, "5,5"]] {
        let result = try program.run(question, in: folder)
        #expect(result.exitCode == 65 && result.errors.contains("is empty"), "\(result.errors)")
        #expect(result.errors.contains("Run it again"))
      }
    }
  }
}
