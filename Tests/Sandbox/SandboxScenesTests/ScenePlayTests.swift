import Foundation
import Geometry
import TouchInput
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Playing with the scenes")
struct ScenePlayTests {
  private func stage(
    _ name: String,
    size: CGSize = CGSize(width: 640, height: 480)
  ) throws -> Stage {
    let scene = try #require(SceneCatalogue.scene(named: name))
    let stage = scene.stage(size: size)
    stage.application.layoutIfNeeded()
    return stage
  }

  // MARK: - nested-colours

  @Test(
    "nested-colours: each colour gets the touches where it is in front",
    arguments: ["root", "white", "green", "orange", "blue", "red", "yellow"]
  )
  func nestedColours(name: String) throws {
    let stage = try stage("nested-colours")
    let view = try #require(stage.rootView.firstView(identified: name))
    // The top left corner of each view is visible.
    let corner = view.convert(CGPoint(x: 2, y: 2), to: nil)
    stage.tap(corner)
    #expect(stage.transcript == "\(name).began [f1]\n\(name).ended [f1]")
  }

  @Test("nested-colours: where two overlap, the one added later is the fittest")
  func overlap() throws {
    let stage = try stage("nested-colours")
    for (front, rear) in [("orange", "green"), ("red", "blue")] {
      let frontView = try #require(stage.rootView.firstView(identified: front))
      let rearView = try #require(stage.rootView.firstView(identified: rear))
      let overlap = frontView.convert(frontView.bounds, to: nil)
        .intersection(rearView.convert(rearView.bounds, to: nil))
      #expect(!overlap.isEmpty)
      stage.clear()
      stage.tap(CGPoint(x: overlap.minX + 2, y: overlap.minY + 2))
      #expect(stage.transcript.hasPrefix("\(front).began"))
    }
  }

  @Test("nested-colours: the tiles keep their shares when the window changes")
  func resizedTiles() throws {
    let stage = try stage("nested-colours")
    let yellow = try #require(stage.rootView.firstView(identified: "yellow"))
    let before = yellow.frame
    stage.send(.resized(CGSize(width: 1280, height: 960)))
    stage.application.layoutIfNeeded()
    #expect(abs(yellow.frame.width - before.width * 2) <= 2)
    #expect(stage.rootView.bounds.size == CGSize(width: 1280, height: 960))
  }

  // MARK: - drag-touches

  @Test("drag-touches: the boxes lie where the documentation says")
  func boxes() throws {
    let stage = try stage("drag-touches")
    let box = try #require(stage.rootView.firstView(identified: "box"))
    let box2 = try #require(stage.rootView.firstView(identified: "box2"))
    #expect(box.frame == CGRect(x: 40, y: 60, width: 120, height: 120))
    #expect(box2.frame == CGRect(x: 220, y: 60, width: 120, height: 120))
  }

  @Test("drag-touches: a box moves exactly as far as its finger")
  func drag() throws {
    let stage = try stage("drag-touches")
    let box = try #require(stage.rootView.firstView(identified: "box"))
    stage.drag(from: CGPoint(x: 100, y: 120), by: CGVector(dx: 80, dy: 35))
    #expect(box.frame == CGRect(x: 120, y: 95, width: 120, height: 120))
  }

  @Test("drag-touches: two fingers drag two boxes at once")
  func twoFingers() throws {
    let stage = try stage("drag-touches")
    let box = try #require(stage.rootView.firstView(identified: "box"))
    let box2 = try #require(stage.rootView.firstView(identified: "box2"))
    let (first, second) = (stage.makeFinger(), stage.makeFinger())
    stage.perform([
      .down(first, CGPoint(x: 100, y: 120)), .down(second, CGPoint(x: 280, y: 120)),
    ])
    stage.perform([
      .move(first, CGPoint(x: 110, y: 150)), .move(second, CGPoint(x: 240, y: 125)),
    ])
    stage.perform([.up(first, nil), .up(second, nil)])
    #expect(box.frame.origin == CGPoint(x: 50, y: 90))
    #expect(box2.frame.origin == CGPoint(x: 180, y: 65))
  }

  @Test("drag-touches: a second finger on the same box does not make it jump")
  func secondFinger() throws {
    let stage = try stage("drag-touches")
    let box = try #require(stage.rootView.firstView(identified: "box"))
    let (first, second) = (stage.makeFinger(), stage.makeFinger())
    first.down(100, 120)
    second.down(60, 80)
    second.move(300, 300)
    first.move(105, 120)
    #expect(box.frame.origin == CGPoint(x: 45, y: 60))
  }

  // MARK: - drag-transform

  @Test("drag-transform: a view follows the finger, turned or not", arguments: ["card", "turned"])
  func transform(name: String) throws {
    let stage = try stage("drag-transform")
    let card = try #require(stage.rootView.firstView(identified: name))
    let before = CGPoint(x: card.frame.midX, y: card.frame.midY)
    stage.drag(from: before, by: CGVector(dx: 80, dy: 35))
    #expect(abs(card.frame.midX - before.x - 80) < 1e-9)
    #expect(abs(card.frame.midY - before.y - 35) < 1e-9)
  }

  // MARK: - Small windows

  @Test(
    "views that can be dragged fit into a small window",
    arguments: ["drag-touches", "drag-transform"]
  )
  func smallWindow(name: String) throws {
    let stage = try stage(name, size: CGSize(width: 320, height: 240))
    for view in stage.rootView.subviews {
      #expect(stage.rootView.bounds.contains(view.frame))
    }
  }

  @Test(
    "a window that shrinks brings views back within reach",
    arguments: ["drag-touches", "drag-transform"]
  )
  func shrinking(name: String) throws {
    let stage = try stage(name)
    let view = try #require(stage.rootView.subviews.last)
    stage.drag(
      from: CGPoint(x: view.frame.midX, y: view.frame.midY),
      by: CGVector(dx: 300, dy: 280)
    )
    stage.send(.resized(CGSize(width: 320, height: 240)))
    stage.application.layoutIfNeeded()
    #expect(stage.rootView.bounds.size == CGSize(width: 320, height: 240))
    #expect(view.frame.midX <= 320.001)
    #expect(view.frame.midY <= 240.001)
  }
}
