import TouchTrace
import Drawing
import Foundation
import Geometry

/// Outlines each touch's hit-test view; the outline is dashed if the view did not keep the touch.
struct HitViewLayer: OverlayLayer {
  var part: OverlayParts? { .hitTestView }

  /// The maximum number of views: the number of fingers on two hands.
  private static let maximumViews = 10
  private static let solid = StrokeStyle(width: 3.5)
  private static let dashed = StrokeStyle(width: 2.5, dashes: [7, 4])

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard contents.question == nil else { return }
    for (view, touches) in Self.views(in: contents.state) {
      let node = contents.state.latest(view)
      let isReceived = touches.contains { $0.outcome == .bound }
      let outline = canvas.outline(
        node.quad,
        isReceived ? canvas.palette.hitTestView : canvas.palette.rejected,
        isReceived ? Self.solid : Self.dashed,
        .white
      )
      guard let outline else { continue }
      addLabel(node, touches, outline, contents, on: &canvas)
    }
  }

  private func addLabel(
    _ node: NodeSnapshot,
    _ touches: [OverlayTouch],
    _ outline: Outline,
    _ contents: OverlayContents,
    on canvas: inout OverlayCanvas
  ) {
    let subject = contents.state.subject
    let isSubject = touches.contains { $0.number == subject?.number }
    let isReceived = touches.contains { $0.outcome == .bound }
    let fingers = touches.filter { $0.outcome == .bound }.suffix(4).map { "f\($0.number)" }
    var remarks: [String] = []
    for remark in touches.suffix(2).compactMap({ Self.remark(on: $0, canvas.language) })
    where !remarks.contains(remark) { remarks.append(remark) }
    let isFirst = subject?.chain.links.first?.node.id == node.id
    let chain = touches.flatMap { $0.chain.links.map(\.node) }
    let name = contents.facts.receiverName(node.name, chain, in: canvas.language)
    canvas.labels.append(
      MarginLabel(
        number: isSubject && isFirst && isReceived ? 1 : nil,
        name: isSubject || fingers.isEmpty ? name : fingers.joined(separator: " ") + " " + name,
        remark: remarks.joined(separator: canvas.language(", ", "，")),
        style: isReceived
          ? (isSubject && isFirst ? .hit : .filled(canvas.palette.hitLabel)) : .rejected,
        outline: outline
      )
    )
  }

  /// Returns the views in the order in which they were found, each with its touches.
  static func views(in state: OverlayState) -> [(NodeSnapshot, [OverlayTouch])] {
    var views: [(NodeSnapshot, [OverlayTouch])] = []
    for touch in state.shownTouches {
      guard let view = touch.hitTestView else { continue }
      if let index = views.firstIndex(where: { $0.0.id == view.id }) {
        views[index].1.append(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    return views.suffix(maximumViews)
  }

  /// Returns the reason why the view did not receive the touch, or lost it.
  private static func remark(on touch: OverlayTouch, _ language: Language) -> String? {
    if let taker = touch.taker {
      return language("taken by \(taker.name)", "被 \(taker.name) 取走")
    }
    if let cause = touch.cancellation {
      return language(
        "f\(touch.number) cancelled: \(cause.label(in: language))",
        "f\(touch.number) 已取消：\(cause.label(in: language))"
      )
    }
    guard let outcome = touch.outcome, outcome != .bound else { return nil }
    return "f\(touch.number) \(outcome.label(in: language))"
  }
}
