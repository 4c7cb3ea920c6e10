import Foundation
import Geometry
import TouchTrace

extension Explanation {
  /// Returns the changes that bring the view at a position closer to receiving the touch.
  ///
  /// Each change removes the first obstacle on the path to the view; there can be another behind it.
  /// Any one of several changes is enough.
  public func waysOut(for index: Int) -> [WayOut] {
    guard let wanted = entry(at: index) else { return [] }
    if wanted.verdict.isReceiver { return fate?.waysOut ?? [] }
    if case .passedOn(let receiver) = wanted.verdict { return waysPast(receiver) }
    if isElsewhere(wanted) { return [.touchElsewhere(wanted.view.node)] }
    guard let place = obstacle(to: index), let blocked = entry(at: place) else { return [] }
    return waysPast(blocked, isWanted: place == index)
  }

  /// Returns whether a view is so far from the point that no larger ancestor helps.
  func isElsewhere(_ entry: Entry) -> Bool {
    guard case .ancestorRejected(_, .outsideBounds) = entry.verdict, !entry.isUnderPoint,
      let box = entry.view.node.quad?.boundingBox
    else { return false }
    return !box.isEmpty && !box.contains(point)
  }

  /// Returns the position of the topmost view on the path that the hit-test skipped.
  public func obstacle(to index: Int) -> Int? {
    tree.path(to: index).first { place in
      switch entry(at: place)?.verdict {
      case .passedOn, .received, .named, nil: false
      default: true
      }
    }
  }

  /// Returns the ways to keep the touch from a view below the wanted one.
  private func waysPast(_ receiver: NodeSnapshot) -> [WayOut] {
    if case .named(let view)? = entry(of: receiver.id)?.verdict { return [.changeHitTest(view)] }
    return waysThrough(receiver)
  }

  /// Returns the ways to let touches pass through a view; an overridden hit-test may ignore them.
  private func waysThrough(_ node: NodeSnapshot) -> [WayOut] {
    let isOverridden = entry(of: node.id)?.view.overrides.contains(.hitTest) ?? false
    return [.letThrough(node)] + (isOverridden ? [.changeHitTest(node)] : [])
  }

  private func waysPast(_ entry: Entry, isWanted: Bool) -> [WayOut] {
    let node = entry.view.node
    switch entry.verdict {
    case .received, .named, .passedOn: return []
    case .overruled(let view), .skipped(let view): return [.changeHitTest(view)]
    case .rejected(let reason, _): return waysPast(reason, of: node, isWanted: isWanted)
    case .ancestorRejected(let view, let reason):
      return waysPast(reason, of: view, isWanted: false)
    case .covered(let view): return [.moveInFront(node, of: view)] + waysThrough(view)
    case .windowInFront(let window, _): return [.raiseWindow(node, above: window)]
    case .windowHidden(let window): return [.show(window)]
    case .notInWindow: return [.addToWindow(node)]
    }
  }

  private func waysPast(
    _ reason: RejectionReason,
    of node: NodeSnapshot,
    isWanted: Bool
  ) -> [WayOut] {
    switch reason {
    case .hidden: [.show(node)]
    case .alpha: [.raiseAlpha(node)]
    case .interactionDisabled: [.enableInteraction(node)]
    case .outsideBounds: isWanted ? [.touchElsewhere(node), .enlarge(node)] : [.enlarge(node)]
    case .zeroSize: [.giveSize(node)]
    case .nonInvertibleTransform: [.changeTransform(node)]
    case .animating: [.allowDuringAnimation(node)]
    case .pointInsideOverridden: [.changePointInside(node)]
    case .hitTestOverridden: [.changeHitTest(node)]
    }
  }
}

extension TouchFate {
  /// The changes with which the hit-test view would keep the touch, or handle it.
  var waysOut: [WayOut] { steps.compactMap { wayOut(of: $0.step) } }

  private func wayOut(of step: Step) -> WayOut? {
    switch step {
    case .dropped(.ignoringInteraction), .cancelled(.ignoringInteraction):
      .endIgnoringInteraction
    case .refused(.multipleTouchDisabled, let view): view.map { .enableMultipleTouch($0) }
    case .refused(.exclusiveTouch, let view): view.map { .endExclusiveTouch($0) }
    // A scroll view's own delay has no property of a recognizer that an app can change.
    case .withheld(_, let node) where RecognizerKind.onlyDelays(node.typeName): nil
    case .withheld(let phase, let node): .endDelay(node, of: phase)
    case .taken(let change, _): .keepTouches(change.recognizer)
    case .controlDisabled(let node): .enableControl(node)
    case .unheard(let events): .addAction(events.control, events: events.names)
    case .dropped, .refused, .delivered, .forwarded, .perhapsForwarded, .gesture, .cancelled,
      .tracking, .unhandled:
      nil
    }
  }
}
