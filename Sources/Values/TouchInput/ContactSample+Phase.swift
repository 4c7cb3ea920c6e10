extension ContactSample.Phase {
  /// Whether it is the last phase of a contact.
  public var isFinal: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved: false
    }
  }
}
