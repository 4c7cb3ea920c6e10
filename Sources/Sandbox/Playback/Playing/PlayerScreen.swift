package import CairoRenderer
import Foundation
package import Geometry
import TouchInput
package import SandboxHost

/// The pixels of a played recording.
package final class PlayerScreen {
  /// The pixels of the latest frame.
  package let canvas: Canvas
  private let run: ApplicationRun

  /// Creates the screen of a player, which paints all changes from now on.
  package init(
    _ player: Player,
    scale: Int? = nil,
    renderer: CairoRenderer
  ) throws(ProgramError) {
    let header = player.recording.header
    run = player.run
    canvas = try Canvas(
      size: run.pictureSize,
      scale: scale ?? header.scale,
      renderer: renderer
    )
  }

  /// Paints the changes and returns the repainted pixels.
  @discardableResult
  package func showFrame(_ frame: Frame?) throws(ProgramError) -> [PixelRectangle] {
    if canvas.size != run.pictureSize { try canvas.resize(to: run.pictureSize) }
    guard let frame else { return [] }
    return canvas.paint(frame)
  }
}
