import Foundation

/// Guides, and questions about constraints.
extension UIView {
  /// The guides that were added, in that order.
  public final var layoutGuides: [UILayoutGuide] { constraintRecord?.guides ?? [] }

  /// Gives a guide to the view, taking it from its present one.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownConstraintRecord.guides.append(layoutGuide)
  }

  /// Takes a guide from the view, and ends the constraints about it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.rule == .constraints else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      NSLayoutConstraint.deactivate(layoutGuide.constraintsAffectingLayout(for: axis))
    }
    constraintRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The view without its margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }

  /// The view without its margins, and not wider than is good to read.
  public final var readableContentGuide: UILayoutGuide {
    guide(.readable, "UIViewReadableContentGuide")
  }

  /// The view without what the screen's furniture covers.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// A guide that every view has.
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

  /// Whether constraints leave open where the view is.
  public final var hasAmbiguousLayout: Bool { LayoutQuestion.isAmbiguous(.view(self), in: self) }

  /// The constraints along an axis that say something about the view.
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
  /// The content; its size is that of the constraints about it.
  public final var contentLayoutGuide: UILayoutGuide {
    guide(.content, "UIScrollViewContentLayoutGuide")
  }

  /// What is seen of the content: it stays where it is while that moves.
  public final var frameLayoutGuide: UILayoutGuide {
    guide(.frame, "UIScrollViewFrameLayoutGuide")
  }
}
