/// The recognizers that have to fail first, and those that may recognise simultaneously.
extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    staticRequirements.removeAll { $0.recognizer == nil }
    let isKnown = staticRequirements.contains { $0.recognizer === other }
    if other !== self, !isKnown { staticRequirements.append(WeakRecognizer(recognizer: other)) }
  }

  /// Whether client code may affect its relations, by a delegate or a client's subclass.
  ///
  /// Two recognizers without such client code need not be compared.
  final var hasSay: Bool {
    delegate != nil || !Self.silentClasses.contains(ObjectIdentifier(type(of: self)))
  }

  /// The engine's classes that do not override the methods about relations.
  private static let silentClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UITapGestureRecognizer.self), ObjectIdentifier(UIPanGestureRecognizer.self),
    ObjectIdentifier(UILongPressGestureRecognizer.self),
    ObjectIdentifier(UISwipeGestureRecognizer.self),
    ObjectIdentifier(UIPinchGestureRecognizer.self),
    ObjectIdentifier(UIRotationGestureRecognizer.self),
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self),
    ObjectIdentifier(UIHoverGestureRecognizer.self),
  ]

  /// Finds out, once per attempt, whether this recognizer has to wait for another one.
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

  /// Returns whether this recognizer fails another one by recognising.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !runsBeside(other)
  }

  /// Returns whether this recognizer, by recognising in its current attempt, fails another one that shares a touch.
  final func wouldFail(_ other: UIGestureRecognizer) -> Bool {
    attempt.shares(with: other.attempt) && prevents(other)
  }

  private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
