import Foundation
import Geometry

/// Follows transform and clip through a list and returns the box that each command paints.
struct DisplayListWalker {
  /// The state that determines a command's pixels, apart from the command itself.
  struct Placement: Hashable {
    var transform = CGAffineTransform.identity
    /// The bounding box of everything that can still be painted; nil for no limit.
    var limit: CGRect?
    /// The identity of all active clips, because two rotated clips can share one bounding box.
    var clips = 0
    var isSmooth = true
  }

  private enum Scope { case save, group }

  private let measuring: (any TextMeasuring)?
  private(set) var placement = Placement()
  private var stack: [(scope: Scope, placement: Placement, bounds: CGRect)] = []

  init(measuring: (any TextMeasuring)?) { self.measuring = measuring }

  /// Processes one command and returns the box of its pixels, `CGRect.null` for nothing.
  ///
  /// Both ends of a group return the box of the group, because a change of either changes the whole group.
  mutating func step(_ command: DrawCommand) -> CGRect {
    switch command {
    case .save:
      stack.append((.save, placement, .null))
    case .restore:
      if case .save? = stack.last?.scope { placement = stack.removeLast().placement }
    case .concatenate(let transform):
      placement.transform = transform.concatenating(placement.transform)
    case .antialias(let isSmooth):
      placement.isSmooth = isSmooth
    case .clip(let rect):
      clip(to: rect)
    case .clipPath(let path):
      clip(to: path)
    case .beginGroup(let group):
      return begin(group)
    case .endGroup:
      return endGroup()
    default:
      return limited(command.localBounds(measuring: measuring))
    }
    return .null
  }

  /// Returns boxes of a command's own coordinates in window coordinates.
  func placed(_ boxes: [CGRect]) -> [CGRect] { boxes.map(limited) }

  private mutating func clip(to rect: CGRect) {
    noteClip { hasher in
      hasher.combine(rect.origin.x)
      hasher.combine(rect.origin.y)
      hasher.combine(rect.size.width)
      hasher.combine(rect.size.height)
    }
    placement.limit = limited(rect)
  }

  private mutating func clip(to path: Path) {
    noteClip { path.hash(into: &$0) }
    placement.limit = limited(path.boundingBox)
  }

  private mutating func noteClip(_ feed: (inout Hasher) -> Void) {
    var hasher = Hasher()
    hasher.combine(placement.clips)
    hasher.combine(placement.transform)
    feed(&hasher)
    placement.clips = hasher.finalize()
  }

  private mutating func begin(_ group: DrawCommand.Group) -> CGRect {
    let outside = placement
    // A shadow is outside of its shape, but never outside of the clip.
    let shadow = group.shadow.map { limited($0.bounds(of: group.bounds)) } ?? .null
    clip(to: group.bounds)
    let bounds = (placement.limit ?? .null).union(shadow)
    stack.append((.group, outside, bounds))
    return bounds
  }

  private mutating func endGroup() -> CGRect {
    guard let start = stack.lastIndex(where: { $0.scope == .group }) else { return .null }
    let group = stack[start]
    placement = group.placement
    stack.removeSubrange(start...)
    return group.bounds
  }

  private func limited(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let placed = rect.applying(placement.transform)
    guard let limit = placement.limit else { return placed }
    return placed.intersection(limit)
  }
}
