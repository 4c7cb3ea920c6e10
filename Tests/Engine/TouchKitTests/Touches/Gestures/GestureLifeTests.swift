import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("The life of a recognizer")
struct GestureLifeTests {
  private let scene = GestureScene()

  @Test("The base class never recognises and leaves views alone")
  func baseClass() {
    let g = UIGestureRecognizer()
    scene.add(g, "G")
    scene.drag(through: [150])
    #expect(scene.actions == [])
    #expect(scene.story.hasSuffix("V.moved [f1]\nG.ended [f1]\nV.ended [f1]"))
    #expect(g.state == .possible)
  }

  @Test("I30, M07: Writes to state are read as the nearest legal ones")
  func writes() {
    typealias State = UIGestureRecognizer.State
    let cases: [([State], [State])] = [
      ([.changed], [.began, .cancelled]), ([.began, .failed], [.began, .cancelled]),
      ([.began, .began], [.began, .changed, .cancelled]), ([.failed, .began], []),
      ([.cancelled], []),
      ([.ended, .changed], [.ended]), ([.began, .possible, .ended], [.began, .ended]),
    ]
    for (writes, told) in cases {
      let scene = GestureScene()
      let g = ScriptedRecognizer()
      scene.add(g, "G")
      g.onMoved = { g in
        if g.step < writes.count { g.state = writes[g.step] }
        g.step += 1
      }
      scene.drag(through: [110, 120, 130, 140])
      #expect(scene.states == told, "\(writes)")
      #expect(g.state == .possible || g.state == told.last)
    }
  }

  @Test("Beginning, changing and ending in one event tells the beginning and the end")
  func allAtOnce() {
    let g = ScriptedRecognizer()
    scene.add(g, "G")
    g.onMoved = { g in
      g.state = .began
      g.state = .changed
      #expect(g.state == .changed)
      g.state = .ended
    }
    scene.drag(through: [110])
    #expect(scene.states == [.began, .ended])
    #expect(scene.story.contains("G→began\nV.cancelled [f1]\nG→ended"))
  }

  @Test("Changed again in one event is told once, in each event anew")
  func changes() {
    let g = ScriptedRecognizer()
    scene.add(g, "G")
    g.onBegan = { $0.state = .began }
    g.onMoved = { g in
      g.state = .changed
      g.state = .changed
    }
    g.onEnded = { $0.state = .ended }
    scene.drag(through: [110, 120])
    #expect(scene.states == [.began, .changed, .changed, .ended])
    #expect(!scene.story.contains("V."))
  }

  @Test("After super the state tells already whether it was recognised or vetoed")
  func stateAfterSuper() {
    let g = NotingTap()
    scene.add(g, "G")
    scene.stage.tap(CGPoint(x: 100, y: 100))
    let delegate = GestureDelegate()
    delegate.begins = false
    g.delegate = delegate
    scene.stage.advance(by: 1)
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(g.statesAfterSuper == [.ended, .failed])
  }

  @Test("A touch that is ignored stays with the view")
  func ignoring() {
    scene.v.isMultipleTouchEnabled = true
    let g = ScriptedRecognizer()
    scene.add(g, "G")
    g.onTouch = { g, touch, event in
      if g.numberOfTouches > 1 { g.ignore(touch, for: event) }
    }
    g.onMoved = { $0.state = .began }
    let (a, b) = (scene.finger(), scene.finger())
    a.down(100, 100)
    b.down(200, 200)
    #expect(g.numberOfTouches == 1)
    a.move(120, 100)
    b.up()
    #expect(scene.story.contains("V.cancelled [f1]") && scene.story.contains("V.ended [f2]"))
    a.up()
  }

  @Test("Removed in its own action it is cancelled once and knows no view")
  func removedInAction() {
    let g = UIPanGestureRecognizer()
    let remover = Remover()
    g.addTarget(remover, action: Remover.remove)
    scene.add(g, "G")
    scene.drag(through: [120, 140])
    #expect(scene.states == [.began, .cancelled])
    #expect(g.view == nil && g.state == .possible && scene.v.gestureRecognizers == nil)
  }

  @Test("A recognizer whose view leaves the window is cancelled; one above goes on")
  func viewRemoved() {
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let delegate = GestureDelegate()
    delegate.runsBeside = true
    inner.delegate = delegate
    scene.add(inner, "I")
    scene.add(outer, "O", to: scene.stage.rootView)
    let finger = scene.finger()
    finger.down(100, 100)
    finger.move(120, 100)
    scene.v.removeFromSuperview()
    finger.move(140, 100)
    finger.up()
    #expect(
      scene.actions == ["I→began", "O→began", "I→cancelled", "O→changed", "O→ended"]
    )
  }

  @Test("Moving a recognizer to another view takes it from the first")
  func moving() {
    let g = UITapGestureRecognizer()
    scene.add(g, "G")
    scene.stage.rootView.addGestureRecognizer(g)
    #expect(g.view === scene.stage.rootView)
    #expect(scene.v.gestureRecognizers == nil)
  }

  @Test("Identical targets count once, are told in order, and wildcards remove them")
  func targets() {
    let g = UITapGestureRecognizer()
    var calls: [String] = []
    let (a, b) = (Caller("a") { calls.append($0) }, Caller("b") { calls.append($0) })
    scene.add(g, "G")
    for target in [a, b, a] { g.addTarget(target, action: Caller.call) }
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(calls == ["a", "b"])
    g.removeTarget(a, action: nil)
    scene.stage.advance(by: 1)
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(calls == ["a", "b", "b"])
    g.removeTarget(nil, action: nil)
    scene.stage.advance(by: 1)
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(calls == ["a", "b", "b"])
  }

  @Test("In no window a subclass can be driven by hand, as unit tests do")
  func drivenByHand() {
    let g = ScriptedRecognizer()
    var calls: [String] = []
    let caller = Caller("told") { calls.append($0) }
    g.addTarget(caller, action: Caller.call)
    g.onBegan = { $0.state = .began }
    g.onEnded = { $0.state = .ended }
    g.touchesBegan([UITouch()], with: UIEvent())
    #expect(g.state == .began)
    g.touchesEnded([UITouch()], with: UIEvent())
    #expect(g.state == .ended && calls == ["told", "told"])
    g.touchesBegan([UITouch()], with: UIEvent())
    #expect(g.state == .began)
  }

  @Test("I50: Nothing is retained when a gesture is over")
  func retention() {
    weak var recognizer: UIGestureRecognizer?
    weak var touch: UITouch?
    do {
      let scene = GestureScene()
      let g = ScriptedRecognizer()
      recognizer = g
      g.onTouch = { _, seen, _ in touch = seen }
      scene.add(g, "G")
      scene.drag(through: [150])
      #expect(touch == nil)
      scene.v.removeGestureRecognizer(g)
    }
    #expect(recognizer == nil)
  }
}

private final class NotingTap: UITapGestureRecognizer {
  var statesAfterSuper: [UIGestureRecognizer.State] = []

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    statesAfterSuper.append(state)
  }
}

@MainActor
private final class Remover: NSObject {
  func remove(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

@MainActor
private final class Caller {
  private let name: String
  private let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
  }

  func call() { note(name) }
}
