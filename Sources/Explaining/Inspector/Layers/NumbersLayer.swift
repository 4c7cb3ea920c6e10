import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput

/// Draws the position, distance and speed of the newest finger in a line below the scene.
struct NumbersLayer: OverlayLayer {
  var part: OverlayParts? { .numbers }

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    let live = contents.state.liveTouches
    guard let touch = live.last ?? contents.state.touches.last, touch.location.isDrawable,
      touch.start.isDrawable
    else { return }
    let font = canvas.font(11)
    let texts = Self.texts(touch, live: live.count, of: contents.state.touches.count)
    let cell = canvas.width(of: "force: 0.00", font)
    let height = canvas.scaled(16)
    let (scene, stage) = (canvas.stage.scene, canvas.stage.canvas)
    // Without a margin, the lower edge of the scene is used.
    let y = stage.maxY - scene.maxY >= height + 2 ? scene.maxY + 2 : scene.maxY - height
    // The size of the scene is at the left.
    let left = y > scene.maxY ? scene.minX + canvas.scaled(150) : scene.minX
    let ground = CGRect(x: left, y: y, width: scene.maxX - left, height: height)
    canvas.append(.fill(Path(rect: ground), canvas.palette.ground))
    for (index, text) in texts.enumerated() {
      // Columns keep their positions while the numbers change; columns without space are left out.
      let x = left + 4 + CGFloat(index) * cell
      guard x + cell <= ground.maxX else { return }
      let run = TextRun(text, font: font, color: canvas.palette.text)
      canvas.append(.text(run, at: CGPoint(x: x, y: y + 1)))
    }
  }

  /// Returns the texts of the columns.
  ///
  /// They contain the number of fingers that are down and of the sequence. Positions and distances are in points,
  /// speeds are in points per second, and the force is as in UIKit.
  private static func texts(_ touch: OverlayTouch, live: Int, of count: Int) -> [String] {
    let numbers: [(String, Double)] = [
      ("X", Double(touch.location.x)), ("Y", Double(touch.location.y)),
      ("dX", Double(touch.location.x - touch.start.x)),
      ("dY", Double(touch.location.y - touch.start.y)),
      ("Xv", Double(touch.velocity.dx)), ("Yv", Double(touch.velocity.dy)),
    ]
    return ["P: \(live)/\(count)"]
      + numbers.map { name, value in "\(name): \(Measure.number(value.rounded() + 0))" }
      + ["force: \(Measure.number(touch.attributes.force))"]
  }
}
