import TouchTrace
import Foundation
import Geometry

/// The results of a hit map that a scan for mistakes uses.
struct LintedMap {
  private let map: HitMap
  private let targets: [Int: HitMapTarget]
  private let places: [NodeID: Int]
  private let screen: CGRect

  init(_ map: HitMap) {
    self.map = map
    places = map.tree.places
    targets = Dictionary(map.targets.map { ($0.index, $0) }) { first, _ in first }
    let scale = CGFloat(map.grid.scale)
    screen = CGRect(
      x: 0,
      y: 0,
      width: CGFloat(map.grid.width) / scale,
      height: CGFloat(map.grid.height) / scale
    )
  }

  /// Whether the map contains the whole target; points beyond the screen's edge were not hit-tested.
  func knows(_ index: Int) -> Bool {
    guard targets[index] != nil, let quad = map.tree.views[index].node.quad else { return false }
    return quad.isFinite && screen.contains(quad.boundingBox)
  }

  /// Returns the ancestor that rejects touches where the target extends outside of it.
  func ancestorCutting(_ index: Int) -> Int? {
    let others = targets[index]?.cuts.compactMap { cut -> Int? in
      switch cut.cause {
      case .ancestor(let node, .outsideBounds): places[node.id]
      case .ancestor(let node, .pointInsideOverridden), .ancestor(let node, .hitTestOverridden):
        places[node.id].flatMap { reaches(index, outOf: $0) ? $0 : nil }
      default: nil
      }
    }
    return others?.first
  }

  /// Whether a view in front receives the touches of a part of a target.
  func isPartlyCovered(_ index: Int) -> Bool {
    targets[index]?.cuts.contains { cut in
      if case .view = cut.cause { true } else { false }
    } ?? false
  }

  /// Returns the view that is in front of the whole visible part of a target and receives its touches.
  func cover(of index: Int) -> Int? {
    guard let target = targets[index], target.dead == target.visible else { return nil }
    let covers = target.cuts.map { cut -> Int? in
      switch cut.cause {
      case .view(let node), .window(let node): places[node.id]
      default: nil
      }
    }
    return covers.contains(nil) ? nil : covers.first ?? nil
  }

  private func reaches(_ index: Int, outOf other: Int) -> Bool {
    guard let quad = map.tree.views[index].node.quad, let outline = map.tree.views[other].node.quad
    else { return false }
    return !quad.corners.allSatisfy { outline.contains($0) }
  }
}
