import Foundation
import TouchKit

/// A segmented control with a pill that slides under the selected segment, and a copy of the labels above it.
class PillSegmentedControl: UIControl {
  var titles: [String] {
    didSet { rebuild() }
  }
  private(set) var index = 0
  var selectedBackgroundColor: UIColor? {
    get { pill.backgroundColor }
    set { pill.backgroundColor = newValue }
  }
  var animationSpringDamping: CGFloat = 0.75

  private let pill = UIView()
  private var labels: [UILabel] = []
  private var pan: UIPanGestureRecognizer?
  private var initialPillFrame: CGRect?

  init(titles: [String], index: Int = 0) {
    self.titles = titles
    self.index = index
    super.init(frame: .zero)
    addSubview(pill)
    pill.backgroundColor = .white
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PillSegmentedControl.tapped)
    )
    let pan = UIPanGestureRecognizer(target: self, action: PillSegmentedControl.panned)
    pan.delegate = self
    addGestureRecognizer(pan)
    self.pan = pan
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  private func rebuild() {
    labels.forEach { $0.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() { label.frame = frame(of: index) }
    pill.frame = frame(of: index)
    layer.cornerRadius = bounds.height / 2
    pill.layer.cornerRadius = layer.cornerRadius
  }

  private func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(titles.count, 1))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  func setIndex(_ newIndex: Int, animated: Bool = true) {
    guard titles.indices.contains(newIndex) else { return }
    let hasChanged = newIndex != index
    index = newIndex
    let move = { self.pill.frame = self.frame(of: newIndex) }
    if animated {
      UIView.animate(
        withDuration: 0.3,
        delay: 0,
        usingSpringWithDamping: animationSpringDamping,
        initialSpringVelocity: 0,
        options: [.beginFromCurrentState, .curveEaseOut],
        animations: move
      )
    } else {
      move()
    }
    if hasChanged { sendActions(for: .valueChanged) }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    setIndex(nearestIndex(toPoint: recognizer.location(in: self)))
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      initialPillFrame = pill.frame
    case .changed:
      guard var frame = initialPillFrame else { return }
      frame.origin.x += recognizer.translation(in: self).x
      frame.origin.x = max(min(frame.origin.x, bounds.width - frame.width), 0)
      pill.frame = frame
    case .ended, .failed, .cancelled:
      setIndex(nearestIndex(toPoint: pill.center))
    default: break
    }
  }

  private func nearestIndex(toPoint point: CGPoint) -> Int {
    let distances = labels.map { abs(point.x - $0.center.x) }
    return distances.min().flatMap { distances.firstIndex(of: $0) } ?? 0
  }
}

extension PillSegmentedControl: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== pan || pill.frame.contains(touch.location(in: self))
  }
}
