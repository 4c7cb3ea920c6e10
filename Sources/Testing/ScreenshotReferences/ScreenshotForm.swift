/// The form in which a stage or list is compared with its reference.
public enum ScreenshotForm: String, Sendable, CaseIterable {
  /// The picture only.
  case picture
  /// The picture, and over it the receivers of the touches and their responder chains.
  case overlay
  /// The views as text, one per line.
  case tree
  /// The areas in which views receive touches as text, one rectangle per line.
  case hitMap
  /// The transcript as text, one event per line.
  case transcript
  /// The picture as drawing commands, one per line, which is the picture without pixels.
  case displayList

  /// The part between a reference's name and its extension.
  var suffix: String { self == .picture ? "" : ".\(rawValue)" }

  /// Whether the form is compared by pixels.
  public var isPicture: Bool { fileExtension == "png" }

  /// Whether views and touch areas are kept beside the reference.
  public var keepsFacts: Bool { [.picture, .overlay, .hitMap].contains(self) }

  /// The extension of the files.
  var fileExtension: String {
    switch self {
    case .picture, .overlay: "png"
    case .tree, .hitMap, .transcript, .displayList: "txt"
    }
  }
}
