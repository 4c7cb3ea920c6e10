import Porting
import Testing

@Suite("Porting aid: where the method of a selector is")
struct SelectorLookupTests {
  /// Ports the last of several files that belong together.
  private func port(_ files: [String]) throws -> PortResult {
    try Porter.port(files.last ?? "", in: PortSurroundings(files))
  }

  /// Returns the selectors in the last file, and the reports about it.
  private func selectors(_ files: String...) throws -> [String] {
    let result = try port(files)
    let found = result.text.matches(of: /Selector\([^()]*(\([^()]*\))?[^()]*\)/).map {
      String($0.output.0)
    }
    return found + result.remarks.map { "\($0.line):\($0.column) \($0.message)" }
  }

  private let closing = "extension UIViewController { @objc func close(_ s: UIControl) {} }"

  @Test(
    "In a protocol extension, Self says which class has the method",
    arguments: [
      "protocol P { }; extension P where Self: UIViewController { func f() { use(#selector(close)) } }",
      "protocol P: UIViewController { }; extension P { func f() { use(#selector(close)) } }",
      "protocol P where Self: UIViewController { }; extension P { func f() { use(#selector(close)) } }",
      "protocol P: Q { }; protocol Q: UIViewController { }; extension P { func f() { g(#selector(close)) } }",
      "protocol P { }; extension P { func f() where Self: UIViewController { g(#selector(close)) } }",
      "protocol P { }; extension P where Self: P & UIViewController { var s: S { #selector(close) } }",
      "protocol P { }; extension P where Self == UIViewController { var s: S { #selector(close) } }",
      "protocol P { }; extension P where Self: UIViewController { var s: S { #selector(self.close) } }",
      "protocol P { }; extension P where Self: UIViewController { var s: S { #selector(Self.close) } }",
    ]
  )
  func protocolExtension(source: String) throws {
    #expect(try selectors(closing, source) == [#"Selector("close:", UIViewController.close)"#])
  }

  @Test("Self may be a class of the files, or inherit from the class that has the method")
  func classOfFiles() throws {
    let sheet = "class Sheet: UIViewController { @objc func done() {} }"
    let source = "protocol P {}; extension P where Self: Sheet { func f() { a(#selector(done)) } }"
    #expect(try selectors(sheet, source) == [#"Selector("done", Sheet.done)"#])
    let inherited = source.replacing("done", with: "close")
    #expect(try selectors(sheet, closing, inherited) == [#"Selector("close:", Sheet.close)"#])
    let library = source.replacing("done", with: "setNeedsStatusBarAppearanceUpdate")
    #expect(try selectors(sheet, library).count == 1)
    let responder = "extension UIResponder { @objc func close() {} }"
    #expect(try selectors(sheet, responder, inherited) == [#"Selector("close", Sheet.close)"#])
  }

  @Test("A requirement of the protocol is the protocol's method")
  func requirement() throws {
    let source = "@objc protocol P { func go() }; extension P { func f() { use(#selector(go)) } }"
    #expect(try selectors(source) == [#"Selector("go", P.go)"#])
  }

  @Test(
    "A name is looked up in the innermost type first, then in those around it",
    arguments: [
      ("class A { @objc func a() {}; class B { var s = #selector(a) } }", "A.a"),
      (
        "class A { @objc func a() {}; class B { @objc func a() {}; var s = #selector(a) } }",
        "A.B.a"
      ),
      ("class A { @objc func a() {}; class B: C { var s = #selector(a) } }", "A.a"),
      ("class A { class C { @objc func a() {} }; class B: C { var s = #selector(a) } }", "A.B.a"),
      ("class A { @objc func a() {}; struct B { class C { var s = #selector(a) } } }", "A.a"),
      (
        "class A { @objc func a() {}; enum B { func a() {}; class C { var s = #selector(a) } } }",
        "A.a"
      ),
      ("enum A { class B { @objc func a() {}; var s = #selector(a) } }", "A.B.a"),
      ("extension A { class B { var s = #selector(a) } }; class A { @objc func a() {} }", "A.a"),
      ("class A { @objc func a() {}; func f() { x { [weak self] in use(#selector(a)) } } }", "A.a"),
      ("class A { func f() { class B { @objc func a() {}; var s = #selector(a) } } }", "B.a"),
      ("class A { private func a() {}; class B { var s = #selector(a) } }", "A.a"),
      ("class A { @objc func a() {} }; class B { @objc func a() {}; var s = #selector(a) }", "B.a"),
      ("class A<T> { @objc func a() {}; class B { var s = #selector(a) } }", "A.a"),
      (
        "class B { @objc func a() {} }; class A: B { override func a() {}; var s = #selector(a) }",
        "A.a"
      ),
      (
        "typealias C = B; class B { @objc func a() {} }; class A: C { var s = #selector(a) }", "A.a"
      ),
    ]
  )
  func nested(source: String, method: String) throws {
    #expect(try selectors(source) == ["Selector(\"a\", \(method))"])
  }

