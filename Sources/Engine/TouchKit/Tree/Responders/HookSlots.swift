import Foundation
import SwiftRuntime

/// Finds out from method tables which overridable methods a class overrides.
@MainActor
struct HookSlots {
  /// The tables of methods that all responders have, and of methods that only views have.
  private let onResponders: OverrideTable<UIResponder, OverriddenHooks>
  private let onViews: OverrideTable<UIView, OverriddenHooks>

  /// Whether every method was found, so that the overridden methods are known exactly.
  let canTellOverrides: Bool

  /// The tables of this process, created on first use.
  static let current = HookSlots(isReadable: ClassLayout.canReadMethodTables)

  private static let responderSamples: [(hook: OverriddenHooks, type: PlainResponder.Type)] = [
    (.touchesBegan, BeganOverride.self),
    (.touchesMoved, MovedOverride.self),
    (.touchesEnded, EndedOverride.self),
    (.touchesCancelled, CancelledOverride.self),
  ]

  private static let viewSamples: [(hook: OverriddenHooks, type: PlainView.Type)] = [
    (.hitTest, HitTestOverride.self),
    (.pointInside, PointInsideOverride.self),
    (.next, NextOverride.self),
    (.draw, DrawOverride.self),
    (.drawLayer, DrawLayerOverride.self),
    (.displayLayer, DisplayLayerOverride.self),
    (.layoutSublayers, LayoutSublayersOverride.self),
  ]

  /// Creates the tables from the sample classes.
  init(isReadable: Bool) {
    let onResponders = OverrideTable<UIResponder, OverriddenHooks>(
      of: UIResponder.self,
      plain: PlainResponder.self,
      alsoPlain: AlsoPlainResponder.self,
      samples: Self.responderSamples.map { .init($0.hook, $0.type) },
      isReadable: isReadable
    )
    let onViews = OverrideTable<UIView, OverriddenHooks>(
      of: UIView.self,
      plain: PlainView.self,
      alsoPlain: AlsoPlainView.self,
      samples: Self.viewSamples.map { .init($0.hook, $0.type) },
      isReadable: isReadable
    )
    canTellOverrides =
      Self.responderSamples.allSatisfy { onResponders.knows($0.hook) }
      && Self.viewSamples.allSatisfy { onViews.knows($0.hook) }
    self.onResponders = onResponders
    self.onViews = onViews
  }

  /// Returns the methods that a class overrides; all methods if that is unknown.
  func hooks(of type: UIResponder.Type) -> OverriddenHooks {
    guard canTellOverrides else { return .everything }
    var hooks: OverriddenHooks = []
    for sample in Self.responderSamples {
      guard let isOverridden = onResponders.overrides(sample.hook, in: type) else {
        return .everything
      }
      if isOverridden { hooks.insert(sample.hook) }
    }
    guard let type = type as? UIView.Type else { return hooks }
    for sample in Self.viewSamples {
      guard let isOverridden = onViews.overrides(sample.hook, in: type) else { return .everything }
      if isOverridden { hooks.insert(sample.hook) }
    }
    return hooks
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

private class PlainView: UIView {}

private final class AlsoPlainView: PlainView {}

private final class HitTestOverride: PlainView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class PointInsideOverride: PlainView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
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
