extension ContactSample.Phase {
  /// Whether nothing of the same contact can follow.
  public var isFinal: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved: false
    }
  }
}
