import TouchTrace
import Drawing
import Foundation
import Geometry

/// Draws the limits that decide about gestures and controls.
///
/// They are the allowable movement of a finger, the tracking area of a control, and the recognizers that
/// receive a touch.
struct AidsLayer: OverlayLayer {
  var part: OverlayParts? { .aids }

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    for touch in contents.state.liveTouches
    where touch.location.isDrawable && touch.start.isDrawable {
      paintSlop(of: touch, on: &canvas)
      paintMargin(of: touch, contents.state, on: &canvas)
      addWatchers(of: touch, to: &canvas)
    }
  }

  /// Draws the distance beyond which a pan begins: dashed, and solid after the finger passed it.
  private func paintSlop(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    let start = canvas.stage.place(touch.start)
    guard canvas.stage.scene.contains(start) else { return }
    let moved = hypot(
      Double(touch.location.x - touch.start.x),
      Double(touch.location.y - touch.start.y)
    )
    let slop = UsualLimits.panSlop
    let circle = Path(ellipseIn: CGRect(around: start, radius: slop * canvas.stage.scale))
    paintThreshold(circle, isPassed: moved >= Double(slop), on: &canvas)
    let way = (moved * 10).rounded() / 10
    canvas.labels.append(
      MarginLabel(
        name: canvas.language(
          "moved \(Measure.number(way)) of \(Int(slop)) pt",
          "已移动 \(Measure.number(way)) 点，拖动需要 \(Int(slop)) 点"
        ),
        style: .plain,
        target: canvas.clamped(canvas.stage.place(touch.location))
      )
    )
  }

  private func paintThreshold(_ path: Path, isPassed: Bool, on canvas: inout OverlayCanvas) {
    canvas.append(.stroke(path, .white, StrokeStyle(width: 3.5)))
    canvas.append(
      .stroke(path, .black, StrokeStyle(width: 2, dashes: isPassed ? [] : [4, 3]))
    )
  }

  private func paintMargin(
    of touch: OverlayTouch,
    _ state: OverlayState,
    on canvas: inout OverlayCanvas
  ) {
    guard let control = touch.trackingControl, let quad = canvas.place(state.latest(control).quad)
    else { return }
    let reach = -UsualLimits.trackingMargin * canvas.stage.scale
    let whole = quad.boundingBox.insetBy(dx: reach, dy: reach)
    // Nothing beyond the picture's edge is visible.
    let box = whole.intersection(canvas.stage.scene.insetBy(dx: -20, dy: -20))
    guard !box.isEmpty else { return }
    paintThreshold(Path(rect: box), isPassed: false, on: &canvas)
    canvas.labels.append(
      MarginLabel(
        name: canvas.language(
          "\(control.name) tracks up to \(Int(UsualLimits.trackingMargin)) pt outside",
          "\(control.name) 跟踪到外面 \(Int(UsualLimits.trackingMargin)) 点"
        ),
        style: .plain,
        outline: Outline(Quad(box), in: canvas.stage.outlineBounds)
      )
    )
  }

  /// Adds the names of the recognizers that receive a touch, with their states.
  private func addWatchers(of touch: OverlayTouch, to canvas: inout OverlayCanvas) {
    for watcher in touch.recognizers.prefix(6) {
      canvas.labels.append(
        MarginLabel(
          name: "f\(touch.number) " + watcher.node.name,
          remark: watcher.state.label(in: canvas.language),
          style: .framed(canvas.palette.chain),
          target: canvas.clamped(canvas.stage.place(touch.location))
        )
      )
    }
  }
}
