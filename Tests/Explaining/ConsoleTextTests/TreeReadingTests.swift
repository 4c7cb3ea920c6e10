import ConsoleText
import Foundation
import TextFormats
import Testing

@Suite("Trees of views")
struct TreeReadingTests {
  @Test("bars say what stands below what")
  func bars() throws {
    let paste = try Paste(Printed.screen)
    #expect(paste.outline == Printed.screenOutline)
    #expect(paste.view(0x103)?.frame == CGRect(x: 20, y: 40, width: 100, height: 44))
    #expect(paste.view(0x104)?.text == "Go")
    #expect(paste.view(0x104)?.isUserInteractionEnabled == false)
    #expect(paste.view(0x103)?.isUserInteractionEnabled == nil)
    #expect(paste.reading.trees.map(\.role) == [.window])
    #expect(paste.view(0x105)?.position.line == 5)
    #expect(paste.reading.ignoredAttributes == ["layer": 5])
  }

  /// The changes that copying makes to a tree.
  static let copies: [(name: String, change: @Sendable (String) -> String)] = [
    ("as it was printed", { $0 }),
    ("behind a prompt", { "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n" + $0 }),
    ("behind a variable", { "$3 = 0x07117ac0 " + $0 }),
    ("behind a type and a variable", { "(NSString *) $1 = 0x00006000 " + $0 }),
    ("behind an instance variable", { "_window = " + $0 }),
    ("in a log", { "2019-03-04 10:11:12.123456+0100 App[123:4567]\t" + $0 }),
    ("in backticks", { "`" + $0 + "`" }),
    ("in quotation marks", { "\"" + $0 + "\"" }),
    ("as a comment", { $0.replacing("\n", with: "\n//  ").prefixed("//  ") }),
    ("as a quotation", { $0.replacing("\n", with: "\n> ").prefixed("> ") }),
    ("as a remark of a shell", { $0.replacing("\n", with: "\n# ").prefixed("# ") }),
    ("indented as code", { $0.replacing("\n", with: "\n    ").prefixed("    ") }),
    ("with the line ends of Windows", { $0.replacing("\n", with: "\r\n") }),
    ("with old line ends", { $0.replacing("\n", with: "\r") }),
    ("with empty lines between", { $0.replacing("\n", with: "\n\n") }),
    ("with spaces that do not break", { $0.replacing(" ", with: "\u{A0}") }),
    ("with tabs", { $0.replacing("   |", with: "\t|") }),
    ("with a mark of byte order", { "\u{FEFF}" + $0 }),
    ("in the colours of a terminal", { "\u{1B}[32m" + $0 + "\u{1B}[0m" }),
    ("escaped as one line", { "\"" + $0.replacing("\n", with: "\\n") + "\"" }),
    ("as HTML", { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }),
    (
      "as HTML with tags",
      {
        "<pre><code>"
          + $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
          .replacing("\n", with: "<br/>") + "</code></pre>"
      }
    ),
    ("without line breaks", { $0.replacing("\n", with: "") }),
    (
      "without line breaks, bars doubled",
      {
        $0.replacing("\n", with: " ").replacing("|", with: "||")
      }
    ),
    ("with lines of boxes", { $0.replacing("|", with: "│") }),
    ("in a longer text", { "My button does not work:\n\n" + $0 + "\n\nAny idea why?\n" }),
    ("broken within a line", { $0.replacing("; layer", with: ";\n  layer") }),
  ]

  @Test("what copying does to a tree is taken back", arguments: copies.indices)
  func copied(index: Int) throws {
    let paste = try Paste(Self.copies[index].change(Printed.screen))
    #expect(paste.outline == Printed.screenOutline, "\(Self.copies[index].name)")
    #expect(paste.view(0x103)?.frame == CGRect(x: 20, y: 40, width: 100, height: 44))
    #expect(paste.view(0x104)?.text == "Go")
  }

  @Test("a text in UTF-16 is read too")
  func wide() throws {
    var data = Data([0xFF, 0xFE])
    for unit in Printed.screen.utf16 {
      data.append(contentsOf: [UInt8(unit & 0xFF), UInt8(unit >> 8)])
    }
    #expect(try Paste(data).outline == Printed.screenOutline)
  }

  @Test("places are those of the text as it was pasted")
  func places() throws {
    let text =
      "po x\r\n\r\n" + Printed.screen.replacing("<", with: "&lt;").replacing("\n", with: "\r\n")
    let paste = try Paste(text)
    #expect(paste.view(0x101)?.position.description == "3:1")
    #expect(paste.view(0x103)?.position.description == "5:10")
  }

  @Test("without addresses, lines are views all the same")
  func noAddresses() throws {
    let paste = try Paste(without(": 0x[0-9a-f]+", Printed.screen))
    #expect(paste.outline == without(" 0x[0-9a-f]+", Printed.screenOutline))
  }

