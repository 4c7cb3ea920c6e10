import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("The overlay's picture")
struct OverlayPainterTests {
  private let palette = OverlayPalette.standard
  private let point = CGPoint(x: 250, y: 200)
  private let stage = OverlayStage(withMarginsAround: Story.screen.size)

  @Test("nothing happened, nothing is drawn")
  func nothing() {
    #expect(Story().picture().isEmpty)
    #expect(Story().framed().isEmpty)
  }

  @Test("switched off parts are not drawn", arguments: 0..<5)
  func parts(_ bit: Int) {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.card))
    story.tell(.hitTest(Story.report([(Story.other, .rejected(.hidden))]), touch: 1))
    story.press(1)
    let part = OverlayParts(rawValue: 1 << bit)
    let colors = [
      palette.hitTestView, palette.chain, palette.touch, palette.firstResponder, palette.rejected,
    ]
    let picture = story.picture(part)
    for (index, color) in colors.enumerated() {
      #expect(picture.strokes(color).isEmpty == (index != bit))
    }
    #expect(story.picture([]).isEmpty)
  }

  @Test("a receiver is only possible if the text has no more than frames")
  func framesOnly() {
    var story = Story()
    story.press(1)
    var frames = AppFacts.View()
    frames.isFramesOnly = true
    let facts = AppFacts(["card": frames])
    #expect(facts.areFramesOnly(Story.chain))
    #expect(!facts.areFramesOnly([Story.root]))
    #expect(story.framed().texts.contains("button"))
    #expect(story.framed { $0.facts = facts }.texts.contains("maybe button"))
  }

  @Test("no view is tinted: over the scene there are lines, fingers and small discs alone")
  func noTint() {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.card))
    story.tell(.hitTest(Story.report([(Story.other, .rejected(.hidden))]), touch: 1))
    story.press(1)
    for command in story.framed().commands {
      guard case .fill(let path, _) = command else { continue }
      let box = path.boundingBox.intersection(stage.scene)
      #expect(box.isNull || box.width * box.height < 500, "\(path)")
    }
  }

  @Test("each outline has a casing of one end of the greys and a hairline of the other")
  func casing() throws {
    var story = Story()
    story.press(1)
    let picture = story.picture(.hitTestView)
    let core = try #require(picture.strokes(palette.hitTestView).first)
    #expect(core.style.width == 3.5)
    #expect(picture.strokes(.white).contains { $0.path == core.path && $0.style.width == 5.5 })
    #expect(
      picture.strokes(Color.black.faded(by: 0.8)).contains { $0.path == core.path }
    )
  }

  @Test("a turned view keeps its shape")
  func turned() {
    var story = Story()
    let turn = CGAffineTransform(translationX: 300, y: 200).rotated(by: 0.5)
    let quad = Quad(CGRect(x: -50, y: -30, width: 100, height: 60), transform: turn)
    story.press(1, [Story.node(1, .view, "UIView", "card", quad)])
    let outlines = story.picture(.hitTestView).strokes(palette.hitTestView)
    #expect(outlines.first?.path == Path(quad: quad))
  }

  @Test("a view that was kept from its finger has a dashed outline and a label with the reason")
  func keptAway() {
    var story = Story()
    story.press(1, Story.chain, .exclusiveTouch)
    let picture = story.framed(.hitTestView)
    #expect(picture.strokes(palette.rejected).first?.style.dashes.isEmpty == false)
    #expect(picture.texts == ["button", " · f1 exclusive touch"])
  }

  @Test("one view under several fingers has one outline and one label")
  func severalFingers() {
    var story = Story()
    story.press(1)
    story.press(2)
    let picture = story.framed(.hitTestView)
    #expect(picture.strokes(palette.hitTestView).count == 1)
    #expect(picture.texts == ["1", "button"])
  }

  @Test(
    "a view whose recognizers are read about has a neutral outline, and a label with their number"
  )
  func recognizerOwners() {
    let box = CGRect(x: 100, y: 100, width: 200, height: 100)
    let card = Story.view(1, "card", box)
    let picture = Story().framed { $0.recognizerOwners = [.init(view: card, count: 4)] }
    #expect(picture.texts == ["card", " · 4 recognizers"])
    let place = CGRect(origin: stage.place(box.origin), size: box.size)
    #expect(picture.strokes(Color(hex: 0xECEEF1)).contains { $0.path.boundingBox == place })
    let one = Story().framed { $0.recognizerOwners = [.init(view: card, count: 1)] }
    #expect(one.texts == ["card", " · 1 recognizer"])
  }

  @Test("views of the chain have numbers and names in the margin; others stand in no picture")
  func chain() {
    var story = Story()
    story.press(1)
    #expect(
      story.framed([.hitTestView, .chain]).texts == ["1", "button", "2", "card", "3", "root"]
    )
  }

  @Test("without a margin there are numbers alone, each inside of its view")
  func numbersInside() throws {
    var story = Story()
    story.press(1)
    let picture = story.picture([.hitTestView, .chain])
    #expect(picture.texts.sorted() == ["1", "2", "3"])
    for (text, node) in [("1", Story.button), ("2", Story.card)] {
      let box = try #require(node.quad?.boundingBox)
      #expect(picture.place(of: text).map(box.contains) == true)
    }
  }

  @Test("a ring is 44 points wide, with its number beside it")
  func ring() {
    var story = Story()
    story.tell(.sent(to: Story.window, touches: [Story.touch(7, .began, point, taps: 2)]))
    let picture = story.picture(.touches)
    let box = CGRect(x: 228, y: 178, width: 44, height: 44)
    #expect(picture.strokes(palette.touch).contains { $0.path.boundingBox == box })
    #expect(picture.texts == ["f7 ×2"])
  }

  @Test("rings disappear when all fingers are up; view and chain stay")
  func afterwards() {
    var story = Story()
    story.press(1)
    story.send(1, .moved, CGPoint(x: 260, y: 210))
    let before = story.framed([.hitTestView, .chain])
    story.send(1, .ended, CGPoint(x: 260, y: 210))
    #expect(story.picture(.touches).isEmpty)
    #expect(story.framed([.hitTestView, .chain]) == before)
  }

  @Test("a finger that left the scene has a dashed ring at its edge")
  func outside() {
    var story = Story()
    story.press(1)
    story.send(1, .moved, CGPoint(x: 900, y: -50))
    let rings = story.picture(.touches).strokes(palette.touch).filter {
      $0.path.boundingBox.size == CGSize(width: 44, height: 44)
    }
    #expect(rings.map { $0.path.boundingBox.origin } == [CGPoint(x: 618, y: -22)])
    #expect(rings.allSatisfy { !$0.style.dashes.isEmpty })
  }

  @Test("a finger that nobody receives is drawn, and says why")
  func nobody() {
    var story = Story()
    story.press(1, [], .nobody)
    story.send(1, .began, point)
    let picture = story.framed(.touches)
    #expect(!picture.strokes(palette.touch).isEmpty)
    #expect(picture.texts.joined().contains("f1: nobody · no window took it"))
  }

  @Test("rejected views have dashes and say why, from six on only the one under the pointer")
  func rejected() {
    var story = Story()
    let steps = (0..<6).map { index in
      (
        Story.view(
          40 + index,
          "v\(index)",
          CGRect(x: 20 + index * 90, y: 40, width: 80, height: 60)
        ),
        HitTestStep.Verdict.rejected(.interactionDisabled)
      )
    }
    story.tell(.hitTest(Story.report(Array(steps.prefix(2))), touch: 1))
    let words = " · interaction off"
    #expect(story.framed(.rejected).texts == ["v0", words, "v1", words])
    #expect(
      story.framed(.rejected).strokes(palette.rejected).allSatisfy { !$0.style.dashes.isEmpty }
    )
    story.tell(.hitTest(Story.report(steps), touch: 1))
    story.tell(
      .sent(to: Story.window, touches: [Story.touch(1, .regionMoved, CGPoint(x: 130, y: 60))])
    )
    #expect(story.framed(.rejected).texts == ["v1", words])
  }

  @Test("the first responder has an outline with a caret")
  func firstResponder() {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.card))
    let picture = story.framed(.firstResponder)
    #expect(picture.texts == ["first responder: card"])
    // The strokes are the outline, the caret, and the line to the label.
    #expect(picture.strokes(palette.firstResponder).map(\.style.width) == [3, 2.5, 1.75])
  }

  @Test("of views with the same frame, the outer outline is that of the view that receives")
  func sameFrame() throws {
    var story = Story()
    let twin = Story.view(50, "twin", try #require(Story.button.quad?.boundingBox))
    story.press(1, [Story.button, twin])
    let picture = story.picture([.hitTestView, .chain])
    let inner = try #require(picture.strokes(palette.chain).first?.path.boundingBox)
    let outer = try #require(picture.strokes(palette.hitTestView).first?.path.boundingBox)
    #expect(outer == inner.insetBy(dx: -4, dy: -4))
  }

  @Test("a question marks the receiver, the chosen view and the point, and nothing else")
  func question() {
    var story = Story()
    story.press(1)
    let picture = story.framed { contents in
      contents.question = QuestionMark(
        point: point,
        receiver: Story.card,
        chosen: Story.other,
        verdict: "outside",
        reception: "receives"
      )
    }
    #expect(Set(picture.texts).isSuperset(of: ["1", "card", " · receives", "other", " · outside"]))
    #expect(!picture.texts.contains("root"))
  }

  @Test("what moved is drawn where it is now, what left its window is not drawn")
  func present() throws {
    var story = Story()
    story.press(1)
    var state = story.state
    let moved = Story.moved(Story.button, by: 30)
    let shown = state.shownNodes
    let isNew = state.update([moved, Story.card, Story.root], of: shown)
    let isNewAgain = state.update([moved, Story.card, Story.root], of: shown)
    #expect(isNew && !isNewAgain)
    let picture = OverlayPainter(measuring: Typewriter()).picture(of: state, in: Story.screen.size)
    let outline = try #require(picture.strokes(palette.hitTestView).first)
    #expect(outline.path.boundingBox == moved.quad?.boundingBox)
    let hasGone = state.update([Story.card, Story.root], of: shown)
    #expect(hasGone)
    let gone = OverlayPainter(measuring: Typewriter()).picture(of: state, in: Story.screen.size)
    #expect(gone.strokes(palette.hitTestView).isEmpty)
  }

  @Test("the same state gives the same picture")
  func determinism() {
    let pictures = (0..<5).map { _ in
      var story = Story()
      story.tell(.firstResponderChanged(from: nil, to: Story.card))
      story.press(1)
      story.press(2, [Story.other, Story.root])
      return story.framed()
    }
    #expect(Set(pictures).count == 1)
  }

  @Test("a line feed, a tab and a direction mark in a name do not break its label")
  func hostileNames() {
    var story = Story()
    story.press(1, [Story.view(1, "a\nb\tc\u{202E}d", Story.card.quad?.boundingBox ?? .zero)])
    #expect(story.framed(.hitTestView).texts == ["1", "a b cd"])
  }
}

extension DisplayList {
  /// The place of a text.
  fileprivate func place(of text: String) -> CGPoint? {
    for case .text(let run, let point) in commands where run.string == text { return point }
    return nil
  }
}
