import ConsoleText
import TouchTrace
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit

@MainActor
@Suite("What the engine prints and what is read of it")
struct PrintedTreeTests {
  private final class Card: UIView {}
  private final class Caption: UILabel {}

  @Test("a tree prints as a debugger prints it")
  func form() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = Caption(frame: CGRect(x: 10, y: 20.5, width: 80, height: 24))
    label.text = "Go"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 900)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    root.addSubview(label)
    root.addSubview(scroll)
    scroll.addSubview(Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let lines = root.recursiveDescription()
      .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x1", options: .regularExpression)
      .split(separator: "\n")
    #expect(lines.first == "<UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x1>>")
    #expect(lines.count == 4)
    #expect(lines[1].contains("Caption: 0x1; baseClass = UILabel; frame = (10 20.5; 80 24)"))
    #expect(lines[1].contains("text = 'Go'; userInteractionEnabled = NO; layer = <CALayer: 0x1>>"))
    #expect(lines[2].hasSuffix("contentOffset: {0, 40}; contentSize: {320, 900}>"))
    #expect(lines[3].hasPrefix("   |    | <"))
  }

  @Test("controllers print as a debugger prints them, and are read back")
  func controllers() throws {
    // The application comes first, because a window without an application of its task takes the key from another
    // test's window.
    let application = UIApplication()
    defer { withExtendedLifetime(application) {} }
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let text = window.recursiveDescription() + "\n(lldb) pvc\n" + parent.hierarchyDescription()
    let reading = try ConsoleReader.read(Data(text.utf8))
    #expect(reading.controllers.map(\.parent) == [nil, 0])
    #expect(reading.controllers.allSatisfy { $0.viewIndex != nil && $0.state == "appeared" })
  }

  @Test(
    "what is printed of random trees gives the same tree and the same hits",
    arguments: 0..<24 as Range<UInt64>
  )
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let application = UIApplication()
    application.send(.event(.window(.resized(CGSize(width: 320, height: 480)), timestamp: 0)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views: [UIView] = [window]
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      let view = makeView(&random)
      let parent = views[Int.random(in: max(0, views.count - 8)..<views.count, using: &random)]
      parent.addSubview(view)
      views.append(view)
    }
    window.makeKeyAndVisible()
    application.layoutIfNeeded()
    let text = window.recursiveDescription()
    let stage = try ConsoleStage(text)
    #expect(outline(stage.application) == outline(application))
    for _ in 0..<200 {
      let point = CGPoint(
        x: .random(in: -10...330, using: &random),
        y: .random(in: -10...490, using: &random)
      )
      // A name ends with the address, or with its last digits if they are unique.
      let found = stage.hit(point.x, point.y)?.split(separator: " ").last.map {
        $0.filter { $0 != "…" && $0 != ")" }
      }
      let expected = hit(application, point, in: window)
      #expect(
        (found == nil) == (expected == nil) && expected?.hasSuffix(found ?? "") != false,
        "\(point)\n\(text)"
      )
    }
  }

  @Test(
    "what is printed of views, recognizers and touches one by one is read back too",
    arguments: 0..<12 as Range<UInt64>
  )
  func parts(seed: UInt64) throws {
    var random = SeededRandom(seed: seed + 100)
    let application = UIApplication()
    application.send(.event(.window(.resized(CGSize(width: 320, height: 480)), timestamp: 0)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Card(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    window.addSubview(view)
    let recognizers = makeRecognizers(&random)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    for (first, second) in zip(recognizers, recognizers.dropFirst())
    where Bool.random(using: &random) { first.require(toFail: second) }
    window.makeKeyAndVisible()
    let spy = Spy(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(spy)
    application.send(
      .contacts([
        ContactChange(
          sample: ContactSample(
            id: .mouse,
            phase: .began,
            location: CGPoint(x: 30, y: 240),
            timestamp: 0
          )
        )
      ])
    )
    let text = ([window.recursiveDescription()] + recognizers.map(\.description) + [spy.printed])
      .joined(separator: "\n")
    let reading = try ConsoleReader.read(Data(text.utf8))
    #expect(reading.noteCounts[.cut] == nil && reading.noteCounts[.skipped] == nil)
    #expect(reading.recognizers.map { $0.isEnabled ?? true } == recognizers.map(\.isEnabled))
    #expect(
      reading.recognizers.map { $0.delaysTouchesBegan ?? false }
        == recognizers.map(\.delaysTouchesBegan)
    )
    #expect(reading.recognizers.map { $0.label } == recognizers.map(\.name))
    #expect(reading.recognizers.allSatisfy { $0.viewIndex == 1 })
    #expect(
      text.components(separatedBy: "must-fail = ").count - 1
        == reading.recognizers.count { !$0.requirements.isEmpty }
    )
    let touch = try #require(reading.touches.first)
    #expect(touch.phase == "Began" && touch.locationInWindow == CGPoint(x: 30, y: 240))
    #expect(touch.viewIndex.map { reading.views[$0].frame } == spy.frame)
    // The description of a single view is its line in a tree.
    let alone = try ConsoleReader.read(Data(spy.description.utf8))
    #expect(alone.views.first?.frame == spy.frame && text.contains(spy.description))
  }

  /// A view that keeps the descriptions of its touches and event.
  private final class Spy: UIView {
    var printed = ""

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      printed = "\(touches)\n\(event.map(\.description) ?? "")"
    }
  }

  private func makeRecognizers(_ random: inout SeededRandom) -> [UIGestureRecognizer] {
    (0..<4).map { index in
      let recognizer: UIGestureRecognizer =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: UITapGestureRecognizer(target: nil, action: Selector("tap:", UIResponder.copy(_:)))
        case 1: UILongPressGestureRecognizer()
        default: UIPanGestureRecognizer()
        }
      recognizer.name = index == 0 ? "first" : nil
      recognizer.isEnabled = Bool.random(using: &random)
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Bool.random(using: &random)
      return recognizer
    }
  }

  private func hit(_ application: UIApplication, _ point: CGPoint, in window: UIWindow) -> String? {
    guard window.point(inside: point, with: nil), let view = window.hitTest(point, with: nil) else {
      return nil
    }
    return "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
  }

  /// Returns depth and place of each view, rounded below what is visible.
  private func outline(_ application: UIApplication) -> [String] {
    application.treeSnapshot().views.map { view in
      let place = view.geometry
      let numbers = [
        place.center.x, place.center.y, place.bounds.minX, place.bounds.minY, place.bounds.width,
        place.bounds.height, CGFloat(view.alpha),
      ]
      let flags = [view.isHidden, view.isUserInteractionEnabled, view.clipsToBounds]
      return "\(view.depth) \(numbers.map { ($0 * 1000).rounded() / 1000 + 0 }) \(flags)"
    }
  }

  private func makeView(_ random: inout SeededRandom) -> UIView {
    let view: UIView =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: UILabel()
      case 1: UIImageView()
      case 2: UIScrollView()
      case 3: UIControl()
      case 4: Card()
      default: UIView()
      }
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    view.frame = CGRect(
      x: number(-40...200),
      y: number(-40...300),
      width: number(0...200),
      height: number(0...200)
    )
    if Int.random(in: 0..<5, using: &random) == 0 {
      // With these angles the bounding box determines the size.
      view.transform = CGAffineTransform(rotationAngle: number(0.1...0.6)).scaledBy(
        x: number(0.5...2),
        y: 1.5
      )
    }
    if let label = view as? UILabel {
      label.text = ["Go", "What's <up>; x = 1", "a\nb", nil].randomElement(using: &random) ?? nil
    }
    if let scroll = view as? UIScrollView {
      scroll.contentSize = CGSize(width: 400, height: 400)
      scroll.contentOffset = CGPoint(x: number(-50...100), y: number(-50...100))
    }
    if Int.random(in: 0..<12, using: &random) == 0 { view.isHidden = true }
    if Int.random(in: 0..<12, using: &random) == 0 { view.alpha = number(0...1) }
    if Int.random(in: 0..<8, using: &random) == 0 { view.isUserInteractionEnabled.toggle() }
    if Int.random(in: 0..<4, using: &random) == 0 { view.clipsToBounds.toggle() }
    if Int.random(in: 0..<6, using: &random) == 0 { view.tag = 7 }
    return view
  }
}
