import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("Where the overlay puts labels")
struct OverlayLayoutTests {
  private let stage = OverlayStage(withMarginsAround: Story.screen.size)

  /// Returns every text with its box, in the order of painting.
  private func boxes(_ picture: DisplayList) -> [(text: String, box: CGRect)] {
    picture.commands.compactMap { command in
      guard case .text(let run, let point) = command else { return nil }
      return (run.string, CGRect(origin: point, size: Typewriter().size(of: run)))
    }
  }

  private func views(_ count: Int, inset: CGFloat) -> [NodeSnapshot] {
    (0..<count).map { index in
      let distance = CGFloat(count - index) * inset
      return Story.view(index + 1, "v\(index)", Story.screen.insetBy(dx: distance, dy: distance))
    }
  }

  @Test("labels stand in the margin in the order of the chain, and do not cover each other")
  func order() {
    var story = Story()
    story.press(1, views(5, inset: 20))
    let numbers = boxes(story.framed([.hitTestView, .chain])).filter { Int($0.text) != nil }
    #expect(numbers.map(\.text).sorted() == ["1", "2", "3", "4", "5"])
    let places = numbers.sorted { $0.text < $1.text }.map(\.box.minX)
    #expect(places == places.sorted() || places == places.sorted().reversed())
    for label in numbers { #expect(label.box.maxY <= stage.scene.minY) }
    let all = boxes(story.framed([.hitTestView, .chain]))
    for (index, label) in all.enumerated() {
      #expect(!all.dropFirst(index + 1).contains { $0.box.intersects(label.box) })
    }
  }

  @Test("where there is no room, names of ancestors go first, and that of the hit view last")
  func dropping() {
    var story = Story()
    let wide = (0..<9).map { (index: Int) -> NodeSnapshot in
      let distance = CGFloat(10 - index) * 8
      let rect = Story.screen.insetBy(dx: distance, dy: distance)
      return Story.view(index + 1, "a view with quite a long name \(index)", rect)
    }
    story.press(1, wide)
    let texts = story.framed([.hitTestView, .chain]).texts
    #expect(texts.filter { Int($0) != nil }.count == 9)
    #expect(texts.contains("a view with quite a long name 0"))
    #expect(!texts.contains("a view with quite a long name 5"))
  }

  @Test("what is said of the hit view goes before its name does")
  func remarks() throws {
    let view = Story.view(1, "card", CGRect(x: 290, y: 100, width: 20, height: 20))
    let root = Story.view(2, "root", Story.screen)
    let taker = Story.node(9, .gestureRecognizer, String(repeating: "long name ", count: 6))
    var story = Story()
    story.press(1, [view, root])
    story.tell(.taken(touch: 1, from: view, by: taker))
    #expect(story.framed([.hitTestView, .chain]).texts.contains("card"))
  }

  @Test("a leader ends on the nearest edge of its view, straight below its number")
  func leader() throws {
    var story = Story()
    story.press(1)
    let leaders = story.framed(.hitTestView).strokes(OverlayPalette.standard.hitLabel)
    let box = try #require(leaders.first?.path.boundingBox)
    let button = try #require(Story.button.quad?.boundingBox)
    #expect(box.width == 0)
    #expect(abs(box.maxY - (stage.scene.minY + button.minY)) < 1)
    #expect(box.minX >= stage.scene.minX + button.minX)
    #expect(box.minX <= stage.scene.minX + button.maxX)
  }

  @Test("of the places along an edge, a leader takes one that crosses no text")
  func texts() throws {
    var story = Story()
    story.press(1)
    let free = story.framed(.hitTestView).strokes(OverlayPalette.standard.hitLabel)
    let usual = try #require(free.first?.path.boundingBox.minX)
    let place = stage.scenePoint(CGPoint(x: usual, y: 0)).x
    let avoiding = story.framed(.hitTestView) { contents in
      contents.texts = [CGRect(x: place - 6, y: 40, width: 12, height: 20)]
    }
    let leader = try #require(avoiding.strokes(OverlayPalette.standard.hitLabel).first)
    #expect(abs(leader.path.boundingBox.minX - usual) >= 6)
  }

  @Test("where every column crosses a text, the leader takes the one that covers least of them")
  func leastText() throws {
    var story = Story()
    story.press(1)
    let button = try #require(Story.button.quad?.boundingBox)
    // A high text is above the whole view, and a low one above its right end only.
    let low = CGRect(x: button.midX + 20, y: 60, width: 200, height: 8)
    let high = CGRect(x: 0, y: 40, width: button.midX + 14, height: 60)
    let picture = story.framed(.hitTestView) { $0.texts = [low, high] }
    let line = try #require(picture.strokes(OverlayPalette.standard.hitLabel).first)
    let column = stage.scenePoint(CGPoint(x: line.path.boundingBox.midX, y: 0)).x
    #expect(column > high.maxX + 2 && column < button.maxX)
  }

  @Test("a label stands on another side where its leader from above would cross a text")
  func otherSide() throws {
    let view = Story.view(1, "card", CGRect(x: 300, y: 200, width: 100, height: 100))
    func line(_ texts: [CGRect]) throws -> CGRect {
      var contents = OverlayContents()
      contents.guess = view
      contents.texts = texts
      let wide = OverlayStage(
        canvas: CGRect(x: 0, y: 0, width: 1000, height: 600),
        scene: CGRect(x: 200, y: 60, width: 600, height: 480)
      )
      let picture = OverlayPainter(measuring: Typewriter()).picture(of: contents, on: wide)
      let strokes = picture.strokes(OverlayPalette.standard.hitLabel)
      return try #require(strokes.map(\.path.boundingBox).first { min($0.width, $0.height) == 0 })
    }
    #expect(try line([]).width == 0)
    let beside = try line([CGRect(x: 250, y: 100, width: 200, height: 20)])
    #expect(beside.height == 0 && beside.minX == 600)
  }

  @Test("the second step of a prediction stands beside the scene; its line ends on the ring")
  func ring() throws {
    var contents = OverlayContents()
    contents.ring = CGPoint(x: 437.5, y: 302.25)
    let alone = OverlayPainter(measuring: Typewriter()).picture(of: contents, on: stage)
    #expect(!boxes(alone).contains { $0.text == "2" })
    contents.isRingSecondStep = true
    let picture = OverlayPainter(measuring: Typewriter()).picture(of: contents, on: stage)
    let label = try #require(boxes(picture).first { $0.text == "2" })
    #expect(label.box.minX >= stage.scene.maxX)
    let line = try #require(
      picture.strokes(OverlayPalette.standard.text).map(\.path.boundingBox).first { $0.height == 0 }
    )
    let place = stage.place(CGPoint(x: 437.5, y: 302.25))
    #expect(line.midY == place.y && line.minX == place.x + 23)
    #expect(abs(label.box.midY - place.y) < 9)
  }

