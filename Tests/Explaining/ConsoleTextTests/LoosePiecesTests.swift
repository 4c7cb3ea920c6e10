import ConsoleText
import Foundation
import TextFormats
import Testing

@Suite("Single views, arrays, and lines that copying changed")
struct LoosePiecesTests {
  private let button = Printed.view("UIButton: 0x22", "20 140; 140 48")
  private let plain = Printed.view("UIView: 0x21", "0 0; 300 90")

  @Test(
    "the elements of an array are siblings, in the forms of several debuggers",
    arguments: [
      "(lldb) po [0x10 subviews]\n<__NSArrayM 0x600>(\nA,\nB\n)", "(\n    \"A\",\n    \"B\"\n)",
      "[A, B]",
      "cy# [#0x10 subviews]\n@[#\"A\",#\"B\"]", "[\n  'A',\n  'B'\n]",
    ]
  )
  func arrays(form: String) throws {
    let text = form.replacing("A", with: plain).replacing("B", with: button)
    #expect(try Paste(text).outline == "?\n  UIView 0x21\n  UIButton 0x22")
  }

  @Test("views of separate commands or lines of a log are separate pieces")
  func pieces() throws {
    for text in [
      "(lldb) po 0x21\n\(plain)\n(lldb) po 0x22\n\(button)",
      "2026-01-01 App[1:2] first \(plain)\n2026-01-01 App[1:2] second \(button)",
      "Printing description of $1:\n\(plain)\nPrinting description of $2:\n\(button)",
    ] {
      let paste = try Paste(text)
      #expect(paste.outline == "UIView 0x21\nUIButton 0x22", "\(text)")
      #expect(paste.reading.trees.map(\.role) == [.window, .unplaced])
    }
  }

  @Test("a superview that a command prints is the superview")
  func superview() throws {
    let text = "\(button)\n(lldb) po [0x22 superview]\n\(plain)"
    #expect(try Paste(text).outline == "UIView 0x21\n  UIButton 0x22")
  }

