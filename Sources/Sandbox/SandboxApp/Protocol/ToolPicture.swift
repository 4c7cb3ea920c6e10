import Foundation
import Inspector
import SandboxHost
import SandboxScenes

/// The picture of a scene for a caller.
///
/// A new argument for pictures is added here, to the parameters and to the drawing.
struct ToolPicture {
  static let parameters = [
    ToolParameter("touches", .points, "points where fingers come down, all at once"),
    ToolParameter("overlay", .flag, "show which view got each touch, and its responder chain"),
    ToolParameter(
      "margin",
      .flag,
      "add a margin around the scene for the labels of the overlay"
    ),
    ToolParameter(
      "hitMap",
      .flag,
      "instead of the scene, show the view that would receive a touch at each point, and dead"
        + " areas; adds a text with the shares"
    ),
    ToolParameter("scale", .count(1...4), "pixels per point; 1 by default"),
  ]

  private let touches: [CGPoint]
  private let showsOverlay: Bool
  private let hasMargins: Bool
  private let isHitMap: Bool
  private let scale: Int
  private let language: Language

  init(_ arguments: ToolArguments) throws(ToolFailure) {
    touches = arguments.points("touches")
    showsOverlay = arguments.flag("overlay")
    isHitMap = arguments.flag("hitMap")
    hasMargins = arguments.flag("margin") && !isHitMap
    scale = arguments.count("scale") ?? 1
    language = arguments.text("lang") == "zh" ? .chinese : .english
    guard !isHitMap || !showsOverlay else {
      throw ToolFailure("give 'overlay' or 'hitMap', not both")
    }
  }

  /// Returns the picture, and its accompanying content.
  func content(
    of scene: SandboxScene,
    _ size: PictureSize
  ) throws(ToolFailure) -> [ToolResult.Content] {
    try check(size)
    return try ToolRoom.orFailure { () throws(ProgramError) in
      var performance = try Performance(
        scene,
        size: size.size,
        scale: scale,
        showsOverlay: showsOverlay,
        hasMargins: hasMargins
      )
      if !touches.isEmpty { performance.touch(touches) }
      guard isHitMap else { return [.picture(try performance.png())] }
      let map = performance.hitMap
      let answers = SceneAnswers(inquiry: SceneInquiry(scene, size: size.size), language: language)
      let text = answers.withCaveats(map.text(in: language))
      return [.picture(try performance.png(of: map, in: language)), .text(text)]
    }
  }

  private func check(_ size: PictureSize) throws(ToolFailure) {
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
  }
}
