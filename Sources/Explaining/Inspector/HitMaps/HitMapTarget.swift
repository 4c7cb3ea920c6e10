public import TouchTrace
import Foundation

/// A view that reacts to touches, with how much of what is seen of it is dead.
public struct HitMapTarget: Hashable, Sendable {
  /// The position of the view in the tree.
  public let index: Int
  /// How many of its pixels are visible.
  public let visible: Int
  /// The parts that are dead, the largest first.
  public let cuts: [HitMapCut]
  /// The pixels that are dead.
  let deadArea: PixelArea

  /// How many of the visible pixels are dead.
  public var dead: Int { cuts.reduce(0) { $0 + $1.pixels } }

  /// How much of what is seen of it is dead, 0…1.
  public var deadShare: Double { share(of: dead) }

  /// How much of what is seen of it a number of pixels is, 0…1.
  public func share(of pixels: Int) -> Double {
    visible > 0 ? Double(pixels) / Double(visible) : 0
  }
}

/// A part of a view that is dead, and by whom.
public struct HitMapCut: Hashable, Sendable {
  /// Why no touch reaches a view where it is seen.
  public enum Cause: Hashable, Sendable {
    /// The view itself passes touches over.
    case itself(RejectionReason)
    /// A view above it passes them over, usually because its bounds end.
    case ancestor(NodeSnapshot, RejectionReason)
    /// A view in front, or inside of it, takes them.
    case view(NodeSnapshot)
    /// A window in front takes them.
    case window(NodeSnapshot)
    /// The `hitTest(_:with:)` that a class replaced does not lead to it.
    case hitTest(NodeSnapshot)
    /// Another answer came when the hit-test was asked again.
    case changing
  }

  /// Why.
  public let cause: Cause
  /// How many pixels.
  public let pixels: Int
}

extension HitMapCut.Cause {
  /// The stable word for lists and JSON.
  public var code: String {
    switch self {
    case .itself(let reason): reason.code
    case .ancestor: "ancestorRejected"
    case .view: "covered"
    case .window: "windowInFront"
    case .hitTest: "hitTestOverridden"
    case .changing: "changing"
    }
  }

  /// The view that it is because of; nil for the target itself.
  public var other: NodeSnapshot? {
    switch self {
    case .itself, .changing: nil
    case .ancestor(let node, _), .view(let node), .window(let node), .hitTest(let node): node
    }
  }
}
