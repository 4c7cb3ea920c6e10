import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("All reasons for which a view does not react")
struct TouchDiagnosisTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))

  init() {
    stage.rootView.accessibilityIdentifier = "root"
    button.accessibilityIdentifier = "button"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.rootView.addSubview(button)
  }

  private func diagnosis(of view: UIView, at point: CGPoint? = nil) throws -> TouchDiagnosis {
    let application = stage.application
    let tree = application.treeSnapshot()
    let index = try #require(tree.index(of: view.traceID))
    let places = TouchDiagnosis.places(of: tree.views[index])
    let samples = places.map { application.hitTestReports(at: $0) }
    let log = TraceLog()
    application.traceSink = log
    let finger = stage.makeFinger()
    let place = point ?? places.first ?? .zero
    finger.down(place.x, place.y)
    stage.advance(by: 0.05)
    finger.up()
    stage.advance(by: 1)
    let touch = log.records.compactMap { record -> Int? in
      if case .hitTest(_, let touch) = record.event { touch } else { nil }
    }.last
    let tap =
      touch.flatMap { Explanation(touch: $0, in: log.records, tree: tree) }
      ?? Explanation(reports: [], tree: tree)
    return TouchDiagnosis(of: index, tap: tap, samples: samples, names: ViewNames(tap.tree))
  }

  /// Returns the likeliest reason, as `check state`.
  private func likeliest(of view: UIView) throws -> String? {
    try diagnosis(of: view).likeliest.map { "\($0.check.rawValue) \($0.state.rawValue)" }
  }

  @Test("a button that works has no reason, and everything is ruled out")
  func works() throws {
    let diagnosis = try diagnosis(of: button)
    #expect(diagnosis.likeliest == nil)
    #expect(diagnosis.items.allSatisfy { $0.state == .clear })
    #expect(
      diagnosis.text().hasPrefix("button at (100, 75): nothing in the tree keeps touches away.")
    )
    #expect(Set(diagnosis.items.map(\.check)).count == TouchCheck.allCases.count - 3)
  }

  @Test("without an action, and with one for another event only")
  func actions() throws {
    let silent = UIButton(frame: CGRect(x: 200, y: 50, width: 100, height: 50))
    stage.rootView.addSubview(silent)
    #expect(try likeliest(of: silent) == "noActionForEvent found")
    silent.addAction(UIAction(title: "hold") { _ in }, for: .touchDragExit)
    let text = try diagnosis(of: silent).text()
    #expect(text.contains("a tap sends touchUpInside"))
    #expect(text.contains("it calls hold (touchDragExit)"))
  }

  @Test(
    "a view outside of its superview and under a sibling of that has both reasons",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func outsideAndCovered() throws {
    let box = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: 50))
    box.accessibilityIdentifier = "box"
    let below = UIView(frame: CGRect(x: 20, y: 170, width: 200, height: 50))
    below.accessibilityIdentifier = "below"
    button.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    box.addSubview(button)
    stage.rootView.addSubview(box)
    stage.rootView.addSubview(below)
    let diagnosis = try diagnosis(of: button)
    #expect(diagnosis.items(.found).map(\.check) == [.outsideBounds, .covered])
    #expect(diagnosis.text().contains("it extends 30 points below box, and hit-testing"))
    #expect(diagnosis.text().contains("then bring box in front of below"))
    #expect(diagnosis.items(.found).last?.waysOut.isEmpty == true)
  }

  @Test("of two views, those of their ancestors that are siblings change places")
  func coveredByACousin() throws {
    let box = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
    box.accessibilityIdentifier = "box"
    let cover = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
    cover.accessibilityIdentifier = "cover"
    button.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    box.addSubview(button)
    stage.rootView.addSubview(box)
    stage.rootView.addSubview(cover)
    #expect(try diagnosis(of: button).text().contains("bring box in front of cover"))
  }

  @Test("a cover of a part is found, with how much of the view it is")
  func coverOfAPart() throws {
    let cover = UIView(frame: CGRect(x: 110, y: 0, width: 200, height: 200))
    cover.accessibilityIdentifier = "cover"
    stage.rootView.addSubview(cover)
    #expect(try likeliest(of: button) == "covered partial")
    let words = "receives the touch at 40 % of the tested points"
    #expect(try diagnosis(of: button).text().contains(words))
    #expect(
      try diagnosis(of: button, at: CGPoint(x: 130, y: 60)).likeliest?.state == .found
    )
    cover.isUserInteractionEnabled = false
    #expect(try likeliest(of: button) == nil)
  }

  @Test("a part that lies beyond the window's edge is no reason")
  func edge() throws {
    button.frame.origin.x = 340
    #expect(try likeliest(of: button) == nil)
  }

  @Test("how far a view reaches out of one above it is told side by side")
  func outside() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    card.accessibilityIdentifier = "card"
    stage.rootView.addSubview(card)
    card.addSubview(button)
    let text = try diagnosis(of: button).text()
    #expect(text.contains("it extends 40 points below and 30 points to the right of card"))
  }

  @Test(
    "a part of something that reacts is not said to be without reaction for good",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func parts() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    label.isUserInteractionEnabled = true
    button.addSubview(label)
    let reason = try #require(try diagnosis(of: label).items.first)
    #expect(reason.check == .noActionForEvent && reason.state == .possible)
    #expect(reason.culprit?.identifier == "button")
    label.removeFromSuperview()
    stage.rootView.addSubview(label)
    #expect(try likeliest(of: label) == "noActionForEvent found")
  }

  @Test("a recognizer above that takes or keeps back a touch, and one that has to fail first")
  func recognizers() throws {
    let control = UIControl(frame: CGRect(x: 200, y: 50, width: 100, height: 50))
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.rootView.addSubview(control)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    stage.rootView.addGestureRecognizer(tap)
    #expect(try likeliest(of: control) == "gesturePrevented found")
    #expect(try likeliest(of: button) == nil)
    tap.isEnabled = false
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.rootView.addGestureRecognizer(press)
    #expect(try likeliest(of: control)?.hasPrefix("gesturePrevented") == true)
    press.isEnabled = false
    let own = UITapGestureRecognizer()
    own.addTarget(Ear.shared, action: Ear.heard)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addTarget(Ear.shared, action: Ear.heard)
    own.require(toFail: double)
    let card = plain("card", rect(20, 200, 100, 100), in: stage.rootView)
    card.addGestureRecognizer(own)
    card.addGestureRecognizer(double)
    #expect(try likeliest(of: card) == "gesturePrevented possible")
  }

  @MainActor
  private final class Ear: NSObject {
    static let shared = Ear()
    func heard() {}
  }

  @Test("scroll views wait, unless they are told not to")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 1000)
    stage.rootView.addSubview(scroll)
    scroll.addSubview(button)
    #expect(try likeliest(of: button) == "delayed possible")
    scroll.delaysContentTouches = false
    #expect(try likeliest(of: button) == nil)
  }

  @Test("a view with isExclusiveTouch keeps fingers from others")
  func exclusive() throws {
    plain("other", rect(200, 200, 50, 50), in: stage.rootView).isExclusiveTouch = true
    #expect(try likeliest(of: button) == "exclusiveTouch possible")
  }

  @Test("a finger that is meant for a button finds it under what covers it")
  func targets() throws {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.rootView.addSubview(cover)
    let tree = stage.application.treeSnapshot()
    let button = tree.index(of: button.traceID)
    #expect(tree.frontmostTarget(at: CGPoint(x: 60, y: 60)) == button)
    #expect(tree.frontmostTarget(at: CGPoint(x: 300, y: 300)) == tree.index(of: cover.traceID))
    #expect(tree.frontmostTarget(at: CGPoint(x: 900, y: 300)) == nil)
  }

  @Test(
    "of random trees, a reason is found exactly where the view does not get the touch",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func truth() throws {
    let place: Set<TouchCheck> = [
      .outsideBounds, .covered, .interactionDisabled, .hidden, .zeroSize, .windowInFront,
      .hitTestOverridden,
    ]
    for seed in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed))
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let root = RandomTree(random: &random, overrides: false).root
      stage.rootView.addSubview(root)
      let point = random.point(in: rect(0, 0, 399, 399))
      let reports = stage.application.hitTestReports(at: point)
      let tap = Explanation(reports: reports, tree: stage.application.treeSnapshot())
      let names = ViewNames(tap.tree)
      for index in tap.tree.views.indices {
        let diagnosis = TouchDiagnosis(of: index, tap: tap, samples: [], names: names)
        let found = diagnosis.items(.found).contains { place.contains($0.check) }
        let isReached = tap.receiver?.id == tap.tree.views[index].node.id
        let isWindow = tap.tree.views[index].parent == nil
        #expect(found != isReached || isWindow, "seed \(seed), view \(index)")
      }
    }
  }
}
