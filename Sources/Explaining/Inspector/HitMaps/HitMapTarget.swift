public import TouchTrace
import Foundation

/// A view that reacts to touches, with the dead parts of its visible area.
public struct HitMapTarget: Hashable, Sendable {
  /// The position of the view in the tree.
  public let index: Int
  /// The number of its visible pixels.
  public let visible: Int
  /// The dead parts, the largest first.
  public let cuts: [HitMapCut]
  /// The dead pixels.
  let deadArea: PixelArea

  /// The number of visible pixels that are dead.
  public var dead: Int { cuts.reduce(0) { $0 + $1.pixels } }

  /// The dead fraction of its visible pixels, 0…1.
  public var deadShare: Double { share(of: dead) }

  /// Returns the fraction of its visible pixels that a number of pixels is, 0…1.
  public func share(of pixels: Int) -> Double {
    visible > 0 ? Double(pixels) / Double(visible) : 0
  }
}

/// A dead part of a view, with its cause.
public struct HitMapCut: Hashable, Sendable {
  /// The reason why no touch reaches a visible part of a view.
  public enum Cause: Hashable, Sendable {
    /// The hit-test rejects the view itself.
    case itself(RejectionReason)
    /// The hit-test rejects an ancestor, usually because the point is outside of its bounds.
    case ancestor(NodeSnapshot, RejectionReason)
    /// A view in front, or inside of it, receives the touches.
    case view(NodeSnapshot)
    /// A window in front receives the touches.
    case window(NodeSnapshot)
    /// An overridden `hitTest(_:with:)` does not return it.
    case hitTest(NodeSnapshot)
    /// A second hit-test returned a different result.
    case changing
  }

  /// The cause.
  public let cause: Cause
  /// The number of pixels.
  public let pixels: Int
}

extension HitMapCut.Cause {
  /// The stable code for lists and JSON.
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

  /// The view that causes it; nil for the target itself.
  public var other: NodeSnapshot? {
    switch self {
    case .itself, .changing: nil
    case .ancestor(let node, _), .view(let node), .window(let node), .hitTest(let node): node
    }
  }
}
