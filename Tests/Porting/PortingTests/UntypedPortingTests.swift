import Porting
import Testing

@Suite("Porting aid: objects whose class is not said")
struct UntypedPortingTests {
  private let head = """
    @objc protocol CardDelegate { @objc optional func moved(_ n: Int); func height() -> Int }

    """

  private func port(_ source: String) throws -> PortResult {
    try Porter.port(source, in: PortSurroundings([head, source]))
  }

  @Test(
    "An object that may answer is asked whether it conforms to the protocol that asks for the method",
    arguments: [
      ("delegate?.moved?(1)", "(delegate as? CardDelegate)?.moved(1)"),
      ("self.delegate?.moved?(1)", "(self.delegate as? CardDelegate)?.moved(1)"),
      ("delegate!.moved?(1)", "(delegate as? CardDelegate)?.moved(1)"),
      ("delegate?.height()", "(delegate as? CardDelegate)?.height()"),
      (
        "if let f = delegate?.moved { f(1) }",
        "if let f = (delegate as? CardDelegate)?.moved { f(1) }"
      ),
      (
        "delegate?.scrollViewDidScroll?(s)",
        "(delegate as? UIScrollViewDelegate)?.scrollViewDidScroll(s)"
      ),
    ]
  )
  func delegates(before: String, after: String) throws {
    for type in ["AnyObject?", "AnyObject!", "(any AnyObject)?"] {
      let start = "class Card { weak var delegate: \(type); func f(s: UIScrollView) { "
      let result = try port(start + before + " } }")
      #expect(result.text == start + after + " } }")
      #expect(result.remarks == [])
    }
  }

  @Test(
    "A delegate of a known protocol is asked as before, also where another class's is not known"
  )
  func known() throws {
    let source = """
      class Shelf { weak var delegate: AnyObject? }
      class Card { weak var delegate: CardDelegate?; func f() { delegate?.moved?(1) } }
      """
    #expect(try port(source).text == source.replacing("moved?", with: "moved"))
  }

  @Test(
    "What is asked of AnyObject, and of no protocol in sight, is reported",
    arguments: [
      "(t as AnyObject).location(in: v)", "(touches.first! as AnyObject).location(in: v)",
      "sender.setTitle(t)", "sender?.tableView?(t)", "maybe?.spin()",
    ]
  )
  func reported(use: String) throws {
    let source = """
      class Card {
        var maybe: AnyObject?
        func f(sender: AnyObject, touches: Set<UITouch>, t: UITouch, v: UIView) {
          \(use)
        }
      }
      """
    let result = try port(source)
    #expect(result.text == source)
    #expect(result.remarks.count == 1, "\(result.remarks)")
    #expect(result.remarks.first?.line == 4 && result.remarks.first?.kind == .untyped)
    #expect(result.remarks.first?.message.hasPrefix("AnyObject has no ") == true)
  }

  @Test("Comparing objects, and names that mean something else there, are no members of AnyObject")
  func innocent() throws {
    let source = """
      class Card {
        weak var sender: AnyObject?
        func f(a: Any, b: Any) -> Bool { (a as AnyObject) === (b as AnyObject) }
        func g() { if let sender = sender as? Shelf { sender.turn() } }
        func h(sender: Shelf) { sender.turn() }
        func i() { let sender = Shelf(); sender.turn() }
        func j() { guard let sender = self.sender as? Shelf else { return }; sender.turn() }
        func k(all: [Shelf]) { all.forEach { sender in sender.turn() } ; for sender in all { sender.turn() } }
      }
      """
    #expect(try port(source).remarks == [])
  }
}