  @Test("A method may be in an extension in another file, unless it is private there")
  func otherFiles() throws {
    let card = "class Card: UIView { var s = #selector(a) }"
    #expect(
      try selectors("extension Card { @objc func a(_ x: Any) {} }", card) == [
        #"Selector("a:", Card.a)"#
      ]
    )
    let hidden = try selectors("extension Card { @objc private func a(_ x: Any) {} }", card)
    #expect(hidden.count == 2 && hidden[1].hasPrefix("1:40 Card has no method a, and no enclosing"))
    let group = "private extension Card { @objc func a(_ x: Any) {} }"
    #expect(try selectors(group, card).count == 2)
    #expect(
      try selectors(group, card + "; private extension Card { @objc func a() {} }") == [
        #"Selector("a", Card.a)"#
      ]
    )
  }

  @Test(
    "Labels, a cast and the type tell methods of one name apart",
    arguments: [
      ("#selector(a(_:))", #"Selector("a:", Card.a(_:))"#),
      ("#selector(a(with:))", #"Selector("aWith:", Card.a(with:))"#),
      ("#selector(self.a(_:))", #"Selector("a:", Card.a(_:))"#),
      ("#selector(Card.a(with:))", #"Selector("aWith:", Card.a(with:))"#),
      ("#selector(b)", #"Selector("b", Card.b)"#),
      ("#selector(Shelf.a)", #"Selector("a::", Shelf.a)"#),
      ("#selector(shelf.a)", #"Selector("a::", Shelf.a)"#),
      ("#selector(both.a)", #"Selector("a::", Shelf.a)"#),
    ]
  )
  func overloads(selector: String, ported: String) throws {
    let source = """
      class Card: UIView {
        let shelf = Shelf()
        let both: (any Mover & Shelf)? = nil
        @objc func a(_ x: Any) {}
        @objc func a(with x: Any) {}
        @objc func b() {}
        static func b() {}
        func f() { use(\(selector)) }
      }
      class Shelf { @objc func a(_ x: Any, _ e: UIEvent) {} }
      protocol Mover {}
      """
    #expect(try selectors(source) == [ported])
  }

  @Test("A cast of a method of self gets the class that it lacks")
  func casts() throws {
    let source = """
      class A {
        func a() {}
        func a(_ x: UIButton) {}
        func f() { use(#selector(a as (UIButton) -> Void)) }
      }
      """
    #expect(try port([source]).text.contains(#"Selector("a:", A.a as (A) -> (UIButton) -> Void)"#))
  }

  @Test(
    "What is missing, ambiguous or belongs to the class itself is reported with its place",
    arguments: [
      ("class A { var s = #selector(a) }", "1:29 A has no method a, and no enclosing type"),
      ("class A: UIView { var s = #selector(done) }", "1:37 A has no method done, "),
      ("class A: UIView { var s = #selector(self.done) }", "1:42 A has no method done, "),
      ("class A { var s = #selector(a(_:)); func a() {} }", "1:29 A has no method a(_:), "),
      ("class A { func f() { func a() {}; use(#selector(a)) } }", "1:49 A has no method a, "),
      ("class A { func a() {}; func a(_ x: B) {}; var s = #selector(a) }", "1:61 A has several"),
      (
        "class A { func a(_ x: B) {}; func a(_ x: C) {}; var s = #selector(a(_:)) }", "1:67 A has s"
      ),
      ("class A { static func a() {}; var s = #selector(a) }", "1:49 a selector names a method of"),
      ("struct A { func a() {}; var s = #selector(a) }", "1:43 A has no method a, and no"),
      ("extension UIView { var s: S { #selector(a) } }", "1:41 UIView has no method a, and no"),
      ("class A { class B { func a() {} }; var s = #selector(a) }", "1:54 A has no method a, "),
      (
        "class A { func a() {}; class B {} }; extension A.B { var s: S { #selector(a) } }",
        "1:75 A.B"
      ),
      (
        "protocol P {}; extension P where Self: UIView { var s: S { #selector(a) } }",
        "1:70 P has no"
      ),
      ("class A { var n = 0; var s = #selector(getter: n) }", "1:30 properties have no selectors"),
      ("class A { var n = 0; var s = #selector(setter: n) }", "1:30 properties have no selectors"),
      ("class A { var n = 0; var s = #selector(n) }", "1:40 A has no method n, "),
    ]
  )
  func reported(source: String, beginning: String) throws {
    let result = try port([source])
    let remarks = result.remarks.map { "\($0.line):\($0.column) \($0.message)" }
    #expect(remarks.count == 1 && remarks[0].hasPrefix(beginning), "\(remarks)")
    #expect(result.remarks.first?.kind == .selector)
  }

  @Test(
    "A class that the files do not show may have the method",
    arguments: [
      ("class A: Base { var s = #selector(a) }", "A.a"),
      ("extension Base { var s: S { #selector(a) } }", "Base.a"),
      ("class A: UIView { func f() { use(#selector(setNeedsLayout)) } }", "A.setNeedsLayout"),
      ("class A: UIButton { func f() { use(#selector(resignFirstResponder)) } }", "A.resignFirst"),
      ("protocol P {}; extension P where Self: Base { var s: S { #selector(a) } }", "Base.a"),
    ]
  )
  func unknown(source: String, method: String) throws {
    let found = try selectors(source)
    #expect(found.count == 1 && found[0].contains(", \(method)"), "\(found)")
  }

  @Test(
    "A protocol in the place of a class is reported: without Objective-C it is none",
    arguments: [
      ("var w: [Weak<Mover>] = []", "9"), ("var w: Weak<any Mover>?", "13"),
      ("var w: Weak<any Mover & UIView>?", "13"), ("let w = Weak<Mover>()", "14"),
      ("var w: Box<Int, UITableViewDelegate>?", "17"),
    ]
  )
  func classParameters(use: String, column: String) throws {
    let source = """
      @objc protocol Mover {}
      struct Weak<T: AnyObject> { weak var value: T? }
      class Box<Key, T> where T: AnyObject { weak var value: T? }
      """
    let remarks = try port([source, use]).remarks
    #expect(remarks.count == 1 && remarks.first?.kind == .generic, "\(remarks)")
    for innocent in ["Weak<UIView>", "Box<Mover, UIView>", "Weak<Card>", "[any Mover & UIView]"] {
      #expect(try port([source, "class Card {}; var w: \(innocent)?"]).remarks == [])
    }
  }
}
