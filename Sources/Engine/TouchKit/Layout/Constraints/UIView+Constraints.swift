import Foundation

/// Layout guides and queries about constraints.
extension UIView {
  /// The added guides, in the order in which they were added.
  public final var layoutGuides: [UILayoutGuide] { constraintRecord?.guides ?? [] }

  /// Adds a guide to the view and removes it from its present owner.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownConstraintRecord.guides.append(layoutGuide)
  }

  /// Removes a guide from the view and deactivates its constraints.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.rule == .constraints else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      NSLayoutConstraint.deactivate(layoutGuide.constraintsAffectingLayout(for: axis))
    }
    constraintRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the view without its margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }

  /// The guide of the view without its margins, limited to a readable width.
  public final var readableContentGuide: UILayoutGuide {
    guide(.readable, "UIViewReadableContentGuide")
  }

  /// The guide of the view without the part that bars and other system elements cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// Returns a guide that every view has.
  final func guide(_ rule: GuideRule, _ name: String) -> UILayoutGuide {
    let record = ownConstraintRecord
    if let guide = record.ruledGuides[rule] { return guide }
    let guide = UILayoutGuide()
    guide.rule = rule
    guide.identifier = name
    guide.owningView = self
    record.ruledGuides[rule] = guide
    return guide
  }

  // MARK: - Questions

  /// Whether the constraints do not determine the view's frame.
  public final var hasAmbiguousLayout: Bool { LayoutQuestion.isAmbiguous(.view(self), in: self) }

  /// Returns the constraints that affect the view along an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    AffectingConstraints.of(.view(self), axis, in: self)
  }

  // MARK: - Behind the class's own body

  final var keepsFrame: Bool {
    get { constraintRecord?.translates ?? true }
    set {
      guard newValue != keepsFrame else { return }
      ownConstraintRecord.translates = newValue
      noteForConstraints()
    }
  }

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let record = ownConstraintRecord
    record.hugging = record.hugging ?? usualHugging
    record.hugging?[axis] = priority
    noteForConstraints()
    if let parent, parent.arranges(self) { parent.subviewContentDidChange() }
  }

  final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let record = ownConstraintRecord
    record.compression = record.compression ?? usualResistance
    record.compression?[axis] = priority
    noteForConstraints()
    if let parent, parent.arranges(self) { parent.subviewContentDidChange() }
  }
}

extension UIScrollView {
  /// The guide of the content; constraints on it determine the content size.
  public final var contentLayoutGuide: UILayoutGuide {
    guide(.content, "UIScrollViewContentLayoutGuide")
  }

  /// The guide of the visible part, which stays in place while the content moves.
  public final var frameLayoutGuide: UILayoutGuide {
    guide(.frame, "UIScrollViewFrameLayoutGuide")
  }
}