  @Test("marks follow the scale of the scene, and keep their own size")
  func scaled() throws {
    var story = Story()
    story.press(1)
    let stage = OverlayStage(
      canvas: CGRect(x: 0, y: 0, width: 600, height: 500),
      scene: CGRect(x: 60, y: 60, width: 480, height: 360),
      scale: 0.75
    )
    let picture = OverlayPainter(measuring: Typewriter(), parts: .hitTestView)
      .picture(of: OverlayContents(story.state), on: stage)
    let outline = try #require(picture.strokes(OverlayPalette.standard.hitTestView).first)
    #expect(outline.path.boundingBox == CGRect(x: 210, y: 172.5, width: 90, height: 60))
    #expect(outline.style.width == 3.5)
  }

  @Test(
    "the name of a finger is whole wherever the finger is",
    arguments: [(2, 2), (610, 240), (638, 2), (638, 478), (2, 478)] as [(CGFloat, CGFloat)]
  )
  func fingerNames(_ x: CGFloat, _ y: CGFloat) throws {
    var story = Story()
    story.press(1, at: CGPoint(x: x, y: y))
    for picture in [story.framed(.touches), story.picture(.touches)] {
      guard case .clip(let limits)? = picture.commands.dropFirst().first else {
        Issue.record("expected marks to be cut off at the scene's edge")
        return
      }
      let tags = picture.commands.compactMap { command -> CGRect? in
        guard case .fill(let path, OverlayPalette.standard.touch) = command else { return nil }
        return path.boundingBox.height > 10 ? path.boundingBox : nil
      }
      let tag = try #require(tags.first)
      #expect(tags.count == 1 && limits.contains(tag))
    }
  }

  @Test(
    "labels stay in the picture wherever their views are",
    arguments: [(-60, -40), (600, -40), (600, 460), (-60, 460), (250, 200)] as [(CGFloat, CGFloat)]
  )
  func labels(_ x: CGFloat, _ y: CGFloat) {
    var story = Story()
    let rect = CGRect(x: x, y: y, width: 80, height: 60)
    let view = Story.view(1, "a view with a name that is rather long for a label", rect)
    story.tell(.firstResponderChanged(from: nil, to: view))
    story.tell(.hitTest(Story.report([(view, .rejected(.zeroSize))]), touch: 1))
    story.press(1, [view], at: CGPoint(x: rect.midX, y: rect.midY))
    for (text, box) in boxes(story.framed()) {
      #expect(stage.canvas.insetBy(dx: -40, dy: -40).covers(box), "\(text) at \(box)")
    }
  }
}
