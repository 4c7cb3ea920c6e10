package import Drawing
package import Foundation
import Geometry

extension Typesetter {
  /// Draws the lines with the text's top left corner at a point.
  nonisolated package func draw(at origin: CGPoint, _ context: CGContext) {
    for line in lines {
      for fragment in line.fragments { draw(fragment, of: line, at: origin, context) }
    }
  }

  nonisolated private func draw(
    _ fragment: Fragment,
    of line: Line,
    at origin: CGPoint,
    _ context: CGContext
  ) {
    let look = fragment.look
    let x = origin.x + CGFloat(line.x + fragment.x)
    let baseline = origin.y + CGFloat(line.baseline - look.rise)
    let measures = FontMeasures(of: look.font)
    let width = CGFloat(fragment.width)
    if let background = look.background {
      fill(x, origin.y + CGFloat(line.top), width, CGFloat(line.height), background, context)
    }
    if let attachment = look.attachment {
      let place = CGRect(
        x: x + attachment.bounds.minX,
        y: baseline - attachment.bounds.maxY,
        width: attachment.bounds.width,
        height: attachment.bounds.height
      )
      let content = attachment.image?.content
      let tint = content.flatMap {
        $0.isTemplate ? $0.tint?.drawingColor ?? look.color : $0.drawnTint
      }
      content?.draw(in: place, tint: tint, context)
      return
    }
    drawLetters(of: fragment, CGPoint(x: x, y: baseline), measures, context)
    if let underline = look.underline {
      let middle = baseline + CGFloat(measures.underlineOffset)
      draw(underline, x, middle, width, measures, context)
    }
    if let strike = look.strike {
      draw(strike, x, baseline - CGFloat(measures.xHeight / 2), width, measures, context)
    }
  }

  /// Draws letters that begin at a point on the baseline.
  nonisolated private func drawLetters(
    of fragment: Fragment,
    _ start: CGPoint,
    _ measures: FontMeasures,
    _ context: CGContext
  ) {
    let look = fragment.look
    var run = TextRun(fragment.string, font: look.font, color: look.color, tracking: look.kern)
    run.outline = look.outline
    let former = context.state
    if let shadow = look.shadow, shadow.color.alpha > 0 { context.state.shadow = shadow }
    defer { context.state = former }
    let box = CGRect(
      x: start.x,
      y: start.y - CGFloat(measures.ascent),
      width: CGFloat(fragment.width),
      height: CGFloat(measures.lineHeight)
    )
    guard look.slant != 0, look.slant.isFinite else {
      return context.draw(run, at: box.origin, covering: box.roomier(by: look.font.size))
    }
    context.saveGState()
    context.translateBy(x: start.x, y: start.y)
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: CGFloat(-look.slant), d: 1, tx: 0, ty: 0))
    let own = box.offsetBy(dx: -start.x, dy: -start.y)
    context.draw(run, at: own.origin, covering: own.roomier(by: look.font.size))
    context.restoreGState()
  }

  nonisolated private func draw(
    _ line: StyledText.Line,
    _ x: CGFloat,
    _ middle: CGFloat,
    _ width: CGFloat,
    _ measures: FontMeasures,
    _ context: CGContext
  ) {
    let thickness = max(1, measures.lineThickness.rounded()) * (line.isThick ? 2 : 1)
    let top = (middle - CGFloat(thickness) / 2).rounded()
    fill(x, top, width, CGFloat(thickness), line.color, context)
  }

  nonisolated private func fill(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: Color,
    _ context: CGContext
  ) {
    let former = context.state.fillColor
    context.state.fillColor = color
    context.fill(CGRect(x: x, y: y, width: width, height: height))
    context.state.fillColor = former
  }
}

nonisolated extension CGRect {
  /// Returns the box enlarged by the space that glyphs can paint outside theirs.
  fileprivate func roomier(by size: Double) -> CGRect {
    insetBy(dx: CGFloat(-size / 2), dy: CGFloat(-size / 2))
  }
}

/// The present text measurer.
@MainActor
package enum TextMeasure {
  /// The measurer of the current application, or an estimate that needs no fonts.
  package static var current: any TextMeasuring {
    CurrentApplication.existing?.textMeasuring ?? EstimatedText()
  }
}