  private func without(_ pattern: String, _ text: String) -> String {
    text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
  }

  @Test("indentation is enough where the bars were lost")
  func indentation() throws {
    let paste = try Paste(Printed.screen.replacing("|", with: " "))
    #expect(paste.outline == Printed.screenOutline)
  }

  @Test(
    "class names are of many kinds",
    arguments: [
      "_TtC7SwiftUI14_UIHostingView", "MyApp.CardView", "NavigationHost<ModifiedContent<A, B>>",
      "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", "RCTView", "视图", "A_1$b",
      "App.(unknown context at $1045a).Card",
    ]
  )
  func classes(name: String) throws {
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 1 1")),
        (1, Printed.view("\(name): 0x2", "0 0; 1 1"))
      )
    )
    #expect(paste.outline == "UIWindow 0x1\n  \(name) 0x2")
  }

  @Test("addresses of 32 bits, with leading zeros, are those without")
  func addresses() throws {
    let paste = try Paste(Printed.view("UIView: 0x07731880", "0 0; 1 1"))
    #expect(paste.view(0x7731880) != nil)
    #expect(paste.outline == "UIView 0x7731880")
  }

  @Test("layers are no views, and two brackets are one view")
  func others() throws {
    let paste = try Paste(
      """
      <UITextView: 0x1; frame = (0 0; 9 9); contentOffset: {0, 5}; contentSize: {9, 20}>
         | <<_UITextContainerView: 0x2; frame = (0 0; 9 20); layer = <L: 0x9>> minSize = {0, 0}, \
      maxSize = {1.7976931348623157e+308, 1e9}, textContainer = <NSTextContainer: 0x1c size = \
      (343.000000,inf); widthTracksTextView = YES>; exclusionPaths = 0x1c; lineBreakMode = 0>
         |    | <__UITileLayer: 0x3> (layer)
         | <UIImageView: 0x4; frame = (1 2; 3 4); image = <UIImage:0x5 anonymous {24, 24}> - (null)>
      """
    )
    #expect(paste.outline == "UITextView 0x1\n  _UITextContainerView 0x2\n  UIImageView 0x4")
    #expect(paste.view(1)?.boundsOrigin == CGPoint(x: 0, y: 5))
    #expect(paste.view(1)?.contentSize == CGSize(width: 9, height: 20))
    #expect(paste.view(4)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "texts may hold anything",
    arguments: [
      "What's", "a; b = c", "<UIView: 0x9; frame", "two\n\nlines", "'", "it's; ok", "a > b", "''",
      "x'; y", "半分", "|", "text = 'x'", "1 < 2; 3 > 2", "(", "{[(<", "\\",
    ]
  )
  func texts(text: String) throws {
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 9 9")),
        (1, Printed.view("UILabel: 0x2", "0 0; 5 5", "text = '\(text)'; tag = 7; ")),
        (1, Printed.view("UIView: 0x3", "5 0; 5 5"))
      )
    )
    #expect(paste.outline == "UIWindow 0x1\n  UILabel 0x2\n  UIView 0x3")
    #expect(paste.view(2)?.text == text)
    #expect(paste.view(2)?.tag == 7)
  }

  @Test("escaped characters of a text are those characters")
  func escapes() throws {
    let paste = try Paste(
      "<UILabel: 0x2; frame = (0 0; 5 5); text = '\\u5de5\\u4f5c \\U0001'; a = b>"
    )
    #expect(paste.view(2)?.text?.hasPrefix("工作 ") == true)
  }

  @Test(
    "numbers are of many kinds",
    arguments: [
      ("0.333333 6; 45.6667 18", CGRect(x: 0.333333, y: 6, width: 45.6667, height: 18)),
      ("-0 -0; 1e2 1E+1", CGRect(x: 0, y: 0, width: 100, height: 10)),
      ("70.000100000000003 -88; 0 0", CGRect(x: 70.000100000000003, y: -88, width: 0, height: 0)),
      ("0, 0; 414, 736", CGRect(x: 0, y: 0, width: 414, height: 736)),
    ]
  )
  func numbers(frame: String, expected: CGRect) throws {
    #expect(try Paste("<UIView: 0x1; frame = (\(frame))>").view(1)?.frame == expected)
  }

  @Test("numbers that are none leave a frame that is not usable, and no crash")
  func strangeNumbers() throws {
    for frame in ["inf 0; 1 1", "nan nan; nan nan", "0 0; 1e400 1", "x y; z w", "1 2 3"] {
      let paste = try Paste(
        "<UIView: 0x1; frame = (\(frame)); alpha = nan; tag = 99999999999999999999>"
      )
      let scene = try ConsoleScene(paste.reading)
      #expect(scene.reading.noteCounts[.guessed] ?? 0 > 0, "\(frame)")
    }
  }
}

extension String {
  fileprivate func prefixed(_ prefix: String) -> String { prefix + self }
}
