/// The appearance of views: their contents, their outlines, or both.
public enum WireframeMode: String, Hashable, Sendable, CaseIterable {
  /// Only the contents.
  case contents
  /// Only the outlines.
  case outlines
  /// The outlines on top of the contents.
  case both

  /// The next mode; the first follows the last.
  public var next: WireframeMode {
    switch self {
    case .contents: .outlines
    case .outlines: .both
    case .both: .contents
    }
  }
}
