import Foundation
import TouchKit

/// The line between two regions: it can be dragged, and a double tap restores what was.
final class EdgeHandle: UIView {
  /// Dragged so far since the last time, in points.
  var onDrag: (CGPoint) -> Void = { _ in }
  var onRestore: () -> Void = {}

  init(_ name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: EdgeHandle.dragged))
    let twice = UITapGestureRecognizer(target: self, action: EdgeHandle.tapped)
    twice.numberOfTapsRequired = 2
    addGestureRecognizer(twice)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed || recognizer.state == .began else { return }
    // The edge moves along, so that only places outside of it count.
    let offset = recognizer.translation(in: window)
    recognizer.setTranslation(.zero, in: window)
    onDrag(offset)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) { onRestore() }
}
