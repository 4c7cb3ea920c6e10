import CairoRenderer
import Foundation
import Geometry
import Inspector
import SandboxHost
import SandboxScenes
import TouchKit

/// Two compared scenes: the different pixels, the changed views, and the changes for fingers.
struct SceneComparison {
  let change: ScreenChange
  /// The different pixels.
  let difference: BitmapDifference
  /// The sizes of the pictures, in pixels.
  let sizes: (CGSize, CGSize)

  /// Compares two scenes in their initial states.
  @MainActor
  init(_ first: SandboxScene, _ second: SandboxScene) throws {
    change = ScreenChange(Self.facts(of: first), Self.facts(of: second))
    let pictures = (try Self.picture(of: first), try Self.picture(of: second))
    sizes = (
      CGSize(width: pictures.0.width, height: pictures.0.height),
      CGSize(width: pictures.1.width, height: pictures.1.height)
    )
    difference = try BitmapDifference(from: pictures.0, to: pictures.1)
  }

  /// Whether there is no difference.
  var isSame: Bool {
    difference.count == 0 && sizes.0 == sizes.1 && change.tree.changes.isEmpty
      && change.fingers.changes.isEmpty
  }

  @MainActor private static func facts(of scene: SandboxScene) -> ScreenFacts {
    let inquiry = SceneInquiry(scene, size: PictureSize.size(nil, for: scene))
    let (application, size) = (inquiry.application, inquiry.size)
    return ScreenFacts(
      inquiry.tree,
      application.hitGrid(size: size),
      looks: application.looks()
    )
  }

  @MainActor private static func picture(of scene: SandboxScene) throws -> Bitmap {
    let size = PictureSize.whole(nil, for: scene).size
    let performance = try Performance(
      scene,
      size: size,
      scale: 1,
      showsOverlay: false,
      hasMargins: false
    )
    return try Bitmap(pngData: try performance.png())
  }

  /// Returns the three parts as text.
  func text(in language: Language) -> String {
    let box = difference.bounds
    let pixels =
      difference.count == 0
      ? language("no change", "没有变化")
      : language(
        "\(difference.count) of \(difference.picture.width * difference.picture.height) differ, within"
          + " \(box.width) × \(box.height) at (\(box.x), \(box.y))",
        "\(difference.picture.width * difference.picture.height) 个中有 \(difference.count) 个不同，在 (\(box.x), \(box.y)) 的"
          + " \(box.width) × \(box.height) 内"
      )
    return language("Pixels: ", "像素：") + pixels + "\n" + change.text(in: language)
  }
}
