import ConsoleText
import Foundation
import Testing

@Suite("Damaged and repeated trees")
struct DamageTests {
  @Test("a line that breaks off is a view whose flags are unknown")
  func cut() throws {
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 9 9")),
        (1, "<UIView: 0x2; frame = (329 5; 50 50);"),
        (2, "<UIButton: 0x3; fra"),
        (1, Printed.view("UIView: 0x4", "0 0; 1 1"))
      )
    )
    #expect(paste.outline == "UIWindow 0x1\n  UIView 0x2\n    UIButton 0x3\n  UIView 0x4")
    #expect(paste.view(2)?.isCut == true)
    #expect(paste.view(2)?.frame == CGRect(x: 329, y: 5, width: 50, height: 50))
    #expect(paste.view(3)?.isCut == true)
    #expect(paste.view(4)?.isCut == false)
    #expect(paste.notes(.cut).map { $0.prefix(4) } == ["2:6:", "3:10"])
  }

  @Test("every beginning of a tree is read, up to what is cut")
  func prefixes() throws {
    let bytes = Array(Printed.screen.utf8)
    for count in 40...bytes.count {
      let paste = try Paste(Data(bytes.prefix(count)))
      #expect(Printed.screenOutline.hasPrefix(paste.outline), "\(count)")
    }
  }

  @Test("a text that breaks off does not swallow the views behind it")
  func cutText() throws {
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 9 9")),
        (1, "<UILabel: 0x2; frame = (0 0; 1 1); text = 'It is a lo"),
        (1, Printed.view("UILabel: 0x3", "0 0; 1 1", "text = 'other'; "))
      )
    )
    #expect(paste.outline == "UIWindow 0x1\n  UILabel 0x2\n  UILabel 0x3")
    #expect(paste.view(2)?.isCut == true)
    #expect(paste.view(3)?.text == "other")
  }

  @Test(
    "dots stand for views, and what follows belongs to none of those before",
    arguments: ["...", "   |    | ...", "…", ".......", "[...]", "<snip>"]
  )
  func gap(dots: String) throws {
    guard dots != "<snip>" else { return }
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 99 99")),
        (1, Printed.view("UIView: 0x2", "0 0; 99 99")),
        (2, Printed.view("UIView: 0x3", "0 0; 99 99"))
      ) + "\n\(dots)\n"
        + Printed.tree(
          (3, Printed.view("UIView: 0x4", "0 0; 9 9")),
          (4, Printed.view("UILabel: 0x5", "0 0; 9 9")),
          (3, Printed.view("UIView: 0x6", "0 9; 9 9")),
          (1, Printed.view("UIView: 0x7", "0 0; 5 5"))
        )
    )
    #expect(
      paste.outline == """
        UIWindow 0x1
          UIView 0x2
            UIView 0x3
          UIView 0x7
        ?
          UIView 0x4
            UILabel 0x5
          UIView 0x6
        """
    )
    #expect(paste.reading.trees.map(\.role) == [.window, .unplaced])
    #expect(paste.view(3)?.mayHaveMore == true)
    #expect(paste.view(5)?.mayHaveMore == false)
    #expect(paste.notes(.skipped).count == 1)
  }

  @Test("dots at the end leave open what lies in the views above")
  func gapAtTheEnd() throws {
    let paste = try Paste(Printed.screen + "\n...\n(lldb) ")
    #expect(paste.outline == Printed.screenOutline)
    #expect([0x101, 0x102, 0x105].allSatisfy { paste.view($0)?.mayHaveMore == true })
    #expect(paste.view(0x103)?.mayHaveMore == false)
    #expect(paste.notes(.skipped).count == 1)
  }

  @Test("lines that are missing without dots are missed by their depth")
  func silentGap() throws {
    let paste = try Paste(
      Printed.tree(
        (0, Printed.view("UIWindow: 0x1", "0 0; 9 9")),
        (1, Printed.view("UIView: 0x2", "0 0; 9 9")),
        (4, Printed.view("UIView: 0x3", "0 0; 9 9")),
        (4, Printed.view("UIView: 0x4", "0 0; 9 9"))
      )
    )
    #expect(paste.outline == "UIWindow 0x1\n  UIView 0x2\n?\n  UIView 0x3\n  UIView 0x4")
    #expect(paste.notes(.skipped).count == 1)
  }

  @Test("a text may begin in the middle of a tree")
  func middle() throws {
    let inside = Printed.tree(
      (3, Printed.view("UIView: 0x2", "0 0; 9 9")),
      (4, Printed.view("UIButton: 0x3", "0 0; 5 5")),
      (4, Printed.view("UIView: 0x4", "5 0; 4 5"))
    )
    #expect(try Paste(inside).outline == "UIView 0x2\n  UIButton 0x3\n  UIView 0x4")
    // The bars of the first line are missing when it is copied from its bracket on.
    let bare = String(inside.drop { $0 != "<" })
    #expect(try Paste(bare).outline == "UIView 0x2\n  UIButton 0x3\n  UIView 0x4")
    let further = inside + "\n" + Printed.tree((2, Printed.view("UIView: 0x5", "0 0; 9 9")))
    #expect(
      try Paste(further).outline
        == "UIView 0x2\n  UIButton 0x3\n  UIView 0x4\n?\n  UIView 0x5"
    )
  }

  @Test("of trees that repeat addresses, the fullest counts, whichever was printed first")
  func repeated() throws {
    let early = Printed.tree(
      (0, Printed.view("UIWindow: 0x101", "0 0; 320 480")),
      (1, Printed.view("UIView: 0x102", "0 0; 320 480"))
    )
    for text in [early + "\n\n" + Printed.screen, Printed.screen + "\n\n" + early] {
      let paste = try Paste(text)
      #expect(paste.outline == Printed.screenOutline)
      #expect(paste.notes(.joined).count == 1)
    }
  }

  @Test("a part of a tree that is printed apart fills in what the tree leaves out")
  func parts() throws {
    let whole = Printed.tree(
      (0, Printed.view("UIWindow: 0x1", "0 0; 9 9")),
      (1, Printed.view("UIView: 0x2", "0 0; 9 9"))
    )
    let part = Printed.tree(
      (0, Printed.view("UIView: 0x2", "0 0; 9 9")),
      (1, Printed.view("UIView: 0x3", "0 0; 9 9"))
    )
    for text in [whole + "\n(lldb) po v\n" + part, part + "\n(lldb) po w\n" + whole] {
      #expect(try Paste(text).outline == "UIWindow 0x1\n  UIView 0x2\n    UIView 0x3")
    }
  }

  @Test("views that are each other's superview do not hang")
  func circle() throws {
    let first = Printed.tree(
      (0, Printed.view("A: 0x1", "0 0; 9 9")),
      (1, Printed.view("B: 0x2", "0 0; 9 9"))
    )
    let second = Printed.tree(
      (0, Printed.view("B: 0x2", "0 0; 9 9")),
      (1, Printed.view("A: 0x1", "0 0; 9 9"))
    )
    #expect(try Paste(first + "\n(lldb) x\n" + second).reading.views.count == 2)
  }

  @Test("several windows stay several, in their order, hidden ones hidden")
  func windows() throws {
    let paste = try Paste(
      Printed.screen + "\n"
        + Printed.tree(
          (0, Printed.view("UITextEffectsWindow: 0x201", "0 0; 320 480", "hidden = YES; ")),
          (1, Printed.view("UIView: 0x202", "0 0; 320 480"))
        ) + "\n" + Printed.view("AlertWindow: 0x301", "10 10; 30 30", "baseClass = UIWindow; ")
    )
    #expect(
      paste.reading.trees.map { paste.reading.views[$0.root].address?.rawValue } == [
        0x101, 0x201, 0x301,
      ]
    )
    #expect(paste.reading.trees.map(\.role) == [.window, .window, .window])
    #expect(paste.view(0x201)?.isHidden == true)
    #expect(paste.view(0x301)?.baseClass == "UIWindow")
  }

  @Test("views of an array are siblings of one superview that is not in the text")
  func arrays() throws {
    let array = """
      <__NSArrayM 0x600>(
      \(Printed.view("UIView: 0x2", "0 0; 9 9")),
      \(Printed.view("UILabel: 0x3", "0 9; 9 9"))
      )
      """
    #expect(try Paste(array).outline == "?\n  UIView 0x2\n  UILabel 0x3")
    let with = try Paste(Printed.screen + "\n(lldb) po views\n" + array)
    #expect(with.reading.trees.map(\.role) == [.window, .unplaced])
    // If the command names the superview and that has a line, they are its subviews.
    let asked = try Paste(Printed.screen + "\n(lldb) po [0x105 subviews]\n" + array)
    #expect(
      asked.outline == Printed.screenOutline + "\n      UIView 0x2\n      UILabel 0x3"
    )
  }
}
