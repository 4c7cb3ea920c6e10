/// How views are shown: as they look, as outlines, or both.
public enum WireframeMode: String, Hashable, Sendable, CaseIterable {
  /// As they look.
  case contents
  /// As outlines alone.
  case outlines
  /// As outlines on top of what they look like.
  case both

  /// The next one, the first after the last.
  public var next: WireframeMode {
    switch self {
    case .contents: .outlines
    case .outlines: .both
    case .both: .contents
    }
  }
}
