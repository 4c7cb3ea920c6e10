import Foundation

/// Where the overridable methods stand in a class's method table.
struct HookSlots {
  /// A method, its place in the table (counted in words), and the engine's own entry there.
  private struct Slot {
    var hook: OverriddenHooks
    var word: Int
    var original: UInt
  }

  private var slots: [Slot] = []
  private var isReliable = true

  /// The places in this process, found on first use.
  @MainActor static let current = HookSlots()

  /// Whether the method tables could be read.
  var canTellOverrides: Bool { isReliable }

  /// Finds each place by comparing a class that overrides one method with one that overrides none.
  @MainActor
  private init() {
    // Methods of every responder are looked for on responders, those of views on views.
    let responder = Pair(plain: PlainResponder.self, alsoPlain: AlsoPlainResponder.self)
    find(.touchesBegan, in: BeganOverride.self, against: responder)
    find(.touchesMoved, in: MovedOverride.self, against: responder)
    find(.touchesEnded, in: EndedOverride.self, against: responder)
    find(.touchesCancelled, in: CancelledOverride.self, against: responder)
    find(.canPerformAction, in: CanPerformOverride.self, against: responder)
    find(.targetForAction, in: TargetOverride.self, against: responder)
    find(.pressesBegan, in: PressesBeganOverride.self, against: responder)
    find(.pressesChanged, in: PressesChangedOverride.self, against: responder)
    find(.pressesEnded, in: PressesEndedOverride.self, against: responder)
    find(.pressesCancelled, in: PressesCancelledOverride.self, against: responder)
    find(.motionBegan, in: MotionBeganOverride.self, against: responder)
    find(.motionEnded, in: MotionEndedOverride.self, against: responder)
    find(.motionCancelled, in: MotionCancelledOverride.self, against: responder)
    find(.remoteControlReceived, in: RemoteControlOverride.self, against: responder)
    let view = Pair(plain: PlainView.self, alsoPlain: AlsoPlainView.self)
    find(.hitTest, in: HitTestOverride.self, against: view)
    find(.pointInside, in: PointInsideOverride.self, against: view)
    find(.layoutSubviews, in: LayoutOverride.self, against: view)
    find(.next, in: NextOverride.self, against: view)
    find(.draw, in: DrawOverride.self, against: view)
    find(.drawLayer, in: DrawLayerOverride.self, against: view)
    find(.displayLayer, in: DisplayLayerOverride.self, against: view)
    find(.layoutSublayers, in: LayoutSublayersOverride.self, against: view)
  }

  private mutating func find(_ hook: OverriddenHooks, in type: AnyClass, against pair: Pair) {
    let plain = MethodTable(pair.plain)
    let different = MethodTable(type).words(differingFrom: plain)
    let words = different.filter { !pair.alwaysDifferent.contains($0) }
    guard words.count == 1, let word = words.first else {
      isReliable = false
      return
    }
    slots.append(Slot(hook: hook, word: word, original: plain[word]))
  }

  /// Two classes that override nothing, and the words in which even they differ: initialisers.
  private struct Pair {
    let plain: AnyClass
    let alwaysDifferent: [Int]

    init(plain: AnyClass, alsoPlain: AnyClass) {
      self.plain = plain
      alwaysDifferent = MethodTable(alsoPlain).words(differingFrom: MethodTable(plain))
    }
  }

  /// The hooks that a class replaces.
  func hooks(of type: UIResponder.Type) -> OverriddenHooks {
    guard isReliable else { return .everything }
    let table = MethodTable(type)
    var hooks: OverriddenHooks = []
    let isView = type is UIView.Type
    for slot in slots where isView || !slot.hook.isViewHook {
      if table[slot.word] != slot.original { hooks.insert(slot.hook) }
    }
    if isView, !hooks.contains(.next) { hooks.insert(.isOrdinaryView) }
    return hooks
  }
}

extension OverriddenHooks {
  /// Whether only views have the method, so that its place means something else elsewhere.
  fileprivate var isViewHook: Bool {
    let hooks: OverriddenHooks = [
      .hitTest, .pointInside, .layoutSubviews, .next, .draw, .drawLayer, .displayLayer,
      .layoutSublayers,
    ]
    return !isDisjoint(with: hooks)
  }
}

private class PlainResponder: UIResponder {}

private final class AlsoPlainResponder: PlainResponder {}

private final class BeganOverride: PlainResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class MovedOverride: PlainResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedOverride: PlainResponder {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CancelledOverride: PlainResponder {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CanPerformOverride: PlainResponder {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

private final class TargetOverride: PlainResponder {
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
}

private final class PressesBeganOverride: PlainResponder {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class PressesChangedOverride: PlainResponder {
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class PressesEndedOverride: PlainResponder {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class PressesCancelledOverride: PlainResponder {
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class MotionBeganOverride: PlainResponder {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class MotionEndedOverride: PlainResponder {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class MotionCancelledOverride: PlainResponder {
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class RemoteControlOverride: PlainResponder {
  override func remoteControlReceived(with event: UIEvent?) {}
}

private class PlainView: UIView {}

private final class AlsoPlainView: PlainView {}

private final class HitTestOverride: PlainView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class PointInsideOverride: PlainView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private final class LayoutOverride: PlainView {
  override func layoutSubviews() {}
}

private final class NextOverride: PlainView {
  override var next: UIResponder? { nil }
}

private final class DrawOverride: PlainView {
  override func draw(_ rect: CGRect) {}
}

private final class DrawLayerOverride: PlainView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

private final class DisplayLayerOverride: PlainView {
  override func display(_ layer: CALayer) {}
}

private final class LayoutSublayersOverride: PlainView {
  override func layoutSublayers(of layer: CALayer) {}
}
