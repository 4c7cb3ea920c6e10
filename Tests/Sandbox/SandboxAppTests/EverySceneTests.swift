import CairoRenderer
import Foundation
import SandboxScenes
import Testing

@testable import SandboxApp

@MainActor
@Suite("Every scene")
struct EverySceneTests {
  @Test("makes pictures that are not empty, that differ when touched, at any size")
  func pictures() throws {
    for scene in SceneCatalogue.all {
      for size in [CGSize(width: 320, height: 240), CGSize(width: 640, height: 480)] {
        let plain = try picture(scene, size) { _ in }
        let touched = try picture(scene, size) { $0.beginDemonstration() }
        let dragged = try picture(scene, size) { $0.demonstrate() }
        #expect(colours(of: plain).count >= 3, "\(scene.name) shows next to nothing")
        // The overlay does not show a touch that no responder receives.
        guard scene.demonstration.contains(where: { $0.receiver != nil }) else { continue }
        #expect(plain != touched, "\(scene.name) does not show who is touched")
        #expect(touched != dragged, "\(scene.name) does not show a drag")
      }
    }
  }

  private func picture(
    _ scene: SandboxScene,
    _ size: CGSize,
    _ play: (inout Performance) -> Void
  ) throws -> Bitmap {
    var performance = try Performance(scene, size: size, showsOverlay: true)
    play(&performance)
    return try Bitmap(pngData: try performance.png())
  }

  private func colours(of bitmap: Bitmap) -> Set<UInt32> {
    var colours: Set<UInt32> = []
    for y in stride(from: 0, to: bitmap.height, by: 4) {
      for x in stride(from: 0, to: bitmap.width, by: 4) {
        colours.insert(bitmap.color(x: x, y: y) ?? 0)
      }
    }
    return colours
  }
}
