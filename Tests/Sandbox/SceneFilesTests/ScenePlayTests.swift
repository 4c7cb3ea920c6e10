import TouchTrace
import Foundation
import Geometry
import SceneFiles
import TextFormats
import Testing
import YAMLFormat
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Playing in scenes of files")
struct ScenePlayTests {
  private func stage(_ text: String) throws -> Stage {
    switch SceneReader.read(Data(text.utf8), folder: "/") {
    case .scene(let scene):
      return Stage(size: CGSize(width: 320, height: 480), root: scene.makeRootViewController())
    case .problems(let problems): throw problems[0]
    }
  }

  private func view(_ name: String, on stage: Stage) throws -> UIView {
    try #require(name.view(on: stage))
  }

  @Test("views are where and what the file says")
  func views() throws {
    let stage = try stage(
      """
      root: {backgroundColor: "#102030"}
      views:
        - id: a
          rotation: 90
          frame: [10, 20, 100, 50]
          alpha: 0.5
          subviews: [{id: b, class: UILabel, text: Hi, center: [5, 6], isHidden: true}]
        - {id: s, class: UISlider, value: 7, maximumValue: 10, frame: [0, 200, 100, 30]}
      """
    )
    #expect(stage.rootView.bounds.size == CGSize(width: 320, height: 480))
    let a = try view("a", on: stage)
    #expect(a.bounds.size == CGSize(width: 100, height: 50))
    #expect(a.center == CGPoint(x: 60, y: 45))
    #expect(abs(a.frame.width - 50) < 0.001)
    let b = try #require(a.subviews.first as? UILabel)
    #expect(b.text == "Hi")
    #expect(b.isHidden)
    #expect((try view("s", on: stage) as? UISlider)?.value == 7)
  }

  @Test("actions of controls: log, recolour, toggle, move, set")
  func actions() throws {
    let stage = try stage(
      """
      logView: log
      views:
        - id: button
          class: UIButton
          frame: [0, 0, 100, 50]
          on:
            touchUpInside:
              - log: pressed
              - recolour: {view: box, to: systemRed}
              - toggle: {view: box, property: isHidden}
              - move: {view: box, by: [5, 6]}
              - set: {view: log, alpha: 0.5, textColor: red}
        - {id: box, frame: [0, 100, 50, 50]}
        - {id: log, class: UILabel, frame: [0, 200, 100, 100], numberOfLines: 0}
      """
    )
    stage.finger.tap("button")
    let box = try view("box", on: stage)
    let red = try #require(box.backgroundColor)
    #expect(red.cgColor.components?.first == 1)
    #expect(box.isHidden)
    #expect(box.center == CGPoint(x: 30, y: 131))
    let log = try #require(try view("log", on: stage) as? UILabel)
    #expect(log.text == "pressed")
    #expect(log.alpha == 0.5)
  }

  @Test("recognizers with relations: a double tap keeps a single tap waiting, two may go together")
  func recognizers() throws {
    let stage = try stage(
      """
      logView: log
      views:
        - id: card
          frame: [0, 0, 200, 200]
          isMultipleTouchEnabled: true
          recognizers:
            - {type: tap, id: twice, numberOfTapsRequired: 2, actions: [log: two]}
            - {type: tap, id: once, requiresFailureOf: [twice], actions: [log: one]}
            - {type: pan, id: drag, simultaneousWith: [zoom], actions: [follow]}
            - {type: pinch, id: zoom, actions: [follow]}
            - {type: longPress, shouldBegin: false, on: {began: [log: never]}}
        - {id: log, class: UILabel, frame: [0, 300, 100, 100]}
      """
    )
    let log = try #require(try view("log", on: stage) as? UILabel)
    let card = try view("card", on: stage)
    stage.finger.tap(card)
    #expect(log.text == nil)
    stage.advance(by: 1)
    #expect(log.text == "one")
    stage.finger.doubleTap(card)
    stage.advance(by: 1)
    #expect(log.text == "two\none")
    stage.finger.longPress(card)
    #expect(log.text?.contains("never") == false)
    stage.finger.drag(from: card, by: CGVector(dx: 30, dy: 10))
    #expect(card.center.x > 110)
    stage.pinch(card, scale: 1.5)
    #expect(card.transform.a > 1.1)
  }

  @Test("a recognizer waits because its delegate or that of another one says so")
  func delegates() throws {
    let stage = try stage(
      """
      logView: log
      views:
        - id: list
          class: UIScrollView
          frame: [0, 0, 200, 200]
          contentSize: [200, 600]
          recognizers:
            - {type: tap, id: once, shouldRequireFailureOf: [twice], actions: [log: one]}
            - {type: tap, id: twice, numberOfTapsRequired: 2}
            - {type: swipe, id: up, direction: up, shouldBeRequiredToFailBy: [list.panGestureRecognizer], actions: [log: up]}
        - {id: log, class: UILabel, frame: [0, 300, 100, 100]}
      """
    )
    let log = try #require(try view("log", on: stage) as? UILabel)
    let list = try #require(try view("list", on: stage) as? UIScrollView)
    stage.finger.tap(list)
    #expect(log.text == nil)
    stage.advance(by: 1)
    #expect(log.text == "one")
    stage.finger.drag(from: list, by: CGVector(dx: 0, dy: -80), over: 0.1)
    stage.advance(by: 1)
    #expect(log.text == "up\none")
    #expect(list.contentOffset.y == 0)
  }

