import Foundation
import Geometry
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Playing with the scenes of recognizers")
struct GestureSceneTests {
  private func stage(_ name: String) throws -> Stage {
    let scene = try #require(SceneCatalogue.scene(named: name))
    let stage = scene.stage(size: CGSize(width: 640, height: 480))
    stage.application.layoutIfNeeded()
    return stage
  }

  private func log(_ stage: Stage) throws -> String {
    try #require(stage.rootView.firstView(identified: "log") as? UILabel).text ?? ""
  }

  private func view(_ name: String, _ stage: Stage) throws -> UIView {
    try #require(stage.rootView.firstView(identified: name))
  }

  @Test("recognizer-vs-view: the log of Seed 1, literally")
  func seedLog() throws {
    let stage = try stage("recognizer-vs-view")
    stage.finger.tap("view")
    let log = try log(stage)
    #expect(
      log == """
        TestGestureRecognizer touchesBegan(_:with:)
        TestView touchesBegan(_:with:)
        TestGestureRecognizer touchesEnded(_:with:)
        tapViewClicked(gestureRecognize:)
        TestView touchesCancelled(_:with:)
        """
    )
  }

  @Test("cancels-and-delays: without a switch touched, the double tap cancels both touches")
  func usualFlags() throws {
    let stage = try stage("cancels-and-delays")
    stage.finger.doubleTap("pad")
    stage.advance(by: 1)
    let log = try log(stage)
    #expect(
      log == """
        pad began ×2
        double tap recognised
        pad cancelled
        """
    )
  }

  @Test("cancels-and-delays: each switch changes what the view sees of the next taps")
  func switchedFlags() throws {
    let expected = [
      "cancels": "pad began ×2|double tap recognised|pad ended ×2",
      "delays-began": "double tap recognised",
      "delays-ended": "pad began|pad ended|pad began|double tap recognised|pad cancelled",
    ]
    for (name, story) in expected {
      let stage = try stage("cancels-and-delays")
      stage.finger.tap(name)
      stage.finger.doubleTap("pad")
      stage.advance(by: 1)
      let log = try log(stage)
      #expect(log == story.replacing("|", with: "\n"), "\(name)")
    }
  }

  @Test("cancels-and-delays: delaysTouchesEnded keeps a single tap's end back until it fails")
  func delayedEnd() throws {
    for isDelayed in [true, false] {
      let stage = try stage("cancels-and-delays")
      if !isDelayed { stage.finger.tap("delays-ended") }
      stage.finger.tap("pad")
      #expect(try log(stage) == (isDelayed ? "pad began" : "pad began\npad ended"))
      stage.advance(by: 1)
      #expect(try log(stage) == "pad began\npad ended")
    }
  }

  @Test("require-to-fail: only one of the pads takes a double tap for two things")
  func doubleTaps() throws {
    for (pad, story) in [
      ("at-once", "at-once: single tap\nat-once: double tap"), ("waiting", "waiting: double tap"),
    ] {
      let stage = try stage("require-to-fail")
      stage.finger.doubleTap(pad)
      stage.advance(by: 1)
      #expect(try log(stage) == story)
    }
  }

  @Test("require-to-fail: a single tap comes at once, or when the double tap has failed")
  func singleTaps() throws {
    let stage = try stage("require-to-fail")
    stage.finger.tap("at-once")
    #expect(try log(stage) == "at-once: single tap")
    stage.finger.tap("waiting")
    #expect(try log(stage) == "at-once: single tap")
    stage.advance(by: 0.4)
    #expect(try log(stage) == "at-once: single tap\nwaiting: single tap")
  }

  @Test("simultaneous: the photo grows, turns and moves at once; the one without delegate does not")
  func photo() throws {
    for (name, isFree) in [("photo", true), ("alone", false)] {
      let stage = try stage("simultaneous")
      let photo = try view(name, stage)
      let middle = photo.center
      let (first, second) = (stage.makeFinger(), stage.makeFinger())
      first.down(middle.x - 30, middle.y)
      second.down(middle.x + 30, middle.y)
      // The first finger stays, and the second one moves up and to the right.
      for step in 1...20 {
        stage.advance(by: 1.0 / 60)
        second.move(middle.x + 30 + CGFloat(step) * 2, middle.y - CGFloat(step) * 3)
      }
      first.up()
      second.up()
      let turn = atan2(photo.transform.b, photo.transform.a)
      let growth = hypot(photo.transform.a, photo.transform.b)
      let both = turn < -0.3 && growth > 1.3
      #expect(both == isFree, "\(name) turned by \(turn), grew ×\(growth)")
      #expect(photo.center != middle)
    }
  }

  @Test("shared-touch: the touch tells who sees it, and the first to recognise fails the others")
  func shared() throws {
    let stage = try stage("shared-touch")
    stage.finger.tap("inner")
    let log = try log(stage)
    #expect(
      log == """
        shared with: tap, pan, long press
        tap of inner: ended
        inner: cancelled
        """
    )
  }

  @Test("shared-touch: a drag is the outer view's, a press the ground's")
  func others() throws {
    let drag = try stage("shared-touch")
    drag.finger.drag(from: "inner", by: CGVector(dx: 60, dy: 0))
    #expect(try log(drag).contains("\npan of outer: began\n"))
    let press = try stage("shared-touch")
    press.finger.longPress("inner", for: 0.8)
    #expect(try log(press).contains("\nlong press of root: began\ninner: cancelled"))
  }

  @Test("drag-pan: a box goes as far as its finger, but for the 10 points that make a pan")
  func pan() throws {
    let stage = try stage("drag-pan")
    let box = try view("box", stage)
    #expect(box.frame == CGRect(x: 40, y: 60, width: 120, height: 120))
    stage.drag(from: box.center, by: CGVector(dx: 80, dy: 0))
    #expect(box.frame == CGRect(x: 110, y: 60, width: 120, height: 120))
    #expect(box.gestureRecognizers?.count == 1)
  }

  @Test("states: each recognizer tells its way")
  func ways() throws {
    let stage = try stage("states")
    stage.finger.tap("pad")
    stage.advance(by: 2)
    let log = try log(stage)
    #expect(
      log == """
        tap: possible → ended
        double tap: possible → failed
        long press: possible → failed
        swipe: possible → failed
        pan: possible → failed
        edge pan: possible → failed
        pinch: possible → failed
        rotation: possible → failed
        """
    )
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("states: a drag to the right is a pan, and a swipe when it is quick")
  func dragged() throws {
    let stage = try stage("states")
    stage.finger.drag(from: "pad", by: CGVector(dx: 100, dy: 0), over: 0.2)
    let log = try log(stage)
    #expect(log.contains("pan: possible → began → changed → ended"))
    #expect(log.contains("swipe: possible → ended"))
    #expect(log.hasPrefix("tap: possible → failed\n"))
  }
}
