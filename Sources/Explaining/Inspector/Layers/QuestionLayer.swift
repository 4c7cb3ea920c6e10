import TouchTrace
import Drawing
import Foundation
import Geometry

/// Draws the subject of a question: the point, the receiver, and the view in question.
struct QuestionLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard let question = contents.question else { return }
    if let chosen = question.chosen, chosen.id != question.receiver?.id {
      let style = StrokeStyle(width: 2.5, dashes: [7, 4])
      if let outline = canvas.outline(chosen.quad, canvas.palette.rejected, style, .white) {
        canvas.labels.append(
          MarginLabel(
            name: chosen.name,
            remark: question.verdict,
            style: .rejected,
            outline: outline
          )
        )
      }
    }
    paintReceiver(question, on: &canvas)
    guard question.point.isDrawable else { return }
    CrossMark.paint(at: canvas.stage.place(question.point), reach: 9, on: &canvas)
  }

  private func paintReceiver(_ question: QuestionMark, on canvas: inout OverlayCanvas) {
    guard let receiver = question.receiver,
      let outline = canvas.outline(
        receiver.quad,
        canvas.palette.hitTestView,
        StrokeStyle(width: 3.5),
        .white
      )
    else { return }
    canvas.labels.append(
      MarginLabel(
        number: 1,
        name: receiver.name,
        remark: question.reception,
        style: .hit,
        outline: outline
      )
    )
  }
}
