import TouchTrace
import Foundation
public import Geometry

/// Recognises a pan that starts at an edge of the window and moves inwards.
///
/// It recognises nothing unless `edges` is set (Apple: UIScreenEdgePanGestureRecognizer).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var startEdges: UIRectEdge = []

  /// The edges at which the gesture may start; none by default.
  open var edges: UIRectEdge = []

  /// Fails if a finger comes down away from the chosen edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches.inOrder where machine.state == .possible {
      let found = edges.intersection(edgesNear(touch))
      if found.isEmpty {
        let distance = distanceToEdges(of: touch)
        enter(.failed, .exceeded(.edge, measured: distance, allowed: limits.edgeWidth))
      }
      startEdges = found
    }
  }

  /// Discards the edges at which it started.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  @_spi(Components) open override func allowsBeginning(along movement: CGVector) -> Bool {
    let isHorizontal = abs(movement.dx) >= abs(movement.dy)
    let inward: UIRectEdge =
      isHorizontal
      ? (movement.dx > 0 ? .left : .right)
      : (movement.dy > 0 ? .top : .bottom)
    return startEdges.contains(inward)
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    let width = limits.edgeWidth
    var edges: UIRectEdge = []
    for (edge, distance) in distances(of: touch) where distance <= width { edges.insert(edge) }
    return edges
  }

  private func distanceToEdges(of touch: UITouch) -> Double {
    Double(distances(of: touch).filter { edges.contains($0.0) }.map(\.1).min() ?? .infinity)
  }

  private func distances(of touch: UITouch) -> [(UIRectEdge, CGFloat)] {
    let bounds = touch.state.window?.bounds ?? .zero
    let place = touch.state.location
    return [
      (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x),
      (.top, place.y - bounds.minY), (.bottom, bounds.maxY - place.y),
    ]
  }

  nonisolated deinit {}
}