  @Test("objects behind or inside a line are no views")
  func tails() throws {
    let tree = Printed.tree(
      (
        0,
        Printed.view("UICollectionView: 0x31", "0 0; 300 400")
          + " collection view layout: <UICollectionViewFlowLayout: 0x32>"
      ),
      (1, Printed.view("UICollectionViewCell: 0x33", "0 0; 300 90") + " item=<Shop.Item: 0x34>"),
      (2, "<AccessibilityNode: 0x35>"),
      (2, Printed.view("UIButton: 0x36", "0 0; 90 44") + " {<Node: 0x37>}")
    )
    #expect(
      try Paste(tree).outline
        == "UICollectionView 0x31\n  UICollectionViewCell 0x33\n    UIButton 0x36"
    )
  }

  @Test("marks before every line go, and lines that a terminal broke are joined")
  func lines() throws {
    for mark in ["// ", "//", "> ", "# ", "* "] {
      let text = Printed.screen.split(separator: "\n").map { mark + $0 }.joined(separator: "\n")
      #expect(try Paste(text).outline == Printed.screenOutline, "\(mark)")
    }
    for width in [60, 80, 97] {
      let broken = Printed.screen.split(separator: "\n").map { line in
        stride(from: 0, to: line.count, by: width).map { start in
          String(line.dropFirst(start).prefix(width))
        }.joined(separator: "\n")
      }.joined(separator: "\n")
      #expect(try Paste(broken).outline == Printed.screenOutline, "\(width)")
    }
    let fields =
      "//[<UIScrollView: 0x41;\n//    frame = (0 50; 360 500);\n//    contentSize: {720, 0}>]"
    #expect(try Paste(fields).view(0x41)?.frame == CGRect(x: 0, y: 50, width: 360, height: 500))
  }

  @Test(
    "lines of the log that name a mistake are explained",
    arguments: [
      (
        "Invalid returned hit test result <UIView: 0x1; frame = (0 0; 1 1)> from <UIView: 0x2> in <UIWindow: 0x3>",
        "UIView 0x1"
      ),
      (
        "<0x105> Gesture: System gesture gate timed out.",
        "preferredScreenEdgesDeferringSystemGestures"
      ),
      (
        "Unbalanced calls to begin/end appearance transitions for <ShopController: 0x4>.",
        "ShopController 0x4"
      ),
      (
        "-[Shop.Cart pay]: unrecognized selector sent to instance 0x5",
        "Shop.Cart has no method pay"
      ),
      ("Could not load the \"pay:\" action from a nib", "calls no method"),
    ]
  )
  func log(line: String, words: String) throws {
    let paste = try Paste(Printed.screen + "\n" + line + "\n")
    #expect(paste.notes(.explained).first?.contains(words) == true, "\(paste.reading.notes)")
    #expect(paste.outline == Printed.screenOutline)
    #expect(Paste.problem(line)?.contains(words) == true)
  }

  @Test("an answer that is no list leaves the targets unknown")
  func answers() throws {
    func told(_ answer: String) throws -> Bool {
      let paste = try Paste(Printed.screen + "\n(lldb) po [0x103 allTargets]\n" + answer + "\n")
      let index = paste.reading.views.firstIndex { $0.address == ConsoleAddress(0x103) }
      return index.flatMap { paste.reading.facts[$0]?.told.contains(.targets) } ?? false
    }
    for empty in ["{(\n)}", "[]", "@[]", "<__NSSetM 0x600>{(\n)}", "0 elements"] {
      #expect(try told(empty), "\(empty)")
    }
    for unknown in ["error: no such object", "<nil>", "nil", "NSInvalidArgumentException"] {
      #expect(try !told(unknown), "\(unknown)")
    }
    #expect(try told("[NSSet setWithArray:@[#\"<Shop.Cart: 0x50>\"]]]"))
    #expect(try told("{(\n    (Function)\n)}"))
  }

  @Test("an answer to another question tells nothing of the property")
  func otherQuestions() throws {
    func facts(_ text: String) throws -> ConsoleFacts {
      let paste = try Paste(Printed.screen + "\n" + text + "\n")
      let index = paste.reading.views.firstIndex { $0.address == ConsoleAddress(0x103) }
      return index.flatMap { paste.reading.facts[$0] } ?? ConsoleFacts()
    }
    for text in [
      "(lldb) po [[0x103 allTargets] count]\n1", "(lldb) po [0x103 allControlEvents]\n64",
      "(lldb) po [[0x103 gestureRecognizers] count]\n1", "(lldb) po [0x103 isEnabled]\n<nil>",
      "(lldb) po [[0x103 delegate] respondsToSelector:@selector(a)]\nYES",
      "(lldb) po [0x103 gestureRecognizers]\nerror: no such object\n" + Printed.screen,
    ] {
      #expect(try facts(text).told == [], "\(text)")
    }
    let siblings = "(lldb) po [[0x103 superview] subviews]\n(\n\(plain),\n\(button)\n)"
    #expect(
      try Paste(Printed.screen + "\n" + siblings).outline.hasSuffix(
        "?\n  UIView 0x21\n  UIButton 0x22"
      )
    )
  }

  @Test("lines of equal length are not taken for broken ones, and logs not for chains")
  func equalLines() throws {
    let elements = """
      Application, pid: 7, label: 'A'
          Button, 0x4005, {{20.0, 400.0}, {320.0, 50.0}}, label: 'Pay'
          Button, 0x4006, {{20.0, 460.0}, {320.0, 50.0}}, label: 'Buy'
          Button, 0x4007, {{20.0, 520.0}, {320.0, 5.0}}, Disabled
      """
    let paste = try Paste(elements)
    #expect(paste.view(0x4005)?.isEnabled == true && paste.view(0x4006)?.text == "Buy")
    let named =
      "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Wi-Fi, Disabled'\nOther, 0x2, {{0.0, 0.0}, {9.0, 9.0}}"
    #expect(try Paste(named).view(0x1)?.isEnabled == true)
    let log =
      "2026-01-01 App[1:2] a \(button)\n2026-01-01 App[1:2] b \(plain)\n2026-01-01 App[1:2] c <Shop.Screen: 0x3>"
    #expect(try Paste(log).outline == "UIButton 0x22\nUIView 0x21")
    let indented = "[\(plain),\n    \(button)]"
    #expect(try Paste(indented).outline == "?\n  UIView 0x21\n  UIButton 0x22")
  }

  @Test("the way to an element tells the screen of a part of a tree")
  func screen() throws {
    let text = """
              Other, 0x31, {{40.0, 300.0}, {200.0, 46.0}}
            Button, 0x32, {{40.0, 400.0}, {200.0, 46.0}}, label: 'Go'
      Path to element:
       →Application, 0x1, pid: 8, label: 'A'
        ↳Window (Main), 0x2, {{0.0, 0.0}, {360.0, 640.0}}
      """
    let paste = try Paste(text)
    #expect(paste.outline == "?\n  Other 0x31\n  Button 0x32")
    #expect(paste.reading.views.first?.frame == CGRect(x: 0, y: 0, width: 360, height: 640))
  }
}
