import Foundation
import TouchKit

/// The panels below each other at the right; its left edge and the bars between panels can be
/// dragged.
final class PanelColumn: UIView {
  private(set) var panels: [PanelView] = []
  private var shares: [PanelKind: CGFloat] = [:]
  private let edge = UIView()
  /// The left edge was dragged so far, in points.
  var onDragEdge: (CGFloat) -> Void = { _ in }

  private static let edgeWidth: CGFloat = 6
  private static let leastHeight: CGFloat = 44

  init() {
    super.init(frame: .zero)
    backgroundColor = PanelTheme.ground
    edge.backgroundColor = PanelTheme.bar
    edge.accessibilityIdentifier = "edge"
    edge.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: PanelColumn.draggedEdge)
    )
    addSubview(edge)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows these panels, from above.
  func showPanels(_ panels: [PanelView]) {
    for panel in self.panels where !panels.contains(where: { $0 === panel }) {
      panel.removeFromSuperview()
    }
    self.panels = panels
    for panel in panels where panel.superview == nil {
      addSubview(panel)
      if panel.bar.gestureRecognizers?.isEmpty != false {
        panel.bar.addGestureRecognizer(
          UIPanGestureRecognizer(target: self, action: PanelColumn.draggedBar)
        )
      }
    }
    setNeedsLayout()
  }

  private func draggedEdge(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed || recognizer.state == .began else { return }
    let offset = recognizer.translation(in: superview).x
    recognizer.setTranslation(.zero, in: superview)
    onDragEdge(offset)
  }

  private func draggedBar(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed || recognizer.state == .began,
      let index = panels.firstIndex(where: { $0.bar === recognizer.view }), index > 0
    else { return }
    let offset = recognizer.translation(in: self).y
    recognizer.setTranslation(.zero, in: self)
    let (above, below) = (panels[index - 1], panels[index])
    let least = Self.leastHeight
    let moved = min(max(offset, least - above.bounds.height), below.bounds.height - least)
    guard bounds.height > 0 else { return }
    for panel in panels { shares[panel.kind] = panel.bounds.height / bounds.height }
    shares[above.kind, default: 0] += moved / bounds.height
    shares[below.kind, default: 0] -= moved / bounds.height
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: Self.edgeWidth, height: bounds.height)
    let weights = panels.map { shares[$0.kind] ?? 0.25 }
    let sum = weights.reduce(0, +)
    var top: CGFloat = 0
    for (index, panel) in panels.enumerated() {
      let isLast = index == panels.count - 1
      let height =
        isLast ? bounds.height - top : (bounds.height * weights[index] / sum).rounded()
      panel.frame = CGRect(
        x: Self.edgeWidth,
        y: top,
        width: max(0, bounds.width - Self.edgeWidth),
        height: max(0, height)
      )
      top += height
    }
  }
}
