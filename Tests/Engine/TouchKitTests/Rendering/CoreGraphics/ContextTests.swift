import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Drawing into a context")
struct ContextTests {
  private final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  /// Returns the recorded commands of a drawing of 100 by 100 points.
  private func dump(_ draw: @escaping (CGContext) -> Void) -> String {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let canvas = Canvas(frame: rect(0, 0, 100, 100))
    canvas.body = draw
    stage.rootView.addSubview(canvas)
    for case .replay(let recording) in stage.application.picture().commands {
      return recording.list.dump().trimmingCharacters(in: .newlines)
    }
    return ""
  }

  @Test("There is a context while drawing and none outside")
  func current() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { renderer in
      #expect(UIGraphicsGetCurrentContext() === renderer.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Shapes are painted in the colours and lines that are set")
  func shapes() {
    let text = dump { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.fill(rect(1, 2, 3, 4))
      context.setLineWidth(2)
      context.stroke(rect(1, 2, 3, 4))
      context.setAlpha(0.5)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 9, y: 0))
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.strokePath()
    }
    #expect(
      text == """
        fill rect (1 2 3 4) #FF0000
        stroke rect (1 2 3 4) #0000FF width 2
        stroke path M0,0 L9,0 #0000FF@0.5 width 2 dashes 2 3 from 1 round ends
        """
    )
  }

  @Test("Saved states come back with transform, clip and colours; the path stays where it is")
  func states() {
    let text = dump { context in
      context.saveGState()
      context.setFillColor(UIColor.green.cgColor)
      context.move(to: CGPoint(x: 10, y: 10))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 0, y: 0))
      context.restoreGState()
      context.fillPath()
      context.restoreGState()
    }
    #expect(
      text == """
        save
          transform [1 0 0 1 10 0]
        restore
        fill path M10,10 L20,10 L10,0 #000000
        """
    )
  }

  @Test("Clips narrow the box in which anything can be painted")
  func clips() {
    var boxes: [CGRect] = []
    let text = dump { context in
      context.clip(to: rect(10, 10, 50, 50))
      context.translateBy(x: 10, y: 10)
      boxes.append(context.boundingBoxOfClipPath)
      context.addEllipse(in: rect(0, 0, 20, 20))
      context.clip()
      boxes.append(context.boundingBoxOfClipPath)
    }
    #expect(boxes == [rect(0, 0, 50, 50), rect(0, 0, 20, 20)])
    #expect(text.hasPrefix("clip (10 10 50 50)\ntransform [1 0 0 1 10 10]\nclip path M10,0"))
  }

  @Test("Blend modes, shadows and transparency layers are groups")
  func groups() {
    let text = dump { context in
      context.setBlendMode(.multiply)
      context.fill(rect(0, 0, 10, 10))
      context.setBlendMode(.normal)
      context.setShadow(offset: CGSize(width: 2, height: 3), blur: 8, color: CGColor.black)
      context.setAlpha(0.25)
      context.beginTransparencyLayer(in: rect(0, 0, 20, 20), auxiliaryInfo: nil)
      context.fill(rect(0, 0, 5, 5))
      context.endTransparencyLayer()
    }
    #expect(
      text == """
        group (0 0 10 10) blend multiply
          fill rect (0 0 10 10) #000000
        end group
        group (0 0 20 20) opacity 0.25 shadow #000000 offset (2 3) radius 4
          fill rect (0 0 5 5) #000000
        end group
        """
    )
  }

  @Test("Gradients fill what the clip leaves, with evenly spread colours unless places are said")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [CGColor.black, CGColor.white, CGColor.black],
        locations: nil
      )
    )
    let text = dump { context in
      context.clip(to: rect(0, 0, 10, 10))
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 10, y: 0),
        options: .drawsAfterEndLocation
      )
    }
    #expect(
      text == """
        clip (0 0 10 10)
        gradient (0 0 10 10) linear (0 0) to (10 0) 0 #000000, 0.5 #FFFFFF, 1 #000000
        """
    )
  }

  @Test("Bezier paths draw with their own line and leave the context's as it is")
  func bezier() {
    let text = dump { context in
      UIColor.red.setStroke()
      let path = UIBezierPath(rect: rect(0, 0, 4, 4))
      path.lineWidth = 3
      path.usesEvenOddFillRule = true
      path.stroke()
      path.fill()
      path.addClip()
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
    }
    #expect(
      text == """
        stroke path M0,0 L4,0 L4,4 L0,4 Z #FF0000 width 3
        fill path even-odd M0,0 L4,0 L4,4 L0,4 Z #000000
        clip (0 0 4 4)
        stroke path M0,0 L1,1 #FF0000 width 1
        """
    )
  }

  @Test("Images are pictures of what was drawn, upright by UIKit and upside down by Core Graphics")
  func images() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      context.fill(rect(0, 0, 1, 1))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage?.width == 4)
    let text = dump { context in
      image.draw(in: rect(0, 0, 8, 8))
      image.withTintColor(.red).draw(at: CGPoint(x: 1, y: 1))
      if let pixels = image.cgImage { context.draw(pixels, in: rect(0, 0, 8, 8)) }
    }
    #expect(
      text == """
        picture drawing 4x2 in (0 0 8 8)
        picture drawing 4x2 in (1 1 4 2) tint #FF0000
        save
          transform [1 0 0 -1 0 8]
          picture drawing 4x2 in (0 0 8 8)
        restore
        """
    )
  }

  @Test("Resizable images keep their corners")
  func resizable() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let text = dump { _ in
      image.resizableImage(withCapInsets: insets, resizingMode: .stretch).draw(in: rect(0, 0, 9, 9))
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.first == "picture drawing 3x3 part (0 0 1 1) in (0 0 1 1)")
    #expect(lines.dropFirst(4).first == "picture drawing 3x3 part (1 1 1 1) in (1 1 7 7)")
    #expect(lines.last == "picture drawing 3x3 part (2 2 1 1) in (8 8 1 1)")
  }
}
