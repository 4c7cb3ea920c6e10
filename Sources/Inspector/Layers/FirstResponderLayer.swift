import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Marks the first responder with a dash-dotted line: keys go there, touches need not.
struct FirstResponderLayer: OverlayLayer {
  var part: OverlayParts { .firstResponder }

  private static let edge = StrokeStyle(width: 3, dashes: [10, 4, 2, 4])

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    guard let responder = plan.state.firstResponder.map(plan.state.latest),
      let quad = responder.quad, let outline = Outline(quad, in: canvas.bounds)
    else { return }
    let color = canvas.palette.firstResponder
    canvas.stroke(outline.path, color, FirstResponderLayer.edge, haloWidth: 2)
    canvas.labels.append(
      OverlayLabel(
        text: canvas.language("first responder: ", "第一响应者：") + responder.name,
        color: color,
        places: outline.placesFromBottom,
        rank: 2
      )
    )
  }
}
