import Foundation
import Inspector
import Testing
import TouchKit
import TouchTrace

@MainActor
@Suite("Conflicts of recognizers that a scan finds")
struct GestureLintTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  private let ear = Ear()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 900)
    scrollView.addSubview(card)
    card.accessibilityIdentifier = "card"
  }

  private final class Ear: NSObject, UIGestureRecognizerDelegate {
    nonisolated deinit {}
    func heard() {}
  }

  /// The findings, as `view rule`.
  private var findings: [String] {
    let tree = application.treeSnapshot()
    return TreeLint(tree).findings.map { "\(tree.views[$0.index].node.name) \($0.rule.rawValue)" }
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addTarget(ear, action: Ear.heard)
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("two recognizers that wait for each other, told once")
  func circle() {
    let first = add(UITapGestureRecognizer())
    let second = add(UILongPressGestureRecognizer())
    first.require(toFail: second)
    #expect(findings == [])
    second.require(toFail: first)
    #expect(findings == ["card requirementCircle"])
  }

  @Test("a pan in a scroll view, unless one waits for the other or a delegate decides")
  func pan() {
    let pan = add(UIPanGestureRecognizer())
    #expect(findings == ["card panInScrollView"])
    scrollView.panGestureRecognizer.require(toFail: pan)
    #expect(findings == [])
    let other = add(UIPanGestureRecognizer())
    #expect(findings == ["card panInScrollView"])
    other.delegate = ear
    #expect(findings == [])
  }

  @Test("a swipe beside a pan that does not wait for it")
  func swipe() {
    let swipe = add(UISwipeGestureRecognizer(), to: window)
    let pan = add(UIPanGestureRecognizer(), to: window)
    #expect(findings == ["UIWindow swipeBesidePan"])
    pan.require(toFail: swipe)
    #expect(findings == [])
  }

  @Test("a long press that begins before the scroll view gives its content the touch")
  func press() {
    let press = add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 0.1
    #expect(findings == ["card pressBeforeScrollDelay"])
    press.minimumPressDuration = 0.2
    #expect(findings == [])
    press.minimumPressDuration = 0.1
    scrollView.delaysContentTouches = false
    #expect(findings == [])
  }

  @Test("a tap beside a double tap that it does not wait for")
  func taps() {
    let single = add(UITapGestureRecognizer())
    let double = add(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    #expect(findings == ["card unrelatedTaps"])
    single.require(toFail: double)
    #expect(findings == [])
  }

  @Test("a finding names both recognizers and the line that helps, in both languages")
  func words() throws {
    let (swipe, pan) = (add(UISwipeGestureRecognizer(), to: window), UIPanGestureRecognizer())
    _ = add(pan, to: window)
    (swipe.name, pan.name) = ("back", "drag")
    let tree = application.treeSnapshot()
    let finding = try #require(TreeLint(tree).findings.first)
    let names = ViewNames(tree)
    let english = finding.text(names, of: tree, in: .english)
    #expect(english.contains("add drag.require(toFail: back)"))
    #expect(finding.text(names, of: tree, in: .chinese).contains("drag.require(toFail: back)"))
  }
}
