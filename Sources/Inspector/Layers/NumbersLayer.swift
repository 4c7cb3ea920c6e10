import Drawing
import Foundation
import Geometry

/// Writes at the top where the newest finger is, how far it has come, how fast it is and how hard it
/// presses: `P: 1/2  X: 120  Y: 88  dX: 12  dY: -3  Xv: 240  Yv: -60  force: 0`.
struct NumbersLayer: OverlayLayer {
  var part: OverlayParts { .numbers }

  private static let font = FontDescription(size: 11, family: .monospaced)
  private static let margin: CGFloat = 4

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    let live = plan.state.liveTouches
    guard let touch = live.last ?? plan.state.touches.last else { return }
    let ground = canvas.palette.panel
    let cell = canvas.measuring.size(of: run("force: 0.00", ground))
    let height = cell.height + 2 * Self.margin
    let strip = CGRect(x: 0, y: 0, width: canvas.bounds.width, height: height)
    canvas.append(.fill(Path(rect: strip), ground))
    let texts = Self.texts(touch, live: live.count, of: plan.state.touches.count)
    for (index, text) in texts.enumerated() {
      // Columns stay where they are while the numbers change; those without room are left out.
      let x = Self.margin + CGFloat(index) * cell.width
      guard x + cell.width <= strip.maxX else { return }
      canvas.append(.text(run(text, ground), at: CGPoint(x: x, y: Self.margin)))
    }
  }

  private func run(_ text: String, _ ground: Color) -> TextRun {
    TextRun(text, font: Self.font, color: ground.counterpart)
  }

  /// The fingers that are down and all of the sequence, places and ways in points, speeds in points
  /// a second, and the force as UIKit tells it.
  private static func texts(_ touch: OverlayTouch, live: Int, of count: Int) -> [String] {
    let numbers: [(String, Double)] = [
      ("X", Double(touch.location.x)), ("Y", Double(touch.location.y)),
      ("dX", Double(touch.location.x - touch.start.x)),
      ("dY", Double(touch.location.y - touch.start.y)),
      ("Xv", Double(touch.velocity.dx)), ("Yv", Double(touch.velocity.dy)),
    ]
    let force = touch.force.isFinite ? touch.force : 0
    return ["P: \(live)/\(count)"]
      + numbers.map { name, value in "\(name): \(Measure.number(value.rounded() + 0))" }
      + ["force: \(Measure.number(force))"]
  }
}
