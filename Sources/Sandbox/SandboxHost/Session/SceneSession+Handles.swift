import Foundation
import Geometry
import Inspector
import TouchInput
import TouchTrace
import TouchKit

/// Drags of the selected view and its handles in selection mode.
extension SceneSession {
  /// Handles an event that is part of a drag; returns whether it is.
  func takeForHandles(_ event: InputEvent) -> Bool {
    guard run.settings.isSelecting, review == nil, case .contact(let sample) = event,
      sample.id == .mouse
    else { return false }
    switch sample.phase {
    case .began:
      input.drag = drag(fromCornerAt: sample.location)
      input.press = sample.location
      return input.drag != nil
    case .moved:
      if input.drag == nil { input.drag = drag(ofBodyTo: sample.location) }
      guard let drag = input.drag else { return false }
      follow(drag, to: sample)
      return true
    case .ended, .cancelled:
      defer { (input.drag, input.press) = (nil, nil) }
      return input.drag != nil
    }
  }

  private func follow(_ drag: HandleDrag, to sample: ContactSample) {
    guard let place = superviewPlace(of: sample.location) else { return }
    change(at: sample.timestamp) {
      if $0.apply(drag.edit(to: place), continuing: drag.isUnderWay) {
        input.drag?.isUnderWay = true
      }
    }
  }

  /// The selected view, if it can be dragged.
  ///
  /// Windows and their root views fill the screen, and a rotated view has no upright corners.
  private var draggedView: UIView? {
    guard let view = tools.selected, let superview = view.superview, !(superview is UIWindow),
      view.transform.isIdentity
    else { return nil }
    return view
  }

  private func superviewPlace(of point: CGPoint) -> CGPoint? {
    guard let superview = draggedView?.superview, let window = superview.window else { return nil }
    return superview.convert(window.convert(point, from: nil), from: window)
  }

  private func drag(_ grip: HandleDrag.Grip, from point: CGPoint) -> HandleDrag? {
    guard let view = draggedView, let place = superviewPlace(of: point) else { return nil }
    return HandleDrag(
      node: view.traceID,
      grip: grip,
      frame: view.frame,
      center: view.center,
      start: place
    )
  }

  private func drag(fromCornerAt point: CGPoint) -> HandleDrag? {
    guard let quad = tools.mark?.node.quad else { return nil }
    let reach = HandleDrag.reach / (workbench?.bench.stage.scale ?? 1)
    let index = quad.corners.firstIndex {
      hypot(Double($0.x - point.x), Double($0.y - point.y)) <= Double(reach)
    }
    return index.flatMap { drag(HandleDrag.Grip.corners[$0], from: point) }
  }

  private func drag(ofBodyTo point: CGPoint) -> HandleDrag? {
    guard let press = input.press, let view = draggedView, let window = view.window,
      view.bounds.contains(view.convert(window.convert(press, from: nil), from: window))
    else { return nil }
    let slop = HandleDrag.slop / (workbench?.bench.stage.scale ?? 1)
    let distance = hypot(Double(point.x - press.x), Double(point.y - press.y))
    return distance > Double(slop) ? drag(.body, from: press) : nil
  }
}
