import ArgumentParser
import CairoRenderer
import Foundation
import SandboxHost
import SandboxScenes

nonisolated extension PictureSize {
  /// The size when the user gives none.
  static let standard = PictureSize(width: 640, height: 480)

  /// What `--help` tells about an option that is a size.
  static let help = ArgumentHelp(
    "The scene's size in points. (default: the scene's own, else \(standard))",
    valueName: "WxH"
  )

  /// The size to show a scene in: what the user says, else what the scene is made for.
  @MainActor static func size(_ wanted: PictureSize?, for scene: SandboxScene) -> CGSize {
    wanted?.size ?? scene.size ?? standard.size
  }

  /// The same as whole numbers, for windows and pictures.
  @MainActor static func whole(_ wanted: PictureSize?, for scene: SandboxScene) -> PictureSize {
    guard wanted == nil, let size = scene.size else { return wanted ?? standard }
    return PictureSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  /// Reads a size from two whole numbers with an `x` between them.
  init(parsing text: String) throws {
    guard let size = PictureSize(text) else {
      throw ValidationError(
        "expected two numbers from \(Self.sides.lowerBound) to \(Self.sides.upperBound), such as "
          + "640x480"
      )
    }
    self = size
  }

  /// Complains about a picture that cannot be made.
  func check(atScale scale: Int) throws {
    guard !isPossible(atScale: scale) else { return }
    throw ValidationError(
      "\(self) points at scale \(scale) are \(width * scale)x\(height * scale) pixels; expected at "
        + "most \(Bitmap.maximumSide) on each side and \(Bitmap.maximumPixelCount) altogether. "
        + "Choose a smaller --size."
    )
  }
}
