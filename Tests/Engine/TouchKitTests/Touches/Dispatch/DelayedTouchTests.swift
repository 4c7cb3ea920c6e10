import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Withheld and cancelled touches")
struct DelayedTouchTests {
  private let scene = GestureScene()

  @Test(
    "delaysTouchesBegan: a view learns of the touch when the recognizer fails, then where it is"
  )
  func releasedByMovement() {
    let g = UILongPressGestureRecognizer()
    g.delaysTouchesBegan = true
    scene.add(g, "G")
    var places: [CGFloat] = []
    let v = probe { places.append($0) }
    let finger = scene.finger()
    finger.down(on: v)
    finger.move(150, 100)
    finger.up()
    #expect(
      scene.story == """
        G.began [f1]
        G.moved [f1]
        P.began [f1]
        P.moved [f1]
        P.ended [f1]
        """
    )
    #expect(places == [100, 150, 150])
  }

  @Test("delaysTouchesBegan: a lift before the decision tells beginning and end at once")
  func releasedByLift() {
    let g = UILongPressGestureRecognizer()
    g.delaysTouchesBegan = true
    scene.add(g, "G")
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(scene.story == "G.began [f1]\nG.ended [f1]\nV.began [f1]\nV.ended [f1]")
  }

  @Test("delaysTouchesBegan: a view never learns of a touch that a recognizer takes")
  func thrownAway() {
    let g = UITapGestureRecognizer()
    g.delaysTouchesBegan = true
    scene.add(g, "G")
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(scene.story == "G.began [f1]\nG.ended [f1]\nG→ended")
  }

  @Test("delaysTouchesBegan: a timer that fails the recognizer releases the touch without an event")
  func releasedByTimer() {
    let g = UITapGestureRecognizer()
    g.delaysTouchesBegan = true
    scene.add(g, "G")
    let finger = scene.finger()
    finger.down(100, 100)
    scene.stage.advance(to: 2)
    #expect(scene.story == "G.began [f1]\nV.began [f1]")
    finger.up()
    #expect(scene.story == "G.began [f1]\nV.began [f1]\nV.ended [f1]")
  }

  @Test("I36: A touch stays withheld as long as one of several recognizers asks for it")
  func severalRecognizers() {
    let (d, l) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    d.numberOfTapsRequired = 2
    scene.add(d, "D")
    scene.add(l, "L")
    l.delaysTouchesBegan = true
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(scene.story.hasSuffix("V.began [f1]"))
    scene.stage.advance(to: 1)
    #expect(scene.story.hasSuffix("V.began [f1]\nV.ended [f1]"))
  }

  @Test("Only the touches of the recognizer are cancelled")
  func otherFingers() {
    scene.v.isMultipleTouchEnabled = true
    let g = UIPanGestureRecognizer()
    g.maximumNumberOfTouches = 1
    scene.add(g, "G")
    let (a, b) = (scene.finger(), scene.finger())
    a.down(100, 100)
    a.move(130, 100)
    b.down(200, 200)
    a.move(140, 100)
    b.move(210, 200)
    a.up()
    b.up()
    let views = scene.story.split(separator: "\n").filter { $0.hasPrefix("V") }
    #expect(
      views == [
        "V.began [f1]", "V.cancelled [f1]", "V.began [f2]", "V.moved [f2]", "V.ended [f2]",
      ]
    )
  }

  @Test("A finger that joins a gesture under way is the gesture's, not the view's")
  func joiningFinger() {
    scene.v.isMultipleTouchEnabled = true
    scene.add(UIPanGestureRecognizer(), "G")
    let (a, b) = (scene.finger(), scene.finger())
    a.down(100, 100)
    a.move(130, 100)
    b.down(200, 200)
    b.up()
    a.up()
    #expect(!scene.story.contains("V.began [f2]"))
    #expect(scene.actions.last == "G→ended")
  }

  @Test("While it is cancelled the touch reads cancelled; afterwards no view has it")
  func phaseDuringCancel() throws {
    scene.add(UIPanGestureRecognizer(), "G")
    let view = ScriptedView("P", CGRect(x: 0, y: 0, width: 200, height: 200))
    scene.v.addSubview(view)
    var seen: [UITouch] = []
    view.onCancelled = { view, touches, _ in
      for touch in touches {
        #expect(touch.phase == .cancelled && touch.view === view)
        seen.append(touch)
      }
    }
    let finger = scene.finger()
    finger.down(50, 50)
    finger.move(90, 50)
    let touch = try #require(seen.first)
    #expect(touch.phase == .moved && touch.view == nil)
    finger.up()
  }

  @Test("Losing the focus cancels recognizers under way and fails those that wait")
  func focusLost() {
    let (p, d) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    d.numberOfTapsRequired = 2
    scene.add(p, "P")
    scene.add(d, "D")
    scene.stage.tap(CGPoint(x: 100, y: 100))
    scene.stage.send(.focusLost)
    #expect(scene.story.hasSuffix("V.ended [f1]"))
    scene.stage.send(.focusGained)
    let finger = scene.finger()
    finger.down(100, 100)
    finger.move(130, 100)
    scene.stage.send(.focusLost)
    #expect(scene.actions == ["P→began", "P→cancelled"])
    #expect(p.state == .possible && d.state == .possible)
  }

  private func probe(_ note: @escaping (CGFloat) -> Void) -> ScriptedView {
    let view = ScriptedView("P", CGRect(x: 0, y: 0, width: 200, height: 200))
    let noteAll: (ScriptedView, Set<UITouch>, UIEvent?) -> Void = { _, touches, _ in
      for touch in touches { note(touch.location(in: nil).x) }
    }
    view.onBegan = noteAll
    view.onMoved = noteAll
    view.onEnded = noteAll
    scene.v.addSubview(view)
    return view
  }
}
