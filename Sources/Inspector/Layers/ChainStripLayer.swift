import DispatchTracing
import Drawing
import Foundation

/// Draws the strip of responders that have no rectangle: controllers, application, delegate.
struct ChainStripLayer: OverlayLayer {
  var part: OverlayParts { .chain }

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    guard let chain = plan.chain, let panel = chain.panel else { return }
    let ground = canvas.palette.panel
    canvas.append(
      .fill(Path(roundedRect: panel, cornerRadius: 10), ground.faded(by: 0.7))
    )
    for station in chain.stations {
      guard let box = station.box else { continue }
      paint(station, box, chain.metrics, on: &canvas)
    }
  }

  private func paint(
    _ station: ChainStation,
    _ box: CGRect,
    _ metrics: ChainMetrics,
    on canvas: inout OverlayCanvas
  ) {
    let ground = canvas.palette.panel
    canvas.fill(
      Path(roundedRect: box, cornerRadius: box.height / 2),
      ground,
      edge: canvas.palette.chain
    )
    let left = station.badge.x + metrics.radius + metrics.boxPadding
    let width = box.maxX - metrics.boxPadding - left
    guard width > 0 else { return }
    let run = TextRun(
      OverlayText.label(station.link.node.name),
      font: metrics.font,
      color: ground.counterpart,
      maximumWidth: Double(width)
    )
    let height = canvas.measuring.size(of: run).height
    canvas.append(.text(run, at: CGPoint(x: left, y: box.midY - height / 2)))
  }
}
