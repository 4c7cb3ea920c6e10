import Foundation
import Porting
import Testing

@Suite("Porting aid: what the library has")
struct ProvidedNamesTests {
  @Test("The aid's lists of names are those of the library's sources")
  func lists() throws {
    let sources = try LibrarySources()
    if ProcessInfo.processInfo.environment["TOUCH_SANDBOX_RECORD_NAMES"] != nil {
      try sources.record()
    }
    let advice: Comment = "TOUCH_SANDBOX_RECORD_NAMES=1 swift test --filter ProvidedNamesTests"
    let (names, missing) = (sources.names, "names that the lists lack or should not have")
    let lists = [
      (names.classes, ProvidedNames.classes), (names.others, ProvidedNames.others),
      (names.members, ProvidedNames.members),
      (sources.ownMethods, ProvidedNames.methods), (sources.parents, ProvidedNames.parents),
      (sources.memberTypes, Set(ProvidedNames.memberTypes.map { "\($0.key):\($0.value)" })),
    ]
    for (declared, listed) in lists {
      let difference = declared.symmetricDifference(listed).sorted()
      #expect(difference == [], "\(missing): write them anew with \(advice)")
    }
  }

  private func remarks(_ source: String) throws -> [String] {
    try Porter.port("import UIKit\n" + source).remarks.map {
      "\($0.line):\($0.column) \($0.message)"
    }
  }

  @Test(
    "A type, a function or a constant that the library has not is reported wherever it is named",
    arguments: [
      (
        "let i = UIPointerInteraction(delegate: nil)", "2:9 there is no UIPointerInteraction here: "
      ),
      ("var f: CGFont?", "2:8 there is no CGFont here: name the font as a UIFont"),
      ("func f(_ w: [WKWebView]) {}", "2:14 there is no WKWebView here: show the text"),
      ("let m = x as? MKMapView", "2:15 there is no MKMapView here: show a picture of the map"),
      (
        "class A: UIView, UIPointerInteractionDelegate {}",
        "2:18 there is no UIPointerInteractionDel"
      ),
      ("let p = AVPlayerLayer.self", "2:9 there is no AVPlayerLayer here: sound and video"),
      ("let c: NSFetchedResultsController<A>", "2:8 there is no NSFetchedResultsController here: "),
      ("let s = kSecClassKey", "2:9 there is no kSecClassKey here: "),
      ("var d: UIFooBar.Kind?", "2:8 there is no UIFooBar here: remove what uses it"),
      ("class A: UIView { let d: UIFooBar }", "2:26 there is no UIFooBar here: "),
    ]
  )
  func absentTypes(source: String, beginning: String) throws {
    let remarks = try remarks(source)
    #expect(remarks.count == 1 && remarks[0].hasPrefix(beginning), "\(remarks)")
  }

  @Test(
    "A member that the library has not is reported where its class is known, or its name says all",
    arguments: [
      (
        "class A: UIViewController { override var inputAssistantItem: B { b } }",
        "2:42 there is no inp"
      ),
      ("class A: UIView { override func fooBars() {} }", "2:33 there is no fooBars to override"),
      (
        "class B: A {}; class A: UIView { }; extension B { func f() { self.fooBars() } }",
        "2:67 B has"
      ),
      (
        "func f(t: UITextField) { t.inputAssistantItem.a = [] }", "2:28 UITextField has no inputAss"
      ),
      ("let c = UIColor.systemFooBar", "2:17 UIColor has no systemFooBar here"),
      ("var k: UIView.FooBar?", "2:15 UIView has no FooBar here"),
      ("f { $0.inputAssistantItem }", "2:8 there is no inputAssistantItem here: remove it"),
      (
        "class A: UIViewController { func f() { performSegue(b) } }",
        "2:40 A has no performSegue here"
      ),
      (
        "class A: UIViewController { func f() { view.fooBars() } }",
        "2:45 UIView has no fooBars here"
      ),
      ("let b = UIDevice.current.fooBar", "2:26 UIDevice has no fooBar here"),
      ("let s = UIApplication.shared.fooBar", "2:30 UIApplication has no fooBar here"),
      (
        "class A: UIView { lazy var b = self.superview?.window?.fooBar }",
        "2:56 UIWindow has no fooB"
      ),
      ("x.underline = .styleDouble", "2:16 there is no styleDouble here"),
    ]
  )
  func absentMembers(source: String, beginning: String) throws {
    let remarks = try remarks(source)
    #expect(remarks.count == 1 && remarks[0].hasPrefix(beginning), "\(remarks)")
  }

