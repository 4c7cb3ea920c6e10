import Foundation
import TextFormats

/// The settings of a user's application from the environment.
///
/// The arguments belong to the user, so no setting comes from them.
nonisolated struct UserSettings: Hashable, Sendable {
  /// The path of the picture to write instead of opening a window.
  let snapshot: String?
  /// Whether the overlay is drawn over the application.
  let showsOverlay: Bool
  /// Whether the workbench surrounds the application.
  let showsWorkbench: Bool
  /// The size of the application's screen.
  let size: PictureSize

  /// The engine's default size of a phone (our choice).
  static let standardSize = PictureSize(width: 414, height: 896)

  init(_ environment: [String: String]) throws(ProgramError) {
    func value(_ name: String) -> String? {
      environment["TOUCH_SANDBOX_\(name)"].flatMap { $0.isEmpty ? nil : $0 }
    }
    snapshot = value("SNAPSHOT")
    showsWorkbench = value("WORKBENCH").map { $0 != "0" } ?? false
    showsOverlay = value("OVERLAY").map { $0 != "0" } ?? showsWorkbench
    guard let text = value("SIZE") else {
      size = Self.standardSize
      return
    }
    guard let size = PictureSize(text), size.isPossible(atScale: 1) else {
      throw ProgramError(
        .usage,
        "TOUCH_SANDBOX_SIZE is \(text.debugDescription); expected two numbers from "
          + "\(PictureSize.sides.lowerBound) to \(PictureSize.sides.upperBound), such as 640x480."
      )
    }
    self.size = size
  }
}
