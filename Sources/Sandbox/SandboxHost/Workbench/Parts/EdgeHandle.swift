import Foundation
import TouchKit

/// The line between two regions; it can be dragged, and a double tap restores its default position.
final class EdgeHandle: UIView {
  /// Called with the distance since the last call, in points.
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

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed || recognizer.state == .began else { return }
    // The edge moves during the drag, so the location is measured in the window.
    let offset = recognizer.translation(in: window)
    recognizer.setTranslation(.zero, in: window)
    onDrag(offset)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) { onRestore() }
}