  @Test("A class that conforms to something absent is a class of the library's all the same")
  func absentProtocol() throws {
    let source = "class A: UIView, UIFooBarDelegate { override func fooBars() {} }"
    #expect(try Porter.port(source).remarks.map(\.kind) == [.type, .member])
  }

  @Test(
    "What the library, Foundation, Swift or the program has is not reported",
    arguments: [
      "let v: UIKit.UIView = UIKit.UIView()", "let a = NSLocalizedString(\"a\", comment: \"\")",
      "class UIFooBar {}; let f: UIFooBar.Kind", "func UIFooBar() {}; let f = UIFooBar()",
      "class A<UIFoo> { var f: UIFoo? }", "let t = UIView.self; let u = UIButton.State.normal",
      "let c = UIColor.red.description.count; let b = UIView().isEqual(c)",
      "extension UIColor { static let brandFoo = UIColor.red }; let c = UIColor.brandFoo",
      "class A: UIView { override var hash: Int { 1 }; override func isEqual(_ o: Any?) -> Bool { true } }",
      "class A: UIView { func f() -> String? { superview.map { $0.description } } }",
      "class A: TheirView { override func fooBars() {} }", "@UIApplicationMain class A {}",
      "func f(e: UIControl.Event) -> Bool { e.contains(.touchDown) && e.rawValue == 1 }",
      "let x = CGFloat.pi + CGFloat.greatestFiniteMagnitude + CGRect.null.minX",
      "class A: UIView { func f() { UIView.animate(withDuration: 1) { self.alpha = 0 } } }",
      "import TheirKit\nlet a: AVTheirs", "let p = #keyPath(AVPlayer.status)",
      "class A: UIView { func f() { all.map { storyboard in storyboard } } }",
      "class A: UIView { let window: Window; func f() { window.fooBars() } }; class Window {}",
      "class A: UIViewController { func f() { view.map { $0 }; view?.layer.setValue(1, forKey: b) } }",
      "import TheirKit\nlet a = UIColor.theirFoo; func f(v: UIView) { v.theirs.make() }",
      "class A { var inputAssistantItem = 1; func f() { g { $0.inputAssistantItem } } }",
    ]
  )
  func present(source: String) throws {
    #expect(try remarks(source) == [])
  }

  @Test("Nothing is advised against that the library has")
  func advice() {
    let types = ProvidedNames.classes.union(ProvidedNames.others)
    #expect(types.intersection(PortAdvice.types) == [])
    #expect(ProvidedNames.members.intersection(PortAdvice.members) == [])
  }

  @Test("What is advised is there")
  func advisedNames() {
    let words = PortAdvice.texts.flatMap { $0.split { !$0.isLetter } }.map(String.init)
    let names = words.filter { $0.hasPrefix("UI") || $0.hasPrefix("CA") || $0.hasPrefix("NS") }
    #expect(names.count > 10)
    let types = ProvidedNames.classes.union(ProvidedNames.others).union(FoundationNames.foundation)
    #expect(Set(names).subtracting(types) == [])
  }

  @Test(
    "A file that uses what the library has, and imports something else, imports UIKit",
    arguments: [
      ("import XCTest", "let v = CGVector(dx: 1, dy: 2)"),
      ("@testable import App", "let v = UIView()"),
      ("import Foundation", "let t = CGAffineTransform.identity"),
      ("import Foundation", "let t = CACurrentMediaTime()"),
      ("import CoreGraphics", "let l = CALayer()"),
    ]
  )
  func imports(before: String, use: String) throws {
    #expect(try Porter.port("\(before)\n\n\(use)").text == "\(before)\nimport UIKit\n\n\(use)")
  }

  @Test(
    "What is imported already brings it",
    arguments: [
      "import Foundation\nlet p = CGPoint.zero; let r = NSRange()",
      "import CoreGraphics\nlet v = CGVector(dx: 1, dy: 1)", "import QuartzCore\nlet l = CALayer()",
      "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\nimport XCTest\nlet v = UIView()",
    ]
  )
  func imported(source: String) throws {
    #expect(try Porter.port(source).text == source)
  }

  @Test("What is a module of its own beside Foundation on Linux is imported where there is one")
  func beside() throws {
    #expect(
      try Porter.port("import UIKit\nlet s = URLSession.shared").text == """
        import UIKit
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        let s = URLSession.shared
        """
    )
  }
}
