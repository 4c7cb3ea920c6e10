import Foundation
import Porting
import Testing

@Suite("Porting aid: selectors and data sources")
struct SelectorPortingTests {
  private func port(_ source: String) throws -> String { try Porter.port(source).text }

  @Test(
    "Selectors are named as Objective-C does",
    arguments: [
      ("@objc func a() {}", "#selector(a)", "a"),
      ("func a(_ x: Any) {}", "#selector(a)", "a:"),
      ("func a(_ x: Any) {}", "#selector(Card.a)", "a:"),
      ("func a(_ x: Any, with e: UIEvent) {}", "#selector(a(_:with:))", "a:with:"),
      ("func a(_ x: Any, _ e: UIEvent) {}", "#selector(a)", "a::"),
      ("func a(sender: Any) {}", "#selector(a(sender:))", "aWithSender:"),
      ("func a(sender: Any, event: UIEvent) {}", "#selector(a)", "aWithSender:event:"),
      ("func a(forEvent e: UIEvent) {}", "#selector(a(forEvent:))", "aForEvent:"),
      ("func moveTo(point: Any) {}", "#selector(moveTo(point:))", "moveToPoint:"),
      ("func a(for e: UIEvent) {}", "#selector(a(for:))", "aFor:"),
      ("@objc(b:) func a(x: Any) {}", "#selector(a(x:))", "b:"),
      ("@objc(b:) func a(x: Any) {}", "#selector(a)", "b:"),
    ]
  )
  func names(method: String, before: String, name: String) throws {
    let ported = try port("class Card { \(method); func f() { use(\(before)) } }")
    #expect(
      ported.contains("use(Selector(\"\(name)\", Card.a")
        || ported.contains("use(Selector(\"\(name)\", Card.moveTo"),
      "\(ported)"
    )
  }

  @Test("A selector that has its name already stays, and a name alone leads nowhere")
  func ported() throws {
    let ported = "class Card { func a() { use(Selector(\"a\", Card.a)) } }"
    let result = try Porter.port(ported)
    #expect(result.text == ported && result.remarks == [])
    #expect(try Porter.port("let s = Selector(\"a\")").remarks.count == 1)
  }

  @Test("A name that a class gives is also that of overrides in other files")
  func inheritedNames() throws {
    let base = "class A: UIView { @objc(act:) func a(_ x: Any) {} }"
    let source = "class B: A { override func a(_ x: Any) {}; func f() { use(#selector(a(_:))) } }"
    #expect(
      try Porter.port(source, in: PortSurroundings([base, source])).text
        == source.replacingOccurrences(of: "#selector(a(_:))", with: "Selector(\"act:\", B.a(_:))")
    )
  }

  @Test("Two methods of one name are told apart by the type that a cast names")
  func casts() throws {
    let source = """
      class A {
        func a() {}
        func a(_ x: Any) {}
        func f() { use(#selector(a as (A) -> (Any) -> Void)) }
      }
      """
    #expect(try port(source).contains("Selector(\"a:\", A.a as (A) -> (Any) -> Void)"))
  }

  @Test("A data source says that it deletes and carries rows")
  func rows() throws {
    let source = """
      class A: NSObject, UITableViewDataSource {
        /// Deletes.
        public func tableView(
          _ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath
        ) {}
      }
      class B: UITableViewController {
        override func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
      }
      """
    let ported = """
      class A: NSObject, UITableViewDataSource {
        /// Deletes.
        public func tableView(
          _ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath
        ) {}

        public var implementsRowCommit: Bool { true }
      }
      class B: UITableViewController {
        override func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}

        override var implementsRowMove: Bool { true }
      }
      """
    let head = "import UIKit\n"
    #expect(try port(head + source) == head + ported)
    #expect(try port(head + ported) == head + ported)
    #expect(
      try Porter.port(
        head + "extension UITableViewDataSource { func tableView(_ t: UITableView, "
          + "moveRowAt a: IndexPath, to b: IndexPath) {} }"
      ).remarks.count == 1
    )
  }
}
