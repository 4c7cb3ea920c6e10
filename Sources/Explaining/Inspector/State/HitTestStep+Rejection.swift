import TouchTrace

extension HitTestStep {
  /// The reason why the view was rejected; nil if it was not.
  var rejection: RejectionReason? {
    guard case .rejected(let reason) = verdict else { return nil }
    return reason
  }

  /// Whether the view was rejected only because of its position.
  var isElsewhere: Bool {
    guard case .outsideBounds = rejection else { return false }
    return true
  }
}
