import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Touches that code passes on by hand")
struct NextReadsTests {
  /// A view that runs the test's closure when a touch begins.
  private final class Hand: UIView {
    var work: (Hand, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      work(self, touches, event)
    }

    func passOn(_ touches: Set<UITouch>, _ event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  private let stage = Stage()
  private let outer = Hand()
  private let inner = Hand()

  init() {
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.frame = rect(0, 0, 200, 200)
      view.accessibilityIdentifier = name
      view.isMultipleTouchEnabled = true
    }
    stage.rootView.accessibilityIdentifier = "root"
    stage.rootView.addSubview(outer)
    outer.addSubview(inner)
  }

  private var story: String {
    stage.makeFinger().down(100, 100)
    return stage.transcript([.deliveries, .forwarding])
  }

  @Test("A read of next may be a call of it")
  func read() {
    inner.work = { view, touches, event in view.next?.touchesBegan(touches, with: event) }
    #expect(
      story == """
        inner.began [f1]
        outer.began [f1] perhaps, by the code of inner
        """
    )
  }

  @Test("What was perhaps called may itself pass on; a default method that is reached is certain")
  func byHandAllTheWay() {
    for view in [inner, outer] {
      view.work = { view, touches, event in view.next?.touchesBegan(touches, with: event) }
    }
    let lines = story.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["inner.began [f1]", "root.began [f1]"])
    #expect(
      lines.filter { $0.contains("perhaps") } == [
        "outer.began [f1] perhaps, by the code of inner"
      ]
    )
  }

  // Where overrides are unknown, every responder on the way may have been called.
  @Test(
    "Code that walks up the chain and calls nothing is told where a call could not be seen",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func walk() {
    inner.work = { view, _, _ in for _ in sequence(first: view, next: \UIResponder.next) {} }
    #expect(story == "inner.began [f1]\nouter.began [f1] perhaps, by the code of inner")
    stage.clear()
    let plain = UIView(frame: rect(0, 0, 200, 200))
    outer.addSubview(plain)
    plain.addSubview(inner)
    #expect(story == "inner.began [f2]")
  }

  @Test("A default method that was reached tells for certain, whatever was read before")
  func defaultMethod() {
    inner.work = { view, touches, event in
      _ = view.next
      view.passOn(touches, event)
    }
    #expect(story == "inner.began [f1]\nouter.began [f1]")
  }

  @Test("Reads of the superview, of others' next, and none at all say nothing")
  func nothing() {
    let stranger = UIView()
    outer.addSubview(stranger)
    inner.work = { view, _, _ in
      _ = view.superview?.superview
      _ = stranger.next
      UIApplication.shared.sendAction(
        Selector("nothing", NextReadsTests.Hand.removeFromSuperview),
        to: nil,
        from: view,
        for: nil
      )
    }
    #expect(!story.contains("perhaps"))
  }

  @Test("Later phases are told too")
  func phases() {
    final class Mover: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
      }
    }
    let mover = Mover(frame: rect(0, 0, 50, 50))
    mover.accessibilityIdentifier = "mover"
    inner.addSubview(mover)
    let finger = stage.makeFinger()
    finger.down(10, 10)
    finger.move(12, 10)
    let lines = stage.transcript([.deliveries, .forwarding]).split(separator: "\n")
    // The view above has no override for it, and its default method was traced.
    #expect(lines.contains("inner.moved [f1]") && !lines.contains { $0.contains("perhaps") })
  }
}
