import DispatchTracing
import Drawing
import Foundation

/// Draws the responder chain: a number at each responder and arrows along `next`.
///
/// A full circle was called, an empty one was not. A full arrow leads to a responder that was called, a
/// dashed one to a responder that was not told; a dotted one, with a question mark, to one that the
/// code of the responder before it may have called.
struct ChainLayer: OverlayLayer {
  var part: OverlayParts { .chain }

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    guard let chain = plan.chain else { return }
    for (station, next) in zip(chain.stations, chain.stations.dropFirst()) {
      paintArrow(from: station, to: next, on: &canvas)
    }
    for station in chain.stations { paintBadge(of: station, chain.metrics, on: &canvas) }
  }

  private func paintArrow(
    from station: ChainStation,
    to next: ChainStation,
    on canvas: inout OverlayCanvas
  ) {
    let start = station.edge(toward: next.middle)
    let end = next.edge(toward: station.middle)
    canvas.arrow(from: start, to: end, canvas.palette.chain, OverlayCanvas.ArrowLine(next.call))
    canvas.obstacles.addLine(from: start, to: end)
    if next.call == .possible { paintQuestion(from: start, to: end, on: &canvas) }
    let left = next.link.number - station.link.number - 1
    guard left > 0 else { return }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    canvas.labels.append(
      OverlayLabel(
        text: canvas.language("… \(left) more", "… 还有 \(left) 个"),
        color: canvas.palette.chain,
        places: [.middle(middle)],
        rank: 1
      )
    )
  }

  private func paintQuestion(
    from start: CGPoint,
    to end: CGPoint,
    on canvas: inout OverlayCanvas
  ) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    canvas.labels.append(
      OverlayLabel(text: "?", color: canvas.palette.chain, places: [.middle(middle)], rank: 1)
    )
  }

  private func paintBadge(
    of station: ChainStation,
    _ metrics: ChainMetrics,
    on canvas: inout OverlayCanvas
  ) {
    let color = canvas.palette.chain
    let circle = Path(ellipseIn: station.circle)
    let ground = station.isCalled ? color : color.counterpart
    canvas.append(
      .stroke(circle, color.counterpart, StrokeStyle(width: 2 + OverlayCanvas.haloWidth))
    )
    canvas.fill(circle, ground, edge: color, edgeWidth: 2)
    let number = String(station.link.number)
    var font = metrics.font
    if number.count > 2 { font.size *= 0.75 }
    canvas.text(
      number,
      font,
      station.isCalled ? color.counterpart : color,
      at: station.badge
    )
    guard station.box == nil, station.link.number > 1 else { return }
    canvas.labels.append(
      OverlayLabel(
        text: station.link.node.name,
        color: color,
        places: LabelPlace.around(station.circle),
        need: .whenFree,
        rank: 3
      )
    )
  }
}

extension OverlayCanvas.ArrowLine {
  /// The line of an arrow that leads to a responder of which so much is known.
  fileprivate init(_ call: ChainStation.Call) {
    switch call {
    case .certain: self = .full
    case .possible: self = .dotted
    case .none: self = .dashed
    }
  }
}
