import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Hatches the views that the last hit-test asked and passed over, with the reason on a chip.
struct RejectionLayer: OverlayLayer {
  var part: OverlayParts { .rejected }

  private static let spacing = 9.0
  private static let hatch = StrokeStyle(width: 1.5)
  private static let edge = StrokeStyle(width: 2, dashes: [3, 3])

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    for step in plan.state.rejections {
      let node = plan.state.latest(step.node)
      guard let reason = step.rejection, let quad = node.quad,
        let outline = Outline(quad, in: canvas.bounds)
      else { continue }
      paint(outline, on: &canvas)
      canvas.labels.append(
        OverlayLabel(
          text: node.name + canvas.language(": ", "：") + reason.label(in: canvas.language),
          color: canvas.palette.rejected,
          places: [.middle(outline.box.middle)] + outline.placesFromBottom,
          rank: 4
        )
      )
    }
  }

  private func paint(_ outline: Outline, on canvas: inout OverlayCanvas) {
    let color = canvas.palette.rejected
    let lines = outline.hatching(spacing: RejectionLayer.spacing)
    canvas.append(.stroke(lines, color.counterpart.faded(by: 0.2), StrokeStyle(width: 3)))
    canvas.append(.stroke(lines, color.faded(by: 0.9), RejectionLayer.hatch))
    canvas.stroke(outline.path, color, RejectionLayer.edge, haloWidth: 1)
  }
}
