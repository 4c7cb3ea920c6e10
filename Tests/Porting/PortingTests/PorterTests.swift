import Porting
import Testing

@Suite("Porting aid")
struct PorterTests {
  private func port(_ source: String) throws -> String { try Porter.port(source).text }

  private func remarks(_ source: String) throws -> [String] {
    try Porter.port(source).remarks.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test("What compiles stays as it is, to the last space")
  func untouched() throws {
    let source = """
      import UIKit.UIGestureRecognizerSubclass
      @IBDesignable   class A : UIView { // ü 😀 \t
        @IBInspectable var n = 1 ; dynamic var d=2
      \t@IBAction func tap(_ sender:Any){ }


      }
      """
    let result = try Porter.port(source)
    #expect(result.text == source && !result.isChanged && result.remarks.isEmpty)
  }

  @Test("Attributes of Objective-C go, with their line when they have one")
  func attributes() throws {
    let source = """
      @objcMembers
      class A: UIView {
        @objc(tapped:) func tapped(_ sender: Any) {}
        @objc // why
        func other() {}
        @IBOutlet weak var label: UILabel!
        @IBAction func none() {}
      }
      """
    #expect(
      try port(source) == """
        class A: UIView {
          func tapped(_ sender: Any) {}
          // why
          func other() {}
          weak var label: UILabel!
          func none() {}
        }
        """
    )
  }

