import DispatchTracing
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("Where the overlay puts things")
struct OverlayLayoutTests {
  private let palette = OverlayPalette.standard

  /// The circles around numbers, in the order of the chain.
  private func badges(_ picture: DisplayList) -> [CGRect] {
    picture.strokes(palette.chain).filter { $0.style.width == 2 }.map(\.path.boundingBox)
  }

  private func views(_ count: Int, inset: CGFloat) -> [NodeSnapshot] {
    (0..<count).map { index in
      let distance = CGFloat(count - index) * inset
      return Story.view(index + 1, "v\(index)", Story.screen.insetBy(dx: distance, dy: distance))
    }
  }

  @Test("a number stands in its view's top left corner")
  func corner() throws {
    var story = Story()
    story.press(1, [Story.card])
    let badge = try #require(badges(story.picture(.chain)).first)
    #expect(badge == CGRect(x: 155, y: 105, width: 22, height: 22))
  }

  @Test("numbers in the same corner stand beside each other", arguments: [0, 1, 10] as [CGFloat])
  func sideBySide(_ inset: CGFloat) {
    var story = Story()
    story.press(1, views(12, inset: inset))
    let circles = badges(story.picture(.chain))
    #expect(circles.count == 12)
    for (index, circle) in circles.enumerated() {
      #expect(Story.screen.covers(circle))
      #expect(!circles.dropFirst(index + 1).contains { $0.intersects(circle) })
    }
  }

  @Test("in a wide picture the strip is at the right, in a narrow one at the bottom")
  func strip() throws {
    var story = Story()
    story.press(1, [Story.controller, Story.application, Story.delegate])
    let wide = try #require(ground(story.picture(.chain)))
    #expect(wide.maxX > 620 && wide.minX > 320 && wide.height > wide.width * 0.5)
    let narrow = try #require(
      ground(story.picture(.chain, in: CGSize(width: 320, height: 480)))
    )
    #expect(narrow.maxY > 470 && narrow.minY > 350)
  }

  @Test("the strip makes room for a finger that comes down where it would be")
  func stripAvoidsFinger() throws {
    var story = Story()
    let chain = [Story.controller, Story.application, Story.delegate]
    story.press(1, chain, at: CGPoint(x: 560, y: 60))
    let panel = try #require(ground(story.picture(.chain)))
    #expect(panel.minY > 240)
    #expect(panel.maxY < 480)
  }

  @Test("a window that fills the picture stands in the strip, a smaller one has its own number")
  func window() throws {
    var story = Story()
    story.press(1, [Story.window])
    #expect(ground(story.picture(.chain)) != nil)
    let small = Story.node(
      11,
      .window,
      "UIWindow",
      nil,
      Quad(CGRect(x: 50, y: 50, width: 200, height: 200))
    )
    story.press(2, [small])
    #expect(ground(story.picture(.chain)) == nil)
  }

  @Test("of a very long chain the middle is left out, and the overlay says so")
  func longChain() {
    var story = Story()
    story.press(1, (0..<100).map { Story.node($0, .other, "Link\($0)") })
    let texts = story.picture(.chain).texts
    #expect(texts.contains("… 60 more"))
    #expect(texts.contains("Link99"))
    #expect(!texts.contains("Link50"))
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
    let picture = story.picture()
    #expect(picture.texts.count >= 4)
    for command in picture.commands {
      guard case .text(let run, let point) = command else { continue }
      let box = CGRect(origin: point, size: Typewriter().size(of: run))
      #expect(Story.screen.covers(box), "\(run.string) at \(box)")
    }
  }

  private func ground(_ picture: DisplayList) -> CGRect? {
    for command in picture.commands {
      if case .fill(let path, palette.panel.faded(by: 0.7)) = command { return path.boundingBox }
    }
    return nil
  }
}
