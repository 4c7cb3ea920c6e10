import DispatchTracing
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("The overlay's picture")
struct OverlayPainterTests {
  private let palette = OverlayPalette.standard
  private let point = CGPoint(x: 250, y: 200)

  @Test("nothing happened, nothing is drawn")
  func nothing() {
    #expect(Story().picture().isEmpty)
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

  @Test("the hit-test view has a solid outline, a light fill and a tag")
  func hitTestView() {
    var story = Story()
    story.press(1)
    // The chip behind the tag has curves, which are not worth comparing.
    let lines = story.picture(.hitTestView).dump().split(separator: "\n")
      .filter { !$0.contains(" C") }
    #expect(
      lines.joined(separator: "\n") == """
        save
          clip (0 0 640 480)
          fill path M200,150 L320,150 L320,230 L200,230 Z #0072B2@0.2
          stroke path M200,150 L320,150 L320,230 L200,230 Z #FFFFFF@0.8 width 6
          stroke path M200,150 L320,150 L320,230 L200,230 Z #0072B2 width 3
          text "f1 → button" 11 bold #FFFFFF within 280 at (205 131.25)
        restore
        """
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

  @Test("a view that was kept from its finger has a dashed outline and a tag with the reason")
  func keptAway() {
    var story = Story()
    story.press(1, Story.chain, .exclusiveTouch)
    let picture = story.picture(.hitTestView)
    #expect(picture.strokes(palette.hitTestView).first?.style.dashes.isEmpty == false)
    #expect(picture.texts == ["button · f1 exclusiveTouch"])
  }

  @Test("one view under several fingers has one outline and one tag")
  func severalFingers() {
    var story = Story()
    story.press(1)
    story.press(2)
    story.press(3, Story.chain, .multipleTouchDisabled)
    let picture = story.picture(.hitTestView)
    #expect(picture.strokes(palette.hitTestView).count == 1)
    #expect(picture.texts == ["f1 f2 → button · f3 multipleTouchDisabled"])
  }

  @Test("the chain is numbered from one to its end, names of rectangle-less ones in the strip")
  func chain() {
    var story = Story()
    story.press(1)
    let texts = story.picture(.chain).texts
    for number in 1...7 { #expect(texts.filter { $0 == String(number) }.count == 1) }
    for name in ["CardViewController", "UIWindow", "UIApplication", "AppDelegate", "card"] {
      #expect(texts.contains(name))
    }
  }

  @Test("arrows into responders that were not called are dashed")
  func arrows() {
    var story = Story()
    story.press(1)
    let called = Story.chain.prefix(3)
    for node in called {
      let touches = [Story.touch(1, .began, point)]
      story.tell(.delivered(TouchDelivery(phase: .began, receiver: node, touches: touches)))
    }
    let lines = story.picture(.chain).strokes(palette.chain).filter { $0.style.width == 2.5 }
    #expect(lines.map { $0.style.dashes.isEmpty } == [true, true, false, false, false, false])
  }

  @Test("a ring is 44 points wide, with its taps inside and its number beside it")
  func ring() {
    var story = Story()
    story.tell(.sent(to: Story.window, touches: [Story.touch(7, .began, point, taps: 2)]))
    let picture = story.picture(.touches)
    let box = CGRect(x: 228, y: 178, width: 44, height: 44)
    #expect(picture.strokes(palette.touch).contains { $0.path.boundingBox == box })
    #expect(picture.texts == ["×2", "f7"])
  }

  @Test("rings disappear when all fingers are up; view and chain stay")
  func afterwards() {
    var story = Story()
    story.press(1)
    story.send(1, .moved, CGPoint(x: 260, y: 210))
    let before = story.picture([.hitTestView, .chain])
    story.send(1, .ended, CGPoint(x: 260, y: 210))
    #expect(story.picture(.touches).isEmpty)
    #expect(story.picture([.hitTestView, .chain]) == before)
  }

  @Test("a finger that left the picture has a dashed ring at its edge")
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

  @Test("rejected views are hatched and say why; unlike others they are not filled")
  func rejected() {
    var story = Story()
    story.tell(
      .hitTest(Story.report([(Story.other, .rejected(.interactionDisabled))]), touch: 1)
    )
    let picture = story.picture(.rejected)
    #expect(picture.texts == ["other: interactionDisabled"])
    let box = Story.other.quad?.boundingBox ?? .null
    let hatching = picture.strokes(palette.rejected.faded(by: 0.9))
    #expect(hatching.count == 1)
    #expect(hatching.allSatisfy { $0.path.elements.count > 20 })
    for hatch in hatching { #expect(box.covers(hatch.path.boundingBox)) }
  }

  @Test("the first responder has its own mark")
  func firstResponder() {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.card))
    let picture = story.picture(.firstResponder)
    #expect(picture.texts == ["first responder: card"])
    #expect(picture.strokes(palette.firstResponder).first?.style.dashes.count == 4)
  }

  @Test("the same state gives the same picture")
  func determinism() {
    let pictures = (0..<5).map { _ in
      var story = Story()
      story.tell(.firstResponderChanged(from: nil, to: Story.card))
      story.press(1)
      story.press(2, [Story.other, Story.root])
      return story.picture()
    }
    #expect(Set(pictures).count == 1)
  }

  @Test("a line feed, a tab and a direction mark in a name do not break its label")
  func hostileNames() {
    var story = Story()
    story.press(1, [Story.view(1, "a\nb\tc\u{202E}d", Story.card.quad?.boundingBox ?? .zero)])
    #expect(story.picture(.hitTestView).texts == ["f1 → a b cd"])
  }
}