  @Test(
    "Selectors have the name of Objective-C and the class of their method",
    arguments: [
      ("#selector(tapped)", "Selector(\"tapped\", Card.tapped)"),
      ("#selector(tapped(_:with:))", "Selector(\"tapped:with:\", Card.tapped(_:with:))"),
      ("#selector(self.tapped(_:))", "Selector(\"tapped:\", Card.tapped(_:))"),
      ("#selector(Shelf.opened)", "Selector(\"opened\", Shelf.opened)"),
      ("#selector(shelf.opened(_:))", "Selector(\"opened:\", Shelf.opened(_:))"),
      ("#selector(UIView.setNeedsLayout)", "Selector(\"setNeedsLayout\", UIView.setNeedsLayout)"),
      ("#selector(UITextView.paste(_:))", "Selector(\"paste:\", UIResponder.paste(_:))"),
      ("#selector(UIResponder.copy)", "Selector(\"copy:\", UIResponder.copy(_:))"),
      ("#selector(Shelf.delete(_:))", "Selector(\"delete:\", Shelf.delete(_:))"),
      ("#keyPath(CALayer.position)", "\"position\""),
      ("#keyPath(Card.shelf.name)", "\"shelf.name\""),
      (
        "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
    ]
  )
  func selectors(before: String, after: String) throws {
    let head = "class Card { var shelf: Shelf? ; func f() { use("
    #expect(try port(head + before + ") } }") == head + after + ") } }")
  }

  @Test("In extensions and nested classes too")
  func places() throws {
    #expect(
      try port("extension Card.Edge { func f() { use(#selector(g)) } }")
        == "extension Card.Edge { func f() { use(Selector(\"g\", Card.Edge.g)) } }"
    )
    #expect(
      try port("class A { class B { lazy var s = #selector(g) } }")
        == "class A { class B { lazy var s = Selector(\"g\", A.B.g) } }"
    )
  }

  @Test("Overrides move from an extension into the class, with their comments")
  func overrides() throws {
    let source = """
      class A: UIView {
        var n = 0
      }

      extension A: P {
        func kept() {}

        /// Moves.
        @objc override func layoutSubviews() { use(#selector(kept)) }
      }
      """
    #expect(
      try port(source) == """
        class A: UIView {
          var n = 0

          /// Moves.
          override func layoutSubviews() { use(Selector("kept", A.kept)) }
        }

        extension A: P {
          func kept() {}
        }
        """
    )
  }

  @Test("What subclasses override moves too, and an extension that is empty goes")
  func overridden() throws {
    let source = """
      class A {}
      public extension A {
        func hook() {}
      }
      class B: A { override func hook() {} }
      """
    #expect(
      try port(source) == """
        class A {
          public func hook() {}
        }
        class B: A { override func hook() {} }
        """
    )
  }

  @Test(
    "What may be unwrapped implicitly is a whole declaration's type, and nothing inside of one",
    arguments: [
      ("let a = x as! [String]!", "let a = x as! [String]"),
      ("let a = x as? [String]!", "let a = x as? [String]"),
      ("let a = x as [String]!", "let a = x as [String]?"),
      ("var a: [UIView!] = []", "var a: [UIView?] = []"),
      ("var a: (NSError!) -> Void", "var a: (NSError?) -> Void"),
      ("var a: () -> String!", "var a: () -> String?"),
      ("func f(_ a: String!...) {}", "func f(_ a: String?...) {}"),
      ("var a: String!", "var a: String!"),
      (
        "func f(_ a: inout String!) -> [Int]! { nil }",
        "func f(_ a: inout String!) -> [Int]! { nil }"
      ),
      ("enum A { case a(String!) }", "enum A { case a(String!) }"),
      (
        "class A { subscript(a: Int!) -> Int! { nil } }",
        "class A { subscript(a: Int!) -> Int! { nil } }"
      ),
      ("let f = { (a: Int!) in a }", "let f = { (a: Int!) in a }"),
    ]
  )
  func implicit(before: String, after: String) throws {
    #expect(try port(before) == after)
  }

  @Test("A file that uses UIKit without importing it imports it")
  func missingImport() throws {
    #expect(
      try port("import Foundation\n\nclass A: UIView {}")
        == "import Foundation\nimport UIKit\n\nclass A: UIView {}"
    )
    #expect(try port("import Foundation\nlet UID = 3") == "import Foundation\nlet UID = 3")
  }

  @Test("What is there for iOS only is there for UIKit")
  func platforms() throws {
    #expect(
      try port("#if os(iOS) || os(tvOS)\nimport UIKit\n#endif")
        == "#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#endif"
    )
  }

  @Test("Casts to types of Core Foundation go, and so does the import of Objective-C")
  func coreCasts() throws {
    #expect(
      try port("import ObjectiveC\nimport UIKit\nlet g = f([a, b] as CFArray, x as CGFloat)")
        == "import UIKit\nlet g = f([a, b], x as CGFloat)"
    )
  }

  @Test("What a layer animates by name is stored by name")
  func managed() throws {
    let source = """
      class Ring: CALayer {
        @NSManaged var angle: Double
        @NSManaged public var tint: CGColor?
        func f() { setValue(1, forKey: "angle") }
      }
      """
    let result = try Porter.port(source)
    #expect(result.remarks == [])
    #expect(
      result.text == """
        class Ring: CALayer {
          var angle: Double {
            get { value(forKey: "angle") as? Double ?? 0 }
            set { setValue(newValue, forKey: "angle") }
          }
          public var tint: CGColor? {
            get { value(forKey: "tint") as? CGColor }
            set { setValue(newValue, forKey: "tint") }
          }
          func f() { setValue(1, forKey: "angle") }
        }
        """
    )
  }

  @Test(
    "What no program can decide is reported with its place",
    arguments: [
      ("import AVFoundation", "1:1 there is no module AVFoundation"),
      ("class A {\n  @NSManaged var n: Int\n}", "2:3 there is no Core Data"),
      ("func f() {\n  use(NSSelectorFromString(\"x\"))\n}", "2:7 a name finds no method"),
      ("let s = #selector(getter: A.n)", "1:9 properties have no selectors"),
      ("func f() {\n  objc_sync_enter(x)\n}", "2:3 there is no Objective-C runtime"),
      ("let s = #selector(tapped)", "1:19 outside a class"),
      ("class A { func f() { use(#selector(x.y)) } }", "1:36 the class of x is not known"),
      ("extension UIView { override func a() {} }", "1:20 an extension cannot override"),
      ("class A { func f() { perform(#selector(f)) } }", "1:22 only perform with a delay"),
      (
        "class A: NSObject { func f() { self.observe(\\.n) { _, _ in } } }",
        "1:37 there is no key-value observing"
      ),
      (
        "class A { func f() -> Int { use(#selector(f)); return 1 } }",
        "1:43 a selector names a method"
      ),
    ]
  )
  func reports(source: String, beginning: String) throws {
    let remarks = try remarks(source)
    #expect(remarks.count == 1 && remarks[0].hasPrefix(beginning), "\(remarks)")
  }

  @Test("An import that asks first is not reported; other parts of UIKit become the whole")
  func imports() throws {
    #expect(try remarks("#if canImport(AVFoundation)\nimport AVFoundation\n#endif") == [])
    #expect(try port("import UIKit.UIStackView") == "import UIKit")
    #expect(try port("import class UIKit.UIView") == "import class UIKit.UIView")
  }

  @Test("What is not Swift is refused with its place")
  func errors() throws {
    let error = try #require(throws: PortError.self) { try Porter.port("class A {\n  func (\n}") }
    #expect(error.line == 2)
  }

  @Test("Porting what was ported changes nothing")
  func again() throws {
    for file in try PortedFile.all() {
      let result = try Porter.port(file.ported)
      #expect(!result.isChanged, "\(file.name)")
    }
  }

  @Test("Code as it is written for iOS becomes what the examples compile")
  func examples() throws {
    let files = try PortedFile.all()
    #expect(files.count >= 10)
    for file in files {
      let result = try Porter.port(file.source)
      #expect(result.remarks == [], "\(file.name)")
      let difference = LineDifference(from: file.ported, to: result.text)
      #expect(difference.text(oldName: "Linux/\(file.name)", newName: "ported") == "")
    }
  }
}
