import ArgumentParser
import CairoRenderer
import Foundation
import SandboxHost
import SandboxScenes

nonisolated extension PictureSize {
  /// The default size.
  static let standard = PictureSize(width: 640, height: 480)

  /// The `--help` text of an option that is a size.
  static let help = ArgumentHelp(
    "The size of the scene in points. (default: its own size, otherwise \(standard))",
    valueName: "WxH"
  )

  /// Returns the size for a scene: the user's, or otherwise the scene's own.
  @MainActor static func size(_ wanted: PictureSize?, for scene: SandboxScene) -> CGSize {
    wanted?.size ?? scene.size ?? standard.size
  }

  /// Returns the same size in whole numbers, for windows and pictures.
  @MainActor static func whole(_ wanted: PictureSize?, for scene: SandboxScene) -> PictureSize {
    guard wanted == nil, let size = scene.size else { return wanted ?? standard }
    return PictureSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  /// Parses two whole numbers with an `x` between them.
  init(parsing text: String) throws {
    guard let size = PictureSize(text) else {
      throw ValidationError(
        "expected two numbers from \(Self.sides.lowerBound) to \(Self.sides.upperBound), such as "
          + "640x480"
      )
    }
    self = size
  }

  /// Throws an error if a picture of this size cannot be created.
  func check(atScale scale: Int) throws {
    guard !isPossible(atScale: scale) else { return }
    throw ValidationError(
      "\(self) points at scale \(scale) are \(width * scale)x\(height * scale) pixels; expected at "
        + "most \(Bitmap.maximumSide) on each side and \(Bitmap.maximumPixelCount) altogether. "
        + "Choose a smaller --size."
    )
  }
}
