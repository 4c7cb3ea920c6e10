import Foundation
import SandboxTestSupport
import Testing

@Suite("Console texts from the command line")
struct ImportCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.paste, to: "paste.txt")
  }

  static let paste = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x101; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
       | <ShopView: 0x102; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x62>>
       |    | <UIButton: 0x103; frame = (100 200; 80 44); opaque = NO; layer = <CALayer: 0x63>>
       |    |    | <UIButtonLabel: 0x104; frame = (2 6; 46 18); text = 'Buy'; userInteractionEnabled = NO>
       |    | <UIView: 0x105; frame = (0 300; 50
    (lldb) pvc
    <ShopController 0x201>, state: appeared, view: <ShopView 0x102>

    """

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  @Test("every command that takes a scene takes a console text")
  func scenes() throws {
    #expect(try run("hit", "paste.txt", "110,210").output == "\"Buy\" (UIButton 0x103)\n")
    #expect(try run("hit", "paste.txt", "900,10").output == "nobody\n")
    #expect(try run("hit", "paste.txt", "10,-5").exitCode == 0)
    #expect(
      try run("views", "paste.txt").output.contains("\"Buy\" (UIButton 0x103) (100, 200, 80, 44)")
    )
    #expect(
      try run("explain", "paste.txt", "110,210", "0x104").output.contains("interactionDisabled")
    )
    #expect(
      try run("explain", "paste.txt", "110,210", "Buy").output
        .contains(#""Buy" (UIButton 0x103) got the touch"#)
    )
    #expect(try run("chain", "paste.txt", "ShopView").output.contains("2 ShopController 0x201"))
    #expect(try run("lint", "paste.txt").exitCode == 0)
    #expect(try run("snapshot", "paste.txt", "-o", "paste.png", "--touch", "110,210").exitCode == 0)
    let hit = try AnyJSON(try run("hit", "paste.txt", "10,10", "--json").output)
    #expect("\(hit)".contains("0x102"))
  }

  @Test("views go by the identifier and the text that they had in the app, whatever shows it there")
  func identifiersAndTexts() throws {
    let page = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="buy" label="Buy" enabled="false" visible="true" x="20" y="600" width="350" height="50">
            <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Buy" enabled="true" visible="true" x="150" y="615" width="90" height="20"/>
          </XCUIElementTypeButton>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
      """
    _ = try folder.write(page, to: "page.xml")
    let answer = try run("explain", "page.xml", "30,610", "buy").output
    #expect(answer.contains("Button \"Buy\" got"))
    for name in ["buy", "Buy"] {
      #expect(try run("why", "page.xml", name).output.contains("FOUND controlDisabled"))
    }
    let native = """
      <UIWindow: 0x1; frame = (0 0; 414 896); layer = <UIWindowLayer: 0x2>>
         | <RCTView: 0x3; reactTag: 11; frame = {{20, 300}, {374, 50}}; layer = <CALayer: 0x4>; >
         |    | <RCTTextView: 0x5; reactTag: 9; text: Buy now; frame = (157 15; 60 20)>
      """
    _ = try folder.write(native, to: "native.txt")
    #expect(
      try run("explain", "native.txt", "200,320", "Buy now").output.contains("RCTTextView 0x5")
    )
    #expect(try run("import", "native.txt", "-o", "native.yml").exitCode == 0)
    #expect(
      try run("explain", "native.yml", "200,320", "Buy now").output.contains("RCTTextView 0x5")
    )
    let redacted = try run("import", "native.txt", "-o", "-", "--redact").output
    #expect(!redacted.contains("Buy now") && redacted.contains("appText"))
  }

  @Test("import says what was read, joined and cut, with its place")
  func report() throws {
    let result = try run("import", "paste.txt")
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("read: 5 views, 1 window, 1 controller\n"))
    #expect(result.output.contains("paste.txt:6:11: cut: the line of UIView 0x105 is cut off"))
    #expect(
      result.output.contains("paste.txt:8:1: joined: ShopController 0x201 belongs to its view")
    )
    #expect(try run("import", "paste.txt", "--strict").exitCode == 1)
  }

  @Test("the scene that is written is a scene like any other")
  func output() throws {
    #expect(try run("import", "paste.txt", "-o", "scene.yml").exitCode == 0)
    #expect(try run("validate", "scene.yml").exitCode == 0)
    #expect(try run("hit", "scene.yml", "110,210").output == "\"Buy\" (UIButton 0x103)\n")
    #expect(try run("import", "paste.txt", "-o", "scene.yml").exitCode == 73)
    #expect(try run("import", "paste.txt", "-o", "scene.yml", "--force").exitCode == 0)
    let redacted = try run("import", "paste.txt", "-o", "-", "--redact").output
    #expect(!redacted.contains("Shop") && !redacted.contains("Buy"))
    #expect(redacted.contains("View1 0x102"))
  }

  @Test("the chain goes on with who presents, and ends with the application's delegate")
  func chain() throws {
    let text = """
      <UIWindow: 0x101; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UITransitionView: 0x110; frame = (0 0; 320 480); layer = <CALayer: 0x62>>
         |    | <ShopView: 0x102; frame = (0 0; 320 480); layer = <CALayer: 0x62>>
         | <UITransitionView: 0x111; frame = (0 0; 320 480); layer = <CALayer: 0x62>>
         |    | <SheetView: 0x105; frame = (0 100; 320 380); layer = <CALayer: 0x64>>
      (lldb) pvc
      <ShopController 0x201>, state: appeared, view: <ShopView 0x102>
         + <SheetController 0x202>, state: appeared, view: <SheetView 0x105>, presented with: <X 0x9>
      (lldb) presponder 0x102
      <ShopView: 0x102; frame = (0 0; 320 480)>
         | <ShopController: 0x201>
         |    | <UITransitionView: 0x110; frame = (0 0; 320 480)>
         |    |    | <UIWindow: 0x101; frame = (0 0; 320 480)>
         |    |    |    | <UIApplication: 0x301>
         |    |    |    |    | <ShopDelegate: 0x302>

      """
    _ = try folder.write(text, to: "sheet.txt")
    #expect(try run("import", "sheet.txt", "-o", "sheet.yml").exitCode == 0)
    for file in ["sheet.txt", "sheet.yml"] {
      let lines = try run("chain", file, "SheetView").output.split(separator: "\n")
      #expect(lines[1].contains("2 SheetController 0x202"), "\(lines)")
      #expect(lines[2].contains("3 ShopController 0x201"))
      #expect(lines[3].contains("4 UITransitionView 0x110"))
      #expect(lines.last == "7 ShopDelegate 0x302 (application delegate)")
    }
  }

  @Test("several texts are one, each with its own lines")
  func several() throws {
    _ = try folder.write(
      "<ShopController 0x201>, state: appeared, view: <ShopView 0x999>\n",
      to: "b.txt"
    )
    let output = try run("import", "paste.txt", "b.txt").output
    #expect(output.contains("1 controller"))
    _ = try folder.write(
      "<OtherController 0x301>, state: appeared, view: <UIView 0x999>\n",
      to: "c.txt"
    )
    #expect(
      try run("import", "paste.txt", "c.txt").output.contains(
        "c.txt:1:1: unmatched: OtherController 0x301"
      )
    )
  }

  @Test("what is no console text is 65, in words that help")
  func wrong() throws {
    _ = try folder.write("hello\n", to: "no.txt")
    for command in [["import", "no.txt"], ["hit", "no.txt", "1,1"], ["run", "no.txt"]] {
      let result = try program.run(command, in: folder)
      #expect(result.exitCode == 65)
      #expect(result.errors.contains("no.txt:1:1: no views, controllers or recognizers were found"))
    }
    _ = try folder.write("<A 0x1>, state: appeared, view: <UIView 0x2>\n", to: "vc.txt")
    #expect(try run("import", "vc.txt").exitCode == 0)
    #expect(try run("hit", "vc.txt", "1,1").errors.contains("the text has no view tree"))
    #expect(try run("import", "missing.txt").exitCode == 66)
  }
}
