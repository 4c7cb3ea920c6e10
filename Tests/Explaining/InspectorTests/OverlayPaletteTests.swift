import TouchTrace
import Drawing
import Foundation
import Inspector
import Testing

@Suite("Colours of the overlay")
struct OverlayPaletteTests {
  /// Returns the relative luminance of WCAG 2.2, written a second time to check the first.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// A picture with every kind of text.
  private func picture(_ palette: OverlayPalette) -> DisplayList {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.root))
    story.tell(.hitTest(Story.report([(Story.other, .rejected(.hidden))]), touch: 1))
    story.press(1)
    let touches = [Story.touch(1, .began, CGPoint(x: 250, y: 200))]
    for node in [Story.button, Story.card, Story.controller] {
      story.tell(.delivered(TouchDelivery(phase: .began, receiver: node, touches: touches)))
    }
    let stage = OverlayStage(withMarginsAround: CGSize(width: 900, height: 480))
    let ground = DisplayList([.fill(Path(rect: stage.canvas), palette.ground)])
    var list = ground
    list.append(
      contentsOf: OverlayPainter(measuring: Typewriter(), palette: palette, parts: .everything)
        .picture(of: OverlayContents(story.state), on: stage)
    )
    return list
  }

  /// Returns each text with the colour of the last solid shape around its middle.
  private func textsOnGround(_ list: DisplayList) -> [(run: TextRun, ground: Color?)] {
    var grounds: [(box: CGRect, color: Color)] = []
    return list.commands.compactMap { command in
      switch command {
      case .fill(let path, let color) where color.alpha == 1:
        grounds.append((path.boundingBox, color))
        return nil
      case .text(let run, let point):
        let size = Typewriter().size(of: run)
        let middle = CGPoint(x: point.x + size.width / 2, y: point.y + size.height / 2)
        return (run, grounds.last { $0.box.contains(middle) }?.color)
      default: return nil
      }
    }
  }

  private static let palettes: [OverlayPalette] = [
    .standard, .highContrast,
    .light,
  ]

  @Test("every text stands on a solid ground with a contrast of 4.5 or more", arguments: palettes)
  func textContrast(_ palette: OverlayPalette) {
    let texts = textsOnGround(picture(palette))
    #expect(texts.count >= 7)
    for (run, ground) in texts {
      let ratio = ground.map { contrast(run.color, $0) } ?? 0
      #expect(ratio >= 4.5, "\(run.string): \(ratio)")
    }
  }

  @Test("a core stands out from its casing, and casing and hairline are the ends of the greys")
  func casings() {
    let standard = OverlayPalette.standard
    let pairs: [(Color, Color)] = [
      (standard.hitTestView, .white), (standard.chain, .black), (standard.rejected, .white),
      (standard.touch, .white), (standard.firstResponder, .white), (standard.selection, .black),
    ]
    for (core, casing) in pairs { #expect(contrast(core, casing) >= 3) }
  }

  @Test("marks differ in line style or shape, not in colour alone")
  func styles() {
    let list = picture(.standard)
    let standard = OverlayPalette.standard
    #expect(list.strokes(standard.hitTestView).first?.style.dashes == [])
    #expect(list.strokes(standard.rejected).first?.style.dashes == [7, 4])
    // The first responder has a caret besides its outline, and the chain has numbers.
    #expect(list.strokes(standard.firstResponder).count >= 2)
  }
}
