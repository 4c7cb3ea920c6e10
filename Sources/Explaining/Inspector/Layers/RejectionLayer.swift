import TouchTrace
import Drawing
import Foundation
import Geometry

/// Draws dashed outlines around the views that the latest hit-test rejected, with the reason.
struct RejectionLayer: OverlayLayer {
  var part: OverlayParts? { .rejected }

  private static let line = StrokeStyle(width: 2.5, dashes: [7, 4])
  /// The number of views from which only the view under the pointer has a label.
  private static let labelled = 5

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard contents.question == nil else { return }
    let steps = contents.state.rejections
    for step in steps {
      let node = contents.state.latest(step.node)
      guard let reason = step.rejection,
        let outline = canvas.outline(node.quad, canvas.palette.rejected, Self.line, .white)
      else { continue }
      guard steps.count <= Self.labelled || isUnderPointer(node, contents.state) else { continue }
      canvas.labels.append(
        MarginLabel(
          name: node.name,
          remark: reason.label(of: node, in: canvas.language),
          style: .rejected,
          outline: outline
        )
      )
    }
  }

  private func isUnderPointer(_ node: NodeSnapshot, _ state: OverlayState) -> Bool {
    guard let pointer = state.hover ?? state.touches.last?.location else { return false }
    return node.quad?.contains(pointer) == true
  }
}