  @Test("a plain view reacts to touches, keeps them, and passes them on if told to")
  func touches() throws {
    let stage = try stage(
      """
      views:
        - {id: a, frame: [0, 0, 50, 50], on: {moved: [follow], began: [bringToFront]}}
        - {id: b, frame: [100, 0, 50, 50], forwardsTouches: true, on: {began: [recolour: {to: red}]}}
      """
    )
    let a = try view("a", on: stage)
    stage.finger.drag(from: a, by: CGVector(dx: 30, dy: 40))
    #expect(a.center == CGPoint(x: 55, y: 65))
    #expect(a.superview?.subviews.last === a)
    stage.clear()
    stage.finger.tap("b")
    #expect(stage.transcript([.deliveries, .forwarding]).contains("root.began"))
  }

  @Test("views find the view under a finger in the way the file says")
  func hitTests() throws {
    let stage = try stage(
      """
      views:
        - {id: under, frame: [0, 0, 200, 200]}
        - id: glass
          hitTest: passThrough
          frame: [0, 0, 200, 200]
          subviews: [{id: knob, frame: [0, 0, 20, 20]}]
        - id: small
          hitTest: reachOutside
          frame: [0, 300, 10, 10]
          subviews: [{id: far, frame: [100, 0, 50, 50]}]
        - id: odd
          hitTest: reverse
          frame: [200, 0, 50, 50]
          subviews: [{id: first, frame: [0, 0, 50, 50]}, {id: second, frame: [0, 0, 50, 50]}]
      """
    )
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
      stage.window.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier
    }
    #expect(hit(100, 100) == "under")
    #expect(hit(5, 5) == "knob")
    #expect(hit(120, 320) == "far")
    #expect(hit(210, 10) == "first")
    #expect(hit(300, 450) == "root")
  }

  @Test("controllers are presented, dismissed, pushed and embedded")
  func controllers() throws {
    let stage = try stage(
      """
      navigation: true
      views:
        - {id: show, class: UIButton, frame: [0, 60, 50, 50], on: {touchUpInside: [present: sheet]}}
        - {id: go, class: UIButton, frame: [60, 60, 50, 50], on: {touchUpInside: [push: next]}}
        - {id: slot, frame: [0, 200, 100, 100], embeds: child}
      controllers:
        - {id: sheet, view: {subviews: [{id: close, class: UIButton, frame: [0, 100, 50, 50], on: {touchUpInside: [dismiss]}}]}}
        - {id: next, view: {id: pushed}}
        - {id: child, view: {id: inside, backgroundColor: red}}
      """
    )
    #expect(try view("inside", on: stage).superview?.accessibilityIdentifier == "slot")
    let root = try #require(stage.window.rootViewController)
    stage.finger.tap("show")
    #expect(root.presentedViewController != nil)
    stage.finger.tap("close")
    #expect(root.presentedViewController == nil)
    stage.finger.tap("go")
    #expect(
      (root as? UINavigationController)?.topViewController?.view.accessibilityIdentifier == "pushed"
    )
  }

  @Test("I50: a scene with controllers goes with its root controller")
  func lifetime() throws {
    weak var sheet: UIView?
    weak var root: UIViewController?
    try {
      let stage = try stage(
        """
        views: [{id: show, class: UIButton, frame: [0, 0, 50, 50], on: {touchUpInside: [present: sheet]}}]
        controllers: [{id: sheet, view: {id: inside}}]
        """
      )
      stage.finger.tap("show")
      sheet = try view("inside", on: stage)
      root = stage.window.rootViewController
    }()
    // The stage's application was the latest one until now.
    _ = UIApplication()
    #expect(root == nil)
    #expect(sheet == nil)
  }

  @Test("the schema has a definition for every map, and lists what the reader accepts")
  func schema() throws {
    let text = SceneSchema.json.pretty
    let node = try YAMLReader.value(in: Data(text.utf8))
    let view = try #require(node["$defs"]?["view"]?["properties"])
    for name in [
      "id", "class", "frame", "isUserInteractionEnabled", "recognizers", "subviews", "on",
    ] {
      #expect(view[name] != nil, "\(name)")
    }
    #expect(node["properties"]?["views"] != nil)
    #expect(node["$defs"]?["recognizer"]?["properties"]?["requiresFailureOf"] != nil)
  }
}
