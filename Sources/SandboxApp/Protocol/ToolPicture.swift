import Foundation
import SandboxHost
import SandboxScenes

/// The picture that a caller wants of a scene: what an argument adds to it is added here, to the
/// parameters and to how it is made.
struct ToolPicture {
  static let parameters = [
    ToolParameter("touches", .points, "fingers that come down, all at once"),
    ToolParameter("overlay", .flag, "show who got the touches, and through which chain"),
    ToolParameter("scale", .count(1...4), "pixels a point; 1 by default"),
  ]

  private let touches: [CGPoint]
  private let showsOverlay: Bool
  private let scale: Int

  init(_ arguments: ToolArguments) {
    touches = arguments.points("touches")
    showsOverlay = arguments.flag("overlay")
    scale = arguments.count("scale") ?? 1
  }

  /// The bytes of a PNG file.
  func png(of scene: SandboxScene, _ size: PictureSize) throws(ToolFailure) -> Data {
    guard size.isPossible(atScale: scale) else {
      throw ToolFailure(
        "\(size) points at scale \(scale) are too many pixels. Choose a smaller size or scale."
      )
    }
    let limits = CGRect(origin: .zero, size: size.size)
    if let point = touches.first(where: { !limits.contains($0) }) {
      throw ToolFailure(
        "the touch at \(String(format: "%g,%g", point.x, point.y)) is outside the window of "
          + "\(size) points"
      )
    }
    return try ToolRoom.orFailure { () throws(ProgramError) in
      var performance = try Performance(
        scene,
        size: size.size,
        scale: scale,
        showsOverlay: showsOverlay
      )
      if !touches.isEmpty { performance.touch(touches) }
      return try performance.png()
    }
  }
}
