import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Where each responder of a chain is shown.
struct ChainLayout {
  /// The responders in the order of the chain.
  let stations: [ChainStation]
  /// The ground of the strip; nil when every responder has a rectangle.
  let panel: CGRect?

  /// The sizes of its signs.
  let metrics: ChainMetrics

  /// Lays out the chain of a touch.
  init(of touch: OverlayTouch, in state: OverlayState, on canvas: OverlayCanvas) {
    let metrics = ChainMetrics(for: canvas.bounds)
    let nodes = touch.chain.links.map { state.latest($0.node) }
    let outlines = nodes.map { ChainLayout.outline(of: $0, in: canvas.bounds) }
    let widths = zip(nodes, outlines).filter { $1 == nil }.map { node, _ in
      ChainLayout.boxWidth(of: node, on: canvas, metrics)
    }
    let strip = ChainStrip(
      widths: widths,
      in: canvas.bounds,
      avoiding: touch.start,
      metrics
    )
    var boxes = strip.boxes.makeIterator()
    var stack = BadgeStack(
      in: canvas.bounds,
      beside: strip.panel,
      radius: metrics.radius
    )
    stations = touch.chain.links.indices.map { index in
      let node = nodes[index]
      let link = ChainExcerpt.Link(number: touch.chain.links[index].number, node: node)
      let box = outlines[index] == nil ? boxes.next() : nil
      let place = box.map(ChainLayout.badge) ?? node.quad.map { stack.place(at: $0) } ?? .zero
      return ChainStation(
        link: link,
        call: touch.call(of: node.id),
        badge: place,
        outline: outlines[index],
        box: box,
        radius: metrics.radius
      )
    }
    panel = strip.panel
    self.metrics = metrics
  }

  /// The outline to which a number is pinned; nil for responders that go to the strip.
  ///
  /// A window that fills the picture would have its number on top of those of all other responders.
  private static func outline(of node: NodeSnapshot, in bounds: CGRect) -> Outline? {
    guard let quad = node.quad, quad.isFinite else { return nil }
    if node.kind == .window, ChainLayout.fills(quad.boundingBox, bounds) {
      return nil
    }
    return Outline(quad, in: bounds)
  }

  /// Whether a box covers the picture; Foundation's `contains` would ask for the last bit.
  private static func fills(_ box: CGRect, _ bounds: CGRect) -> Bool {
    box.minX <= bounds.minX + 1 && box.minY <= bounds.minY + 1
      && box.maxX >= bounds.maxX - 1 && box.maxY >= bounds.maxY - 1
  }

  private static func badge(in box: CGRect) -> CGPoint {
    CGPoint(x: min(box.minX + box.height / 2, box.midX), y: box.midY)
  }

  private static func boxWidth(
    of node: NodeSnapshot,
    on canvas: OverlayCanvas,
    _ metrics: ChainMetrics
  ) -> CGFloat {
    let run = TextRun(
      OverlayText.label(node.name),
      font: metrics.font,
      color: .white,
      maximumWidth: Double(metrics.nameWidth)
    )
    let name = min(canvas.measuring.size(of: run).width, metrics.nameWidth)
    return metrics.boxHeight + name.rounded(.up) + 1 + metrics.boxPadding * 2
  }
}

extension OverlayTouch {
  /// What is known of a responder's part in the touch.
  fileprivate func call(of node: NodeID) -> ChainStation.Call {
    called.contains(node) ? .certain : perhapsCalled.contains(node) ? .possible : .none
  }
}
