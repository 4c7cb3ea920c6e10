import TouchTrace

extension HitTestStep {
  /// Why the view was passed over; nil when it was not.
  var rejection: RejectionReason? {
    guard case .rejected(let reason) = verdict else { return nil }
    return reason
  }

  /// Whether the view was passed over for no other reason than where it is.
  var isElsewhere: Bool {
    guard case .outsideBounds = rejection else { return false }
    return true
  }
}
