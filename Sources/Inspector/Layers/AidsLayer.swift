import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Draws what decides about gestures and controls: how far a finger may drift, how far a control
/// follows it, and which recognizers watch it.
struct AidsLayer: OverlayLayer {
  var part: OverlayParts { .aids }

  /// The distances within which a tap may drift and beyond which a pan begins, in points (our
  /// engine's standard measures).
  private static let slops = [UsualLimits.panSlop, UsualLimits.tapMovement]
  private static let slop = StrokeStyle(width: 1.5, dashes: [2, 3])
  private static let border = StrokeStyle(width: 2, dashes: [10, 4])
  private static let link = StrokeStyle(width: 1.5)

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    for touch in plan.state.liveTouches where touch.location.isDrawable && touch.start.isDrawable {
      paintSlop(of: touch, on: &canvas)
      paintMargin(of: touch, plan.state, on: &canvas)
      paintWatchers(of: touch, on: &canvas)
    }
  }

  private func paintSlop(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    guard canvas.bounds.contains(touch.start) else { return }
    for radius in AidsLayer.slops {
      let circle = Path(ellipseIn: CGRect(around: touch.start, radius: radius))
      canvas.stroke(circle, canvas.palette.touch, AidsLayer.slop, haloWidth: 1)
    }
  }

  private func paintMargin(
    of touch: OverlayTouch,
    _ state: OverlayState,
    on canvas: inout OverlayCanvas
  ) {
    guard let control = touch.trackingControl, let quad = state.latest(control).quad,
      quad.isFinite
    else { return }
    let whole = quad.boundingBox.insetBy(
      dx: -UsualLimits.trackingMargin,
      dy: -UsualLimits.trackingMargin
    )
    // Beyond the picture's edge nothing is seen.
    let box = whole.intersection(canvas.bounds.insetBy(dx: -20, dy: -20))
    guard !box.isEmpty else { return }
    canvas.stroke(Path(rect: box), canvas.palette.hitTestView, AidsLayer.border)
    canvas.labels.append(
      OverlayLabel(
        text: "\(control.name) + \(Int(UsualLimits.trackingMargin)) " + canvas.language("pt", "点"),
        color: canvas.palette.hitTestView,
        places: [.inside(box, right: true, bottom: true), .below(box), .above(box)],
        need: .whenFree,
        rank: 4
      )
    )
  }

  /// A line to the name of each recognizer, one below the other beside the finger.
  private func paintWatchers(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    let place = canvas.clamped(touch.location, margin: 0)
    let isLeft = place.x > canvas.bounds.midX
    for (index, watcher) in touch.recognizers.enumerated() {
      let beside = CGPoint(
        x: place.x + (isLeft ? -60 : 60),
        y: place.y - 30 + CGFloat(index) * 22
      )
      let end = canvas.clamped(beside, margin: 0)
      canvas.stroke(Path(polyline: [place, end]), canvas.palette.chain, AidsLayer.link)
      canvas.labels.append(
        OverlayLabel(
          text: watcher.node.name + canvas.language(": ", "：")
            + watcher.state.label(in: canvas.language),
          color: canvas.palette.chain,
          places: [LabelPlace(end.x, end.y, part: isLeft ? 1 : 0, 0.5)],
          rank: 3
        )
      )
    }
  }
}
