import DispatchTracing
import Drawing
import Foundation

/// Draws thin dashed outlines of the chain's views, so that clear ones can be seen too.
struct ChainOutlineLayer: OverlayLayer {
  var part: OverlayParts { .chain }

  private static let line = StrokeStyle(width: 1)
  private static let dashes = StrokeStyle(width: 1, dashes: [4, 4])

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    let color = canvas.palette.chain
    // The first is the hit-test view, which has a mark of its own.
    for station in plan.chain?.stations.dropFirst() ?? [] {
      guard let outline = station.outline else { continue }
      canvas.append(.stroke(outline.path, color.counterpart, ChainOutlineLayer.line))
      canvas.append(.stroke(outline.path, color, ChainOutlineLayer.dashes))
    }
  }
}
