import Foundation
import SandboxTestSupport
import Testing

@Suite("The likely mistakes of a pasted screen")
struct ScreenMistakesTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  private static let basket = """
    <UIWindow: 0x7fb2c0d0a2b0; frame = (0 0; 390 500); layer = <UIWindowLayer: 0x6001>>
       | <UIView: 0x7fb2c0e06120; frame = (0 0; 390 500); layer = <CALayer: 0x6002>>
       |    | <UIButton: 0x7fb2c0f07e40; frame = (95 300; 200 50); layer = <CALayer: 0x6003>>
       |    |    | <UIButtonLabel: 0x7fb2c0f09120; frame = (85 14; 29 21); text = 'Pay'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6004>>
       |    | <UIButton: 0x7fb2c0f08e40; frame = (95 100; 200 50); enabled = NO; \
    layer = <CALayer: 0x6005>>
       |    |    | <UIButtonLabel: 0x7fb2c0f0a120; frame = (85 14; 29 21); text = 'Add'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6006>>
       |    | <ToastContainer: 0x7fb2c0e09550; frame = (0 250; 390 250); alpha = 0.02; \
    layer = <CALayer: 0x6007>>
    """

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.basket, to: "paste.txt")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  @Test("Without a view, why lists the mistakes, the changes that help, and the missing facts")
  func mistakes() throws {
    let result = try run("why", "paste.txt", "--lang", "en")
    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "3 likely mistakes (7 views):")
    #expect(
      lines[1]
        == #"1. "Pay" (UIButton …7e40) gets no touches: ToastContainer …9550 covers it and is nearly"#
        + " transparent (alpha 0.02)."
    )
    #expect(
      lines[3]
        == "   expr -l objc -- (void)[(id)0x7fb2c0e09550 setUserInteractionEnabled:NO]"
    )
    #expect(
      result.output.contains(#"Cannot be known from this text about "Pay" (UIButton …7e40):"#)
    )
    #expect(lines.last == "More about one view: touch-sandbox why paste.txt Pay")
    let chinese = try run("why", "paste.txt", "--lang", "zh").output
    #expect(chinese.contains("收不到触摸") && chinese.contains("解决办法："))
  }

  /// A keyboard's window over buttons under a subview, half under a sibling, without area, and free.
  private static let keyboard = """
    <UIWindow: 0x1010; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2010>>
       | <UIView: 0x1011; frame = (0 0; 390 844); layer = <CALayer: 0x2011>>
       |    | <UIButton: 0x1020; frame = (20 100; 200 50); layer = <CALayer: 0x2020>>
       |    |    | <UIView: 0x1021; frame = (0 0; 200 50); layer = <CALayer: 0x2021>>
       |    | <UIButton: 0x1050; frame = (20 420; 200 50); layer = <CALayer: 0x2050>>
       |    | <UIStackView: 0x1060; frame = (100 420; 290 50); layer = <CATransformLayer: 0x2060>>
       |    | <UIButton: 0x1080; frame = (20 620; 0 0); layer = <CALayer: 0x2080>>
       |    | <UIButton: 0x1090; frame = (20 700; 200 50); layer = <CALayer: 0x2090>>
    (lldb) po [[[UIApplication sharedApplication] windows][1] recursiveDescription]
    <UITextEffectsWindow: 0x3010; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4010>>
       | <UIInputSetContainerView: 0x3011; frame = (0 0; 390 844); layer = <CALayer: 0x4011>>
    """

  @Test("Under a window that passes touches on, list and lint agree with the answer about one view")
  func passingWindow() throws {
    _ = try folder.write(Self.keyboard, to: "keyboard.txt")
    let list = try run("why", "keyboard.txt").output
    #expect(list.contains("0x1020 gets no touches: UIView 0x1021 covers it."))
    #expect(list.contains("0x1050 gets no touches where UIStackView 0x1060 covers it."))
    #expect(list.contains("0x1080 gets no touches: it has no area."))
    #expect(!list.contains("in front of UIView 0x1021"))
    for answer in [list, try run("lint", "keyboard.txt").output] {
      #expect(!answer.contains("0x3011") && !answer.contains("0x1090"))
    }
  }

  @Test("A class is found in any case of letters")
  func otherCase() throws {
    let right = try run("why", "paste.txt", "ToastContainer")
    #expect(right.exitCode == 0)
    #expect(try run("why", "paste.txt", "toastcontainer").output == right.output)
  }

  @Test("A larger frame is suggested only where it leaves the subviews in place")
  func enlarging() throws {
    for (y, hasCode) in [(-60, false), (30, true)] {
      let text = """
        <UIWindow: 0x1010; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2010>>
           | <UIView: 0x1011; frame = (20 340; 350 40); layer = <CALayer: 0x2011>>
           |    | <UIButton: 0x1020; frame = (10 \(y); 100 44); layer = <CALayer: 0x2020>>
        """
      _ = try folder.write(text, to: "outside.txt")
      let answer = try run("why", "outside.txt").output
      #expect(answer.contains("enlarge UIView 0x1011") && answer.contains("setFrame:") == hasCode)
    }
  }

  @Test("A view outside of its superview and under a sibling needs two fixes; lint finds it too")
  func outsideAndCovered() throws {
    let scene = """
      version: 1
      views:
        - id: box
          frame: [20, 20, 200, 50]
          subviews:
            - { id: go, class: UIButton, frame: [20, 30, 100, 50] }
        - { id: below, frame: [20, 70, 200, 50] }
      """
    _ = try folder.write(scene, to: "box.yml")
    let answer = try run("why", "box.yml").output
    #expect(answer.contains("Touches on the part of go that lies outside of box do not reach it."))
    #expect(answer.contains("hitTest/point(inside:); then bring box in front of below\n"))
    #expect(try run("lint", "box.yml").output.contains("box.go: childOutsideParent: "))
  }

  @Test("An element without a frame is not called too small")
  func withoutFrame() throws {
    let outline = "[Content  y=0..844]\n@1  StaticText  \"Trips\"\n@2  Button  \"Book\"\n"
    _ = try folder.write(outline, to: "outline.txt")
    let result = try run("lint", "outline.txt")
    #expect(result.exitCode == 0 && !result.output.contains("smallTarget"), "\(result.output)")
  }

  @Test("The mistakes as JSON have whole addresses")
  func json() throws {
    let report = try AnyJSON(try run("why", "paste.txt", "--json").output)
    let first = try #require(report["mistakes"]?.elements.first)
    #expect(first["code"] == .text("covered"))
    #expect(first["address"] == .text("0x7fb2c0f07e40"))
    #expect(first["otherAddress"] == .text("0x7fb2c0e09550"))
    #expect(first["commands"]?.elements.count == 2)
    #expect(report["questions"]?.elements.isEmpty == false)
  }

  @Test("Each mistake that is listed is the reason that why gives for its view")
  func agreement() throws {
    let report = try AnyJSON(try run("why", "paste.txt", "--json").output)
    for mistake in report["mistakes"]?.elements ?? [] where mistake["code"] == .text("covered") {
      let address = try #require(mistake["address"]?.string)
      let reason = try AnyJSON(try run("why", "paste.txt", address, "--json").output)
      #expect(reason["likeliest"] == .text("covered"))
    }
  }

  @Test("A text without a mistake says so, and a scene is asked in the same way")
  func nothing() throws {
    let fine = Self.basket.split(separator: "\n").filter {
      !$0.contains("Toast") && !$0.contains("enabled = NO; \\")
    }
    _ = try folder.write(
      fine.joined(separator: "\n").replacingOccurrences(of: "; enabled = NO", with: ""),
      to: "fine.txt"
    )
    let result = try run("why", "fine.txt", "--lang", "en")
    #expect(result.output.hasPrefix("This text shows no mistake"))
    #expect(try run("why", "cannot-receive", "--lang", "en").exitCode == 0)
  }

  @Test(
    "A view goes by its text in any case, by its address, and by the end of it that answers print",
    arguments: [
      "Pay", "pay", "PAY", "0x7fb2c0f07e40", "…7e40", "UIButton 0x7fb2c0f07e40", "UIButton …7e40",
      #""Pay" (UIButton …7e40)"#,
    ]
  )
  func names(name: String) throws {
    let report = try AnyJSON(try run("why", "paste.txt", name, "--json").output)
    #expect(report["address"] == .text("0x7fb2c0f07e40"))
  }

  @Test("Suggestions come from texts first; the list of views has the texts")
  func suggestions() throws {
    let result = try run("why", "paste.txt", "Pey")
    #expect(result.exitCode != 0 && result.errors.contains("Did you mean 'Pay'"))
    #expect(!result.errors.contains("has no texts"))
    let views = try run("views", "paste.txt").output
    #expect(views.contains(#""Pay" (UIButton …7e40) (95, 300, 200, 50)"#))
    let scene = """
      views:
      - { class: UILabel, id: title, frame: [0, 0, 100, 20], text: Hello }
      """
    _ = try folder.write(scene, to: "scene.yml")
    #expect(
      try run("views", "scene.yml").output.contains(#"title UILabel "Hello" (0, 0, 100, 20)"#)
    )
  }

  @Test("That a view sticks out is a mistake where it reacts, or where nothing on the screen does")
  func outside() throws {
    let views = """
      <UIWindow: 0x101; frame = (0 0; 390 500); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x102; frame = (0 0; 390 300); layer = <CALayer: 0x62>>
         |    | <UIView: 0x103; frame = (0 280; 90 90); layer = <CALayer: 0x63>>
      """
    _ = try folder.write(views, to: "plain.txt")
    #expect(try run("why", "plain.txt", "--lang", "en").output.contains("outside of UIView 0x102"))
    let button = "\n   |    | <UIButton: 0x104; frame = (0 0; 90 90); layer = <CALayer: 0x64>>"
    _ = try folder.write(views + button, to: "button.txt")
    #expect(
      try run("why", "button.txt", "--lang", "en").output.hasPrefix("This text shows no mistake")
    )
    let inside = button.replacingOccurrences(of: "(0 0; 90 90)", with: "(0 290; 90 44)")
    _ = try folder.write(views + inside, to: "inside.txt")
    let result = try run("why", "inside.txt", "--lang", "en")
    #expect(result.output.contains("1. Touches on the part of UIButton 0x104 that lies outside"))
    #expect(result.output.hasSuffix("touch-sandbox why inside.txt 0x104\n"))
  }

  @Test(
    "An element of an accessibility tree has no line for the debugger: its address is no view's"
  )
  func elements() throws {
    let tree = """
       →Application, 0x1, pid: 77, label: 'Bakery'
          Window (Main), 0x2, {{0.0, 0.0}, {300.0, 600.0}}
            Button, 0x4, {{20.0, 500.0}, {80.0, 44.0}}, label: 'Order', Disabled
      """
    _ = try folder.write(tree, to: "elements.txt")
    let result = try run("why", "elements.txt", "--lang", "en")
    #expect(result.output.contains(#"1. "Order" (Button 0x4) ignores touches: it is disabled."#))
    #expect(!result.output.contains("setEnabled"))
  }

  @Test("Addresses with the same last digits are printed whole")
  func sameDigits() throws {
    let other = Self.basket.replacingOccurrences(of: "0x7fb2c0f08e40", with: "0x7fb2c0f17e40")
    _ = try folder.write(other, to: "same.txt")
    let views = try run("views", "same.txt").output
    #expect(views.contains(#""Pay" (UIButton 0x7fb2c0f07e40)"#))
    #expect(views.contains(#""Add" (UIButton 0x7fb2c0f17e40)"#))
  }
}
