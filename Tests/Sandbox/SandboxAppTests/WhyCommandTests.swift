import Foundation
import SandboxTestSupport
import Testing

@Suite("Why a button does not work")
struct WhyCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(ImportCommandTests.paste, to: "paste.txt")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  /// Screens, one for each reason; the first line of each contains the question and the right answer.
  private static let screens: [String] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Screens").path ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }()

  @Test("there is a screen for each reason that a text can tell")
  func coverage() throws {
    #expect(Self.screens.count >= 20)
    let told = try Set(Self.screens.map { try Screen($0).check })
    let untold = ["hitTestOverridden", "ignoringInteraction", "incompleteText"]
    #expect(told.isDisjoint(with: untold))
    #expect(told.count == 14)
  }

  @Test("the true reason comes first", arguments: screens)
  func reasons(path: String) throws {
    let screen = try Screen(path)
    _ = try folder.write(screen.text, to: "screen.txt")
    let report = try AnyJSON(try run("why", "screen.txt", screen.view, "--json").output)
    #expect(report["likeliest"] == .text(screen.check), "\(path)")
    let first = try #require(report["reasons"]?.elements.first)
    #expect(first["check"] == .text(screen.check) && first["state"] == .text(screen.state))
    #expect(first["waysOut"]?.elements.isEmpty == false)
    // The scene file from the text gives the same answer.
    #expect(try run("import", "screen.txt", "-o", "screen.yml").exitCode == 0)
    let again = try AnyJSON(try run("why", "screen.yml", screen.view, "--json").output)
    #expect(again == report)
  }

  @Test("one cover is one mistake, which names the controls behind it; JSON has each of them")
  func oneCause() throws {
    func button(_ number: Int, _ title: String) -> String {
      """
         |    | <UIButton: 0x1\(number); frame = (20 \(100 * number); 350 50); layer = <CALayer: 0x2\(number)>>
         |    |    | <UIButtonLabel: 0x3\(number); frame = (0 0; 90 20); text = '\(title)'; layer = <CALayer: 0x4\(number)>>
      """
    }
    let titles = ["One", "Two", "Three", "Four"]
    let buttons = titles.enumerated().map { button($0 + 1, $1) }.joined(separator: "\n")
    let text = """
      <UIWindow: 0xa1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa2>>
         | <UIView: 0xa3; frame = (0 0; 390 844); layer = <CALayer: 0xa4>>
      \(buttons)
         |    | <LoadingView: 0xa5; frame = (0 0; 390 844); alpha = 0.5; layer = <CALayer: 0xa6>>
      """
    _ = try folder.write(text, to: "overlay.txt")
    let answer = try run("why", "overlay.txt").output
    #expect(answer.hasPrefix("1 likely mistake ("))
    #expect(answer.contains("and 1 more get no touches: LoadingView 0xa5 covers them."))
    #expect(answer.contains("Fix: set LoadingView 0xa5.isUserInteractionEnabled = false\n"))
    let mistakes = try AnyJSON(try run("why", "overlay.txt", "--json").output)["mistakes"]?.elements
    #expect(mistakes?.count == 4)
    #expect(
      mistakes?.allSatisfy { $0["text"]?.string?.contains("gets no touches") == true } == true
    )
  }

  @Test("a control in a container that sticks out is named, not the container")
  func controlInContainer() throws {
    let text = """
      <UIWindow: 0xa1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa2>>
         | <UIView: 0xa3; frame = (0 0; 390 844); layer = <CALayer: 0xa4>>
         |    | <UIView: 0xa5; frame = (20 100; 350 90); layer = <CALayer: 0xa6>>
         |    |    | <UIStackView: 0xa7; frame = (10 10; 330 160); layer = <CATransformLayer: 0xa8>>
         |    |    |    | <UIButton: 0xa9; frame = (0 110; 330 50); layer = <CALayer: 0xb1>>
         |    |    |    |    | <UIButtonLabel: 0xb2; frame = (0 0; 90 20); text = 'Pay now'; layer = <CALayer: 0xb3>>
      """
    _ = try folder.write(text, to: "stack.txt")
    let answer = try run("why", "stack.txt").output
    #expect(answer.contains("1. \"Pay now\" (UIButton 0xa9) gets no touches: it lies outside of"))
    #expect(answer.contains("setFrame:(CGRect){{20, 100}, {350, 170}}"))
    #expect(answer.contains("touch-sandbox why stack.txt 'Pay now'"))
  }

  @Test("four thousand views with many mistakes are answered soon")
  func manyMistakes() throws {
    let pairs = (0..<2000).map { number in
      """
         | <UIView: 0x\(String(0x10_0000 + number, radix: 16)); frame = (0 0; 10 10); layer = <CALayer: 0x1>>
         |    | <UIView: 0x\(String(0x20_0000 + number, radix: 16)); frame = (5 5; 20 20); layer = <CALayer: 0x1>>
      """
    }
    let window = "<UIWindow: 0xa1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa2>>"
    _ = try folder.write(([window] + pairs).joined(separator: "\n"), to: "many.txt")
    let start = ContinuousClock.now
    let answer = try run("why", "many.txt")
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(answer.exitCode == 0 && answer.output.contains("likely mistakes (4001 views)"))
  }

  @Test("two pictures are compared by their pixels")
  func pictures() throws {
    for (scene, file) in [("nested-colours", "a.png"), ("drag-touches", "b.png")] {
      _ = try run("snapshot", scene, "-o", file, "--size", "160x120")
    }
    let same = try run("compare", "a.png", "a.png")
    #expect(same.exitCode == 0 && same.output.contains("The same: 160 × 120 pixels."))
    let other = try run("compare", "a.png", "b.png")
    #expect(other.exitCode == 1 && other.output.contains("of 19200 pixels differ"))
    #expect(try run("compare", "a.png", "paste.txt").exitCode == 64)
    #expect(try run("compare", "a.png", "a.png", "--json").exitCode == 64)
    _ = try folder.write("no picture", to: "c.png")
    #expect(try run("compare", "a.png", "c.png").exitCode == 65)
  }

  @Test("both languages tell every reason with its code")
  func languages() throws {
    for path in Self.screens {
      let screen = try Screen(path)
      _ = try folder.write(screen.text, to: "screen.txt")
      let english = try run("why", "screen.txt", screen.view, "--lang", "en").output
      let chinese = try run("why", "screen.txt", screen.view, "--lang", "zh").output
      #expect(english.contains(screen.check) && chinese.contains(screen.check))
      #expect(english != chinese)
      #expect(!english.contains("  FOUND FOUND") && chinese.contains("："))
    }
  }

  @Test("what the text does not tell is asked for, and the answer is read from the next text")
  func answers() throws {
    let first = try run("why", "paste.txt", "Buy").output
    let command = "expr -l objc -O -- [(id)0x103 allTargets]"
    #expect(first.contains("Check in your app:") && first.contains(command))
    #expect(!first.contains("FOUND noActionForEvent"))
    let answered = ImportCommandTests.paste + "(lldb) \(command)\n{(\n)}\n"
    _ = try folder.write(answered, to: "paste.txt")
    #expect(try run("why", "paste.txt", "Buy").output.contains("FOUND noActionForEvent"))
    #expect(try run("lint", "paste.txt").output.contains("(UIButton 0x103): controlWithoutTarget"))
  }

  @Test("every command that is listed is one whose answer is read")
  func questions() throws {
    let whole = ImportCommandTests.paste
    func state(_ check: String, _ answer: String) throws -> String? {
      _ = try folder.write(whole + answer + "\n", to: "paste.txt")
      // The saved scene gives the same answer.
      #expect(try run("import", "paste.txt", "-o", "saved.yml", "--force").exitCode == 0)
      let reports = try ["paste.txt", "saved.yml"].map { file in
        try AnyJSON(try run("why", file, "Buy", "--json").output)
      }
      #expect(reports[0] == reports[1])
      let reason = reports[0]["reasons"]?.elements.first { $0["check"] == .text(check) }
      return reason?["state"]?.string
    }
    #expect(try state("hitTestOverridden", "") == "open")
    let hit =
      "(lldb) expr -l objc -O -- [[UIWindow keyWindow] hitTest:(CGPoint){140, 222} withEvent:nil]\n"
    let button = "<UIButton: 0x103; frame = (100 200; 80 44)>"
    #expect(try state("hitTestOverridden", hit + button) == "clear")
    #expect(try state("hitTestOverridden", hit + "nil") == "found")
    #expect(
      try state("hitTestOverridden", hit + "<ShopView: 0x102; frame = (0 0; 320 480)>") == "found"
    )
    let ignores =
      "(lldb) expr -l objc -- (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]\n"
    #expect(try state("ignoringInteraction", "") == "open")
    #expect(try state("ignoringInteraction", ignores + "(BOOL) $1 = NO") == "clear")
    #expect(try state("ignoringInteraction", ignores + "(BOOL) $1 = YES") == "found")
    let enabled = "(lldb) expr -l objc -- (BOOL)[(id)0x103 isEnabled]\n(BOOL) $2 = "
    #expect(try state("controlDisabled", enabled + "YES") == "clear")
    #expect(try state("controlDisabled", enabled + "NO") == "found")
    let nobody = "(lldb) po [0x103 actionsForTarget:nil forControlEvent:64]\n(\npay:\n)\n"
    let target =
      "(lldb) expr -l objc -O -- [(id)0x103 targetForAction:@selector(pay:) withSender:(id)0x103]\n"
    #expect(try state("firstResponder", nobody) == "possible")
    #expect(try state("firstResponder", nobody + target + "<ShopController: 0x201>") == "possible")
    #expect(try state("firstResponder", nobody + target + "nil") == "found")
  }

  @Test("lint and explain do not take what is not told for what is not so")
  func honesty() throws {
    #expect(try !run("lint", "paste.txt").output.contains("controlWithoutTarget"))
    #expect(try !run("explain", "paste.txt", "110,210").output.contains("noActionForEvent"))
    #expect(try run("explain", "control-panel", "10,10").exitCode == 0)
  }

  @Test("a view goes by address, class, number, the text that it shows, or a point")
  func names() throws {
    for name in ["0x103", "UIButton", "#2", "Buy", "110,210"] {
      let output = try run("why", "paste.txt", name).output
      #expect(output.hasPrefix(#""Buy" (UIButton 0x103) at "#), "\(name): \(output)")
    }
    #expect(try run("why", "paste.txt", "0x103", "110,210").output.contains("at (110, 210)"))
    let turned = try run("why", "Buy", "paste.txt")
    #expect(try turned.exitCode == 0 && turned.output == run("why", "paste.txt", "Buy").output)
    let button = "   |    | <UIButton: 0x106; frame = (0 0; 50 50); layer = <CALayer: 0x64>>\n"
    let two = ImportCommandTests.paste.replacing(
      "   |    | <UIView: 0x105",
      with: button + "<UIView: 0x105"
    )
    _ = try folder.write(two, to: "two.txt")
    let ambiguous = try run("why", "two.txt", "UIButton")
    #expect(ambiguous.exitCode == 66 && ambiguous.errors.contains(#"("Buy" (UIButton 0x103))"#))
    let missing = try run("why", "paste.txt", "Bye")
    #expect(missing.exitCode == 66 && missing.errors.contains("there is no view"))
    let unlike = try run("why", "paste.txt", "Zzyzxzzyzx")
    #expect(unlike.exitCode == 66 && unlike.errors.contains("The first views are '"))
    #expect(try run("why", "paste.txt", "5000,5000").exitCode == 66)
    #expect(try run("why", "paste.txt").exitCode == 0)
  }

  @Test("of an accessibility tree places and flags are found, and nothing that lies in front")
  func elements() throws {
    let tree = """
      Attributes: Application, 0x1, pid: 77, label: 'Bakery'
      Element subtree:
       →Application, 0x1, pid: 77, label: 'Bakery'
          Window (Main), 0x2, {{0.0, 0.0}, {300.0, 600.0}}
            Button, 0x3, {{20.0, 40.0}, {80.0, 44.0}}, label: 'Shops'
            Button, 0x4, {{20.0, 500.0}, {80.0, 44.0}}, label: 'Order', Disabled
            Button, 0x5, {{20.0, 900.0}, {80.0, 44.0}}, label: 'More'
            Other, 0x6, {{0.0, 0.0}, {300.0, 600.0}}
              Cell, 0x7, {{0.0, 100.0}, {300.0, 60.0}}
                StaticText, 0x8, {{20.0, 110.0}, {200.0, 20.0}}, label: 'Two loaves'
      """
    _ = try folder.write(tree, to: "tree.txt")
    let shops = try run("why", "tree.txt", "Shops").output
    #expect(!shops.contains("FOUND") && shops.contains("POSSIBLE covered: Other 0x6"))
    #expect(try run("why", "tree.txt", "Order").output.contains("FOUND controlDisabled"))
    #expect(try run("why", "tree.txt", "More").output.contains("FOUND outsideBounds"))
    let loaves = try run("why", "tree.txt", "Two loaves").output
    #expect(loaves.contains(#""Two loaves" (Cell 0x7) at"#))
    for command in [
      ["hit", "tree.txt", "60,60"], ["lint", "tree.txt"], ["explain", "tree.txt", "60,60"],
    ] {
      let result = try program.run(command, in: folder)
      #expect((result.output + result.errors).contains("accessibility tree"), "\(command)")
    }
  }

  @Test("a text is about what reacts where it is shown")
  func texts() throws {
    let tree = """
      <UIWindow: 0x1; frame = (0 0; 300 600); layer = <CALayer: 0x9>>
         | <UIRoundedRectButton: 0x2; frame = (30 10; 130 44); layer = <CALayer: 0x9>>
         |    | <UIButtonLabel: 0x3; frame = (30 12; 70 20); text = 'Order'; userInteractionEnabled = NO>
         | <Bakery.Card: 0x4; frame = (0 60; 300 90); gestureRecognizers = <NSArray: 0x9>>
         |    | <UILabel: 0x5; frame = (16 16; 200 20); text = 'Plum cake'; userInteractionEnabled = NO>
         | <UITableView: 0x6; frame = (0 200; 300 300); contentOffset: {0, 0}; contentSize: {300, 440}>
         |    | <Bakery.Row: 0x7; baseClass = UITableViewCell; frame = (0 0; 300 44)>
         |    |    | <UITableViewCellContentView: 0x8; frame = (0 0; 300 43.5); gestureRecognizers = <NSArray: 0x9>>
         |    |    |    | <UILabel: 0xa; frame = (16 0; 200 43); text = 'Harbour street'; userInteractionEnabled = NO>
         | <UIButton: 0xb; frame = (0 520; 90 44); accessibilityLabel = 'Basket'>
      """
    _ = try folder.write(tree, to: "tree.txt")
    for (text, view) in [
      ("Order", #""Order" (UIRoundedRectButton 0x2)"#), ("Plum cake", "Bakery.Card 0x4"),
      ("Harbour street", #""Harbour street" (Bakery.Row 0x7)"#),
      ("Basket", #""Basket" (UIButton 0xb)"#),
    ] {
      let output = try run("why", "tree.txt", text).output
      #expect(output.split(separator: "\n").first?.contains("\(view) at") == true, "\(output)")
      #expect(!output.contains("FOUND"), "\(output)")
    }
  }

  @Test("EarlGrey's words without a value, Detox' opacity, and a hidden window are found")
  func unseen() throws {
    let earlGrey = """
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; alpha=1; UIE>
        |--<UIView:0x2; AX=N; AX.frame={{0, 0}, {375, 200}}; frame={{0, 0}, {375, 200}}; hidden>
        |  |--<UIButton:0x3; AX=Y; AX.label='Back'; AX.frame={{20, 30}, {90, 44}}; enabled>
        |--<UIButton:0x4; AX=Y; AX.label='Pay'; AX.frame={{20, 300}, {90, 44}}; disabled>
      """
    let detox = #"""
      <ViewHierarchy><UIWindow class="UIWindow" x="0" y="0" width="375" height="667" ptr="0x1" alpha="1">
      <UIButton class="UIButton" label="Pay" x="20" y="300" width="90" height="44" ptr="0x2" alpha="0"/>
      </UIWindow></ViewHierarchy>
      """#
    let hidden =
      ImportCommandTests.paste
      + "<UIWindow: 0x401; frame = (0 0; 320 480); hidden = YES; layer = <CALayer: 0x9>>\n"
      + "   | <UIButton: 0x402; frame = (0 0; 90 44); layer = <CALayer: 0x9>>\n"
    for (text, view, words) in [
      (earlGrey, "Back", "the tree says that UIView 0x2"),
      (earlGrey, "Pay", "FOUND controlDisabled"), (detox, "Pay", ".alpha = 0"),
      (hidden, "0x402", "its window UIWindow 0x401 is hidden"),
    ] {
      _ = try folder.write(text, to: "unseen.txt")
      let result = try run("why", "unseen.txt", view)
      #expect(result.output.contains(words), "\(view): \(result.output)\(result.errors)")
    }
  }

  @Test("a piece without a place is asked about by itself")
  func pieces() throws {
    let text =
      ImportCommandTests.paste
      + "(lldb) po 0x301\n<UIButton: 0x301; frame = (0 0; 90 44); hidden = YES; layer = <CALayer: 0x9>>\n"
      + "(lldb) po 0x302\n<UIButton: 0x302; frame = (0 0; 90 44); layer = <CALayer: 0x9>>\n"
    _ = try folder.write(text, to: "pieces.txt")
    #expect(
      try run("why", "pieces.txt", "0x301").output.contains("UIButton 0x301.isHidden = true")
    )
    let other = try run("why", "pieces.txt", "0x302").output
    #expect(!other.contains("FOUND") && !other.contains("window of"), "\(other)")
    #expect(try run("hit", "pieces.txt", "140,222").errors.contains("2 other pieces"))
  }

  /// A text whose first line contains the right answer.
  private struct Screen {
    let view: String
    let check: String
    let state: String
    let text: String

    init(_ path: String) throws {
      let whole = try String(contentsOfFile: path, encoding: .utf8)
      let match = try #require(whole.firstMatch(of: /^\/\/ why ([^:]+): (\w+) (\w+)\n/))
      (view, check, state) = (String(match.1), String(match.2), String(match.3))
      text = String(whole[match.range.upperBound...])
    }
  }
}
