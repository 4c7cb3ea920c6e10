import TouchTrace
import Drawing
import Foundation
import Geometry

/// Draws the mark of the selected view: an outline with handles, its name and its frame.
struct SelectionLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  private static let line = StrokeStyle(width: 2)

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard let mark = contents.selection,
      let outline = canvas.outline(mark.node.quad, canvas.palette.selection, Self.line, .black)
    else { return }
    for corner in outline.corners {
      let handle = Path(rect: CGRect(around: corner, radius: 4))
      canvas.append(.fill(handle, canvas.palette.selection))
      canvas.append(.stroke(handle, .black, StrokeStyle(width: 1)))
    }
    let frame = [mark.frame.minX, mark.frame.minY, mark.frame.width, mark.frame.height]
      .map { Measure.number(Double($0)) }.joined(separator: ", ")
    canvas.labels.append(
      MarginLabel(
        name: mark.node.name,
        remark: frame,
        style: .filled(canvas.palette.hitLabel),
        outline: outline
      )
    )
  }
}

/// Draws a dashed outline around the view that the learner expects.
struct GuessLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  private static let line = StrokeStyle(width: 2.5, dashes: [8, 4])

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard let guess = contents.guess,
      let outline = canvas.outline(guess.quad, canvas.palette.selection, Self.line, .black)
    else { return }
    canvas.labels.append(
      MarginLabel(
        lead: lead(of: contents.guessOwner, canvas.language),
        name: guess.name,
        style: .framed(canvas.palette.hitLabel),
        outline: outline
      )
    )
  }

  private func lead(of owner: GuessOwner, _ language: Language) -> String {
    switch owner {
    case .learner: language("Your guess: ", "你的猜测：")
    case .wholeClass: language("The class expects: ", "全班的猜测：")
    case .splitClass: language("The class is split. One guess: ", "全班意见不一，其中之一：")
    }
  }
}
