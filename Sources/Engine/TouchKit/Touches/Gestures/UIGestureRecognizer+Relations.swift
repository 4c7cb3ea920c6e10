/// Which recognizers have to fail first, and which may recognise beside each other.
extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    staticRequirements.removeAll { $0.recognizer == nil }
    let isKnown = staticRequirements.contains { $0.recognizer === other }
    if other !== self, !isKnown { staticRequirements.append(WeakRecognizer(recognizer: other)) }
  }

  /// Whether client code may have a say in how it stands to others: a delegate, or a class of the
  /// client's own.
  ///
  /// Two of which none has a say need not be asked about each other.
  final var hasSay: Bool {
    delegate != nil || !Self.silentClasses.contains(ObjectIdentifier(type(of: self)))
  }

  /// The engine's classes that leave it to others whom they wait for.
  private static let silentClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UITapGestureRecognizer.self), ObjectIdentifier(UIPanGestureRecognizer.self),
    ObjectIdentifier(UILongPressGestureRecognizer.self),
    ObjectIdentifier(UISwipeGestureRecognizer.self),
    ObjectIdentifier(UIPinchGestureRecognizer.self),
    ObjectIdentifier(UIRotationGestureRecognizer.self),
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self),
    ObjectIdentifier(UIHoverGestureRecognizer.self),
  ]

  /// Finds out, once in each attempt, whether this or another recognizer has to wait.
  final func compare(with other: UIGestureRecognizer) {
    guard attempt.comparedWith.insert(ObjectIdentifier(other)).inserted else { return }
    let mustWait =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    if mustWait { attempt.requirements.append(other) }
  }

  /// The recognizers that have to fail before this one recognises, if they share a touch.
  final var requirements: [UIGestureRecognizer] {
    staticRequirements.compactMap(\.recognizer) + attempt.requirements
  }

  /// Whether recognising this one fails another one.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !runsBeside(other)
  }

  /// Whether recognising this one in its present attempt fails another one: they share a touch.
  final func wouldFail(_ other: UIGestureRecognizer) -> Bool {
    attempt.shares(with: other.attempt) && prevents(other)
  }

  private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
