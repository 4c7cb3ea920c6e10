import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Outlines the view that each touch's hit-test found; dashed when the touch was kept from it.
struct HitTestViewLayer: OverlayLayer {
  var part: OverlayParts { .hitTestView }

  /// More views at once than fingers on two hands tell nothing.
  private static let maximumViews = 10
  private static let solid = StrokeStyle(width: 3)
  private static let dashed = StrokeStyle(width: 3, dashes: [8, 5])

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    for (view, touches) in views(in: plan.state) {
      let node = plan.state.latest(view)
      guard let quad = node.quad, let outline = Outline(quad, in: canvas.bounds) else { continue }
      let isReceived = touches.contains { $0.outcome == .bound }
      let color = canvas.palette.hitTestView
      canvas.append(.fill(outline.path, color.faded(by: 0.2)))
      canvas.stroke(
        outline.path,
        color,
        isReceived ? HitTestViewLayer.solid : HitTestViewLayer.dashed
      )
      canvas.labels.append(
        OverlayLabel(
          text: tag(node, touches, canvas.language),
          color: color,
          places: outline.placesFromTop,
          rank: 0
        )
      )
    }
  }

  /// The views in the order in which they were found, each with its touches.
  private func views(in state: OverlayState) -> [(NodeSnapshot, [OverlayTouch])] {
    var views: [(NodeSnapshot, [OverlayTouch])] = []
    for touch in state.shownTouches {
      guard let view = touch.hitTestView else { continue }
      if let index = views.firstIndex(where: { $0.0.id == view.id }) {
        views[index].1.append(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    return views.suffix(HitTestViewLayer.maximumViews)
  }

  private func tag(
    _ node: NodeSnapshot,
    _ touches: [OverlayTouch],
    _ language: Language
  ) -> String {
    let fingers = touches.filter { $0.outcome == .bound }.suffix(4).map { "f\($0.number)" }
    let remarks = touches.suffix(3).compactMap { remark(on: $0, language) }.map { " · \($0)" }
    let arrow = fingers.isEmpty ? "" : fingers.joined(separator: " ") + " → "
    return arrow + node.name + remarks.joined()
  }

  /// What kept the touch from its view or took it away, as the trace calls it.
  private func remark(on touch: OverlayTouch, _ language: Language) -> String? {
    if let cause = touch.cancellation {
      return "f\(touch.number) "
        + language("cancelled: \(cause.rawValue)", "被取消：\(cause.label(in: language))")
    }
    guard let outcome = touch.outcome, outcome != .bound else { return nil }
    return "f\(touch.number) \(outcome.label(in: language))"
  }
}
