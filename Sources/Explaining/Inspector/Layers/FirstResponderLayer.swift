import TouchTrace
import Drawing
import Foundation
import Geometry

/// Marks the first responder with an outline and a caret, because it receives keys.
struct FirstResponderLayer: OverlayLayer {
  var part: OverlayParts? { .firstResponder }

  private static let line = StrokeStyle(width: 3)

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard let responder = contents.state.firstResponder.map(contents.state.latest),
      let outline = canvas.outline(
        responder.quad,
        canvas.palette.firstResponder,
        Self.line,
        .white
      )
    else { return }
    paintCaret(in: outline.box, on: &canvas)
    canvas.labels.append(
      MarginLabel(
        name: canvas.language("first responder: ", "第一响应者：") + responder.name,
        style: .filled(canvas.palette.firstResponder),
        outline: outline
      )
    )
  }

  private func paintCaret(in box: CGRect, on canvas: inout OverlayCanvas) {
    guard box.width > 16, box.height > 12 else { return }
    let caret = Path(
      polyline: [
        CGPoint(x: box.minX + 8, y: box.minY + 6), CGPoint(x: box.minX + 8, y: box.maxY - 6),
      ]
    )
    canvas.append(.stroke(caret, .white, StrokeStyle(width: 4)))
    canvas.append(.stroke(caret, canvas.palette.firstResponder, StrokeStyle(width: 2.5)))
  }
}
