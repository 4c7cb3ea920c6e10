/// As what something is compared with its reference.
public enum ScreenshotForm: String, Sendable, CaseIterable {
  /// The picture alone.
  case picture
  /// The picture, and over it who got the touches and through which responder chain.
  case overlay
  /// The views as text, one line each.
  case tree
  /// The areas in which views get touches as text, a rectangle a line.
  case hitMap
  /// What happened as text, one line each.
  case transcript
  /// The picture as drawing instructions, one line each: what a picture says without pixels.
  case displayList

  /// What stands between a reference's name and its extension.
  var suffix: String { self == .picture ? "" : ".\(rawValue)" }

  /// Whether it is compared by pixels.
  public var isPicture: Bool { fileExtension == "png" }

  /// Whether the views and touch areas are kept beside it.
  public var keepsFacts: Bool { [.picture, .overlay, .hitMap].contains(self) }

  /// The extension of the files.
  var fileExtension: String {
    switch self {
    case .picture, .overlay: "png"
    case .tree, .hitMap, .transcript, .displayList: "txt"
    }
  }
}
