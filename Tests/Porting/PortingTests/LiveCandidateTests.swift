import Porting
import Testing

@Suite("Live code: the choice of what is shown")
struct LiveCandidateTests {
  private func prepare(_ texts: String..., named names: [String]? = nil) throws -> LiveProgram {
    let names = names ?? texts.indices.map { "/app/File\($0 + 1).swift" }
    return try LivePreparation.prepare(Array(zip(names, texts)).map { (path: $0, text: $1) })
  }

  /// Returns the candidates as `controller Card 3`.
  private func candidates(_ program: LiveProgram) -> [String] {
    program.candidates.map { "\($0.kind) \($0.name) \($0.line)" }
  }

  private func reasons(_ text: String) throws -> [String] {
    try prepare("import UIKit\n" + text).found.map { "\($0.name): \($0.reason)" }
  }

  @Test("Previews come first, named by themselves or by their file")
  func previews() throws {
    let program = try prepare(
      """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {}
      #Preview { Card() }
      #Preview("Wide", traits: .landscapeLeft) { return Card() }
      #Preview("") {
        let card = Card()
        return card
      }
      """,
      "import UIKit\nclass Card: UIView {}\n#if DEBUG\n#Preview { UILabel() }\n#else\n#Preview { 1 }\n#endif"
    )
    #expect(
      candidates(program) == [
        "preview File1 3", "preview Wide 4", "preview File1 2 5", "preview File2 4",
      ]
    )
    #expect(program.candidates.map(\.type) == ["Card", "Card", "", "UILabel"])
    #expect(program.candidates.map(\.entry) == (0..<4).map { "touch_sandbox_entry_\($0)" })
    #expect(program.found.map(\.name) == ["Card"])
  }

  @Test(
    "The main type comes next, then the delegate of a scene",
    arguments: [
      ("@main\nclass App: UIResponder, UIApplicationDelegate {}", "delegate App 3"),
      (
        "@UIApplicationMain final class App: Base {}\nclass Base: UIResponder {}\n"
          + "extension Base: UIApplicationDelegate {}", "delegate App 2"
      ),
      ("@main struct App { static func main() {} }", "main App 2"),
      ("@main enum App {}\nextension App { static func main() throws {} }", "main App 2"),
      ("@main class App: UIApplicationDelegate { class func main() {} }", "main App 2"),
      (
        "class A: UIViewController {}\nclass S: UIResponder, UIWindowSceneDelegate {}",
        "sceneDelegate S 3"
      ),
      (
        "class A: UIViewController {}\nclass S: UIResponder {}\n"
          + "extension S: UIWindowSceneDelegate {}", "sceneDelegate S 3"
      ),
      (
        "@main class App: UIApplicationDelegate {}\nclass S: UIWindowSceneDelegate {}",
        "delegate App 2"
      ),
    ]
  )
  func programs(text: String, expected: String) throws {
    #expect(candidates(try prepare("import UIKit\n" + text)) == [expected])
  }

  @Test("A main function that the window would have to wait for is left out")
  func asyncMain() throws {
    let program = try prepare("@main struct App {\n  static func main() async {}\n}")
    #expect(program.candidates == [])
    #expect(program.remarks.map(\.message).first?.contains("is async") == true)
  }

  @Test("Then the only controller that can be made, then the only view, then a script")
  func classes() throws {
    let views = "class V: UIScrollView {}\nclass W<T>: UIView {}"
    #expect(candidates(try prepare("import UIKit\n" + views)) == ["view V 2"])
    #expect(
      candidates(try prepare("import UIKit\n" + views, "class A: UITableViewController {}"))
        == ["controller A 1"]
    )
    // No rule decides between the two, and their views are no candidates.
    #expect(try prepare(views, "class A: UIViewController {}\nclass B: A {}").candidates == [])
    #expect(try prepare("class V: UIView {}\nclass W: UIView {}").candidates == [])
    let needy = "class A: UIViewController { init(n: Int) {} }"
    #expect(candidates(try prepare(views, needy)) == ["view V 1"])
    #expect(try prepare("struct A {}").candidates == [])
  }

  @Test("Top-level code counts in a file of the name main.swift alone")
  func script() throws {
    let text = "import UIKit\nfunc f() {}\nlet a = 1\nprint(a)"
    let program = try prepare(text, named: ["/app/main.swift"])
    #expect(candidates(program) == ["script main 4"])
    #expect(program.candidates[0].entry == nil)
    #expect(program.files[0].output == "main.swift")
    #expect(try prepare(text).candidates == [])
    #expect(try prepare("func f() {}", named: ["/app/main.swift"]).candidates == [])
  }

  @Test(
    "A class is made by its own initializer, or by one that it inherits",
    arguments: [
      ("class A: UIViewController {}", "A()"),
      ("class A: UIViewController { init() {} }", "A()"),
      ("class A: UIViewController { init(n: Int = 1, m: Int = 2) {} }", "A()"),
      (
        "class A: UIViewController { init(n: Int) {}; convenience init() { self.init(n: 1) } }",
        "A()"
      ),
      ("class A: UIViewController { convenience init(n: Int) { self.init() } }", "A()"),
      (
        "class A: UIViewController { init(n: Int) {} }\nextension A { convenience init() {} }",
        "A()"
      ),
      (
        "class A: UIViewController { override init(nibName n: String?, bundle b: Bundle?) {} }",
        "A(nibName: nil, bundle: nil)"
      ),
      ("enum Outer { class A: Base {} }\ntypealias Base = UIViewController", "Outer.A()"),
      ("class A: UIKit.UIView {}", "A(frame: CGRect(x: 0, y: 0, width: 200, height: 200))"),
      (
        "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
        "A(frame: CGRect(x: 0, y: 0, width: 200, height: 200))"
      ),
      (
        "class A: UIView { init(frame: CGRect, n: Int = 1) {} }",
        "A(frame: CGRect(x: 0, y: 0, width: 200, height: 200))"
      ),
      ("class A: UIView { init() {}; required init?(coder: NSCoder) {} }", "A()"),
      ("class A: Base {}\nclass Base<T>: UIView { init(n: Int = 1) {} }", "A()"),
    ]
  )
  func calls(text: String, call: String) throws {
    let program = try prepare("import UIKit\n" + text)
    try #require(program.candidates.count == 1)
    #expect(program.files[0].text.contains("passRetained(\(call))"))
  }

  @Test("What a failable initializer does not make is zero")
  func failable() throws {
    let text = try prepare("import UIKit\nclass A: UIView { init?(n: Int = 1) {} }").files[0].text
    #expect(text.contains("A().map {") && text.contains("?? 0"))
  }

  @Test("A class that cannot be made is listed with the reason")
  func unmade() throws {
    #expect(
      try reasons(
        """
        class A: UIView { init(item: Int) {}; required init?(coder: NSCoder) {} }
        class B: A {}
        class C<T>: UIView { class Inner: UIView {} }
        class D: UIView { private class E: UIView {}; fileprivate class F: UIView {} }
        class G: UIView { required init?(coder: NSCoder) {} }
        class H: UIViewController { private init() {} }
        class I: UIViewController { init() throws {} }
        class J: UIViewController { init(a: Int = 1, b: Int, c: Int) {} }
        class K: UICollectionView {}
        class L: UIWindow {}
        func f() { class Local: UIView {} }
        class M {}
        """
      ) == [
        "A: its init(item:) has no default",
        "B: its init(item:) has no default, inherited from A",
        "C: it is generic",
        "C.Inner: it is generic",
        "D: ",
        "D.E: it is private in D",
        "D.F: ",
        "G: its only initializer is init(coder:)",
        "H: its init() is private",
        "I: its init() throws",
        "J: its init(a:b:c:) has no default for b, c",
        "K: UICollectionView needs a layout: init(frame:collectionViewLayout:)",
        "L: it is a window",
      ]
    )
  }

  @Test(
    "Code that reads clocks or random numbers is named",
    arguments: [
      ("let a = Date()", ["clock"]), ("let a = Date(timeIntervalSince1970: 0)", []),
      ("let a = Date.now", ["clock"]), ("let a = CACurrentMediaTime()", ["clock"]),
      ("let a = ProcessInfo.processInfo.systemUptime", ["clock"]),
      ("let a = DispatchTime.now()", ["clock"]), ("// Date() and UUID()", []),
      ("let a = \"Date()\"", []), ("let a = Int.random(in: 0...1)", ["random"]),
      ("let a: CGFloat = .random(in: 0...1)", ["random"]),
      ("let a = UUID(), b = ContinuousClock()", ["clock", "random"]),
      ("let a = [1].shuffled(), b = UUID(uuidString: \"\")", ["random"]),
    ]
  )
  func reads(text: String, expected: [String]) throws {
    #expect(try prepare(text).reads == expected)
  }
}
