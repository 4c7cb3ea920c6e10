import Drawing
import Foundation

extension TextSetter {
  /// Draws the lines with the text's top left corner at a point.
  nonisolated func draw(at origin: CGPoint, _ context: CGContext) {
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
    if let inlay = look.inlay {
      let place = CGRect(
        x: x + inlay.bounds.minX,
        y: baseline - inlay.bounds.maxY,
        width: inlay.bounds.width,
        height: inlay.bounds.height
      )
      let content = inlay.image?.content
      let tint = content.flatMap {
        $0.isTemplate ? $0.tint?.drawingColor ?? look.color : $0.drawnTint
      }
      content?.draw(in: place, tint: tint, context)
      return
    }
    let top = baseline - CGFloat(measures.ascent)
    let run = TextRun(fragment.string, font: look.font, color: look.color, tracking: look.kern)
    let box = CGRect(x: x, y: top, width: width, height: CGFloat(measures.lineHeight))
    context.draw(run, at: box.origin, covering: box)
    if let underline = look.underline {
      let middle = baseline + CGFloat(measures.underlineOffset)
      draw(underline, x, middle, width, measures, context)
    }
    if let strike = look.strike {
      draw(strike, x, baseline - CGFloat(measures.xHeight / 2), width, measures, context)
    }
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

/// Who measures text at present.
@MainActor
enum TextMeasure {
  /// The measure of the current application, else an estimate that needs no fonts.
  static var current: any TextMeasuring {
    CurrentApplication.existing?.textMeasuring ?? EstimatedText()
  }
}
