import Porting
import Testing

@Suite("Porting members that may be left out")
struct OptionalMembersTests {
  private func port(_ source: String) throws -> String { try Porter.port(source).text }

  @Test("Optional requirements get a default")
  func optionals() throws {
    let source = """
      @objc protocol P {
          @objc optional func done(_ n: Int)
      }
      class A { weak var p: P?; func f() { p?.done?(1) } }
      """
    #expect(
      try port(source) == """
        protocol P: AnyObject {
            func done(_ n: Int)
        }

        extension P {
            func done(_ n: Int) {}
        }
        class A { weak var p: P?; func f() { p?.done(1) } }
        """
    )
  }

  @Test("What may give a result and may be left out gives an optional, and so do those who conform")
  func optionalResults() throws {
    let source = """
      @objc public protocol P {
        @objc optional func height(_ n: Int) -> CGFloat
        @objc optional func name() -> String?
        @objc optional var tint: UIColor { get }
      }
      class A: UIView, P {
        weak var p: P?
        func height(_ n: Int) -> CGFloat { 3 }
        func height(at n: Int) -> CGFloat { p?.height?(n) ?? 0 }
      }
      class B: A {
        var tint: UIColor { .red }
      }
      class C {
        func height(_ n: Int) -> CGFloat { 3 }
      }
      """
    #expect(
      try port(source) == """
        public protocol P: AnyObject {
          func height(_ n: Int) -> CGFloat?
          func name() -> String?
          var tint: UIColor? { get }
        }

        public extension P {
          func height(_ n: Int) -> CGFloat? { nil }
          func name() -> String? { nil }
          var tint: UIColor? { nil }
        }
        class A: UIView, P {
          weak var p: P?
          func height(_ n: Int) -> CGFloat? { 3 }
          func height(at n: Int) -> CGFloat { p?.height(n) ?? 0 }
        }
        class B: A {
          var tint: UIColor? { .red }
        }
        class C {
          func height(_ n: Int) -> CGFloat { 3 }
        }
        """
    )
  }

  @Test("Files that belong together know what each other declares")
  func surroundings() throws {
    let protocols = "@objc protocol P { @objc optional func f() -> [Int]; @objc optional func g() }"
    let surroundings = PortSurroundings([protocols, "class A: UIView, P {}"])
    let source =
      "class B: A { weak var p: P?; func f() -> [Int] { p?.g?(); return p?.f?() ?? [] } }"
    #expect(
      try Porter.port(source, in: surroundings).text
        == "class B: A { weak var p: P?; func f() -> [Int]? { p?.g(); return p?.f() ?? [] } }"
    )
  }

  @Test(
    "Overrides in an extension go to the class in another file, ported, and are not left behind"
  )
  func departures() throws {
    let home = "class A: UIView {\n  var n = 0\n}"
    let other = """
      class B: A { override func hook() {} }
      extension A {
        @objc func hook() { use(#selector(kept)) }
        func kept() {}
      }
      """
    let surroundings = PortSurroundings([home, other])
    let result = try Porter.port(other, in: surroundings)
    #expect(
      result.text == """
        class B: A { override func hook() {} }
        extension A {
          func kept() {}
        }
        """
    )
    #expect(result.remarks.isEmpty)
    #expect(
      try Porter.port(home, in: surroundings, arrivals: result.departed).text == """
        class A: UIView {
          var n = 0

          func hook() { use(Selector("kept", A.kept)) }
        }
        """
    )
  }

  @Test("A file that imports nothing imports UIKit when others of its program do")
  func loneFile() throws {
    let source = "// Why.\nclass A: UIView {}"
    let surroundings = PortSurroundings(["import UIKit", source])
    #expect(
      try Porter.port(source, in: surroundings).text
        == "// Why.\nimport UIKit\n\nclass A: UIView {}"
    )
  }

  @Test("What is asked whether it is there may be left out, and answers that it is")
  func optionalQuestion() throws {
    let source = """
      @objc protocol P { @objc optional func f(a: Int) }
      class A { var p: P?; func g() { if let p = p, let f = p.f { f(3) }; if let h = p?.f { h(1) } } }
      """
    #expect(
      try port(source).hasSuffix(
        "if let p = p, let f = Optional(p.f) { f(3) }; if let h = p?.f { h(1) } } }"
      )
    )
  }

  @Test(
    "Delegates of UIKit are asked without asking whether they answer",
    arguments: [
      ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll(s)"),
      (
        "x = d?.gestureRecognizer?(a, shouldReceive: b) ?? true",
        "x = d?.gestureRecognizer(a, shouldReceive: b) ?? true"
      ),
      (
        "if let b = d.gestureRecognizerShouldBegin?(g) {}",
        "if let b = Optional(d.gestureRecognizerShouldBegin(g)) {}"
      ),
      ("self?.onTap?(3)", "self?.onTap?(3)"),
    ]
  )
  func cocoaDelegates(before: String, after: String) throws {
    let head = "class A { var onTap: ((Int) -> Void)?; func f() { "
    #expect(try port(head + before + " } }") == head + after + " } }")
  }

  @Test("A property of one's own with the name of a delegate's method stays optional")
  func closures() throws {
    let source =
      "class A { var scrollViewDidScroll: (() -> Void)?; func f() { self.scrollViewDidScroll?() } }"
    #expect(try port(source) == source)
  }

  @Test(
    "Names from before Swift 4.2 become those of today",
    arguments: [
      ("let s: UIGestureRecognizerState = .began", "let s: UIGestureRecognizer.State = .began"),
      ("x.add(t, for: UIControlEvents.touchDown)", "x.add(t, for: UIControl.Event.touchDown)"),
      ("l.fillMode = kCAFillModeForwards", "l.fillMode = CAMediaTimingFillMode.forwards"),
      ("c.willMove(toParentViewController: nil)", "c.willMove(toParent: nil)"),
      ("c.removeFromParentViewController()", "c.removeFromParent()"),
      ("v.bringSubview(toFront: w)", "v.bringSubviewToFront(w)"),
      (
        "let i = UIEdgeInsetsMake(1, 2, 3, 4)",
        "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
      ),
      ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
      ("f(.UIKeyboardWillHide)", "f(UIResponder.keyboardWillHideNotification)"),
      ("r.add(t, forMode: .commonModes)", "r.add(t, forMode: .common)"),
      ("let a = NSLayoutAttribute.top", "let a = NSLayoutConstraint.Attribute.top"),
      ("var s: UIBlurEffectStyle?", "var s: UIBlurEffect.Style?"),
      (
        "t.rowHeight = UITableViewAutomaticDimension",
        "t.rowHeight = UITableView.automaticDimension"
      ),
      ("let r = UIEdgeInsetsInsetRect(f(1), i)", "let r = f(1).inset(by: i)"),
      ("if UIEdgeInsetsEqualToEdgeInsets(a, b) {}", "if (a == b) {}"),
      (
        "UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, t)",
        "UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: t)"
      ),
      ("s.underline = .styleSingle", "s.underline = .single"),
      ("f(NSUnderlineStyle.styleSingle.rawValue)", "f(NSUnderlineStyle.single.rawValue)"),
      ("f(NSUnderlineStyle.styleNone.rawValue)", "f(NSUnderlineStyle().rawValue)"),
      ("s.underline = .styleNone", "s.underline = NSUnderlineStyle()"),
      ("let n = NSIntegerMax - NSIntegerMin", "let n = Int.max - Int.min"),
      ("let p = CGPointMake(1, f(2, 3))", "let p = CGPoint(x: 1, y: f(2, 3))"),
      ("if UIAccessibilityIsVoiceOverRunning() {}", "if UIAccessibility.isVoiceOverRunning {}"),
      ("class A { open static var n = 1 }", "class A { public static var n = 1 }"),
      (
        "class A: B { override var childViewControllerForStatusBarStyle: B? { nil } }",
        "class A: B { override var childForStatusBarStyle: B? { nil } }"
      ),
    ]
  )
  func formerNames(before: String, after: String) throws {
    #expect(try port(before) == after)
  }
}
