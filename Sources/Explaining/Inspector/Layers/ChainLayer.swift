import TouchTrace
import Drawing
import Foundation
import Geometry

/// Outlines the ancestors in the responder chain of the newest touch, each with its number.
///
/// A list beside the scene shows the order, and responders without a rectangle.
struct ChainLayer: OverlayLayer {
  var part: OverlayParts? { .chain }

  /// The maximum number of nested outlines that are distinguishable.
  private static let maximumViews = 14
  private static let line = StrokeStyle(width: 2)

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    let state = contents.state
    guard contents.question == nil, let subject = state.subject else { return }
    let links = subject.chain.links.filter { $0.number > 1 }.prefix(Self.maximumViews)
    // The front views come last, so that each outline is above those around it.
    var labels: [MarginLabel] = []
    for link in links.reversed() {
      let node = state.latest(link.node)
      guard !fillsScene(node, canvas.stage) else { continue }
      let outline = canvas.outline(node.quad, canvas.palette.chain, Self.line, .black)
      guard let outline else { continue }
      labels.append(
        MarginLabel(number: link.number, name: node.name, style: .chain, outline: outline)
      )
    }
    canvas.labels += labels.reversed()
  }

  /// Whether a window fills the screen, so that it has the outline of its root view.
  private func fillsScene(_ node: NodeSnapshot, _ stage: OverlayStage) -> Bool {
    guard node.kind == .window, let box = node.quad?.boundingBox else { return false }
    let size = CGSize(
      width: stage.scene.width / stage.scale,
      height: stage.scene.height / stage.scale
    )
    return box.minX <= 1 && box.minY <= 1 && box.maxX >= size.width - 1
      && box.maxY >= size.height - 1
  }
}
