package import Foundation
package import TouchTrace

/// An edge of the graph: the relation of a recognizer to another one, or to the control.
package struct GestureRelation: Hashable, Sendable {
  /// The kinds of edges.
  package enum Kind: String, Hashable, Sendable {
    /// The first acts only after the second has failed: `require(toFail:)`.
    case waits
    /// The same, required by a delegate or a class.
    case waitsByCode
    /// The first recognised and failed the second in a run.
    case prevents
    /// Both may recognise simultaneously.
    case together
    /// The first cancelled the touch of the control or view in a run.
    case cancels
    /// The first delayed the touch of the control or view.
    case delays
  }

  /// The kind of edge.
  package var kind: Kind
  /// The recognizer that the edge begins at.
  package var from: NodeSnapshot
  /// The other end.
  package var to: NodeSnapshot
  /// The longest duration in the runs, in seconds; nil for edges without one.
  package var delay: TimeInterval?
  /// The gestures whose runs contained it.
  package var gestures: [TriedGesture]
}

extension GestureMatrix {
  /// The edges of the graph: waits first, then the events of the runs.
  package var relations: [GestureRelation] {
    var found: [GestureRelation] = []
    for relation in engineRelations {
      guard let first = node(relation.first), let second = node(relation.second) else { continue }
      switch relation.kind {
      case .requires: add(.waits, first, second, to: &found)
      case .requiresByCode: add(.waitsByCode, first, second, to: &found)
      case .together: add(.together, first, second, to: &found)
      }
    }
    for row in rows {
      for (column, cell) in zip(columns, row.cells) {
        addSeen(cell, of: column.node, row.gesture, to: &found)
      }
    }
    return found
  }

  /// Returns the snapshot of a recognizer of the tree; nil for one that only delays touches.
  private func node(_ id: NodeID) -> NodeSnapshot? {
    if let column = column(of: id) { return columns[column].node }
    for view in tree.views {
      if let found = view.recognizers.first(where: { $0.node.id == id })?.node {
        return RecognizerKind.onlyDelays(found.typeName) ? nil : found
      }
    }
    return nil
  }

  private func addSeen(
    _ cell: GestureCell,
    of node: NodeSnapshot,
    _ gesture: TriedGesture,
    to found: inout [GestureRelation]
  ) {
    for wait in cell.waits {
      let isStatic = found.contains { $0.isWait && $0.isBetween(node, wait.other) }
      if !isStatic { add(.waitsByCode, node, wait.other, to: &found) }
      note(node, wait.other, wait.duration, gesture, in: &found) { $0.isWait }
    }
    switch cell.cause {
    case .gesture(.prevented(let other)): add(.prevents, other, node, nil, gesture, to: &found)
    case .taken(let other): add(.cancels, other, node, nil, gesture, to: &found)
    default: break
    }
    if let withholder = cell.withholder, let arrival = cell.arrival, cell.outcome != .cancelled {
      let late = max(arrival, cell.delay ?? 0)
      if late > 0.0005 { add(.delays, withholder, node, late, gesture, to: &found) }
    }
  }

  private func add(
    _ kind: GestureRelation.Kind,
    _ from: NodeSnapshot,
    _ to: NodeSnapshot,
    _ delay: TimeInterval? = nil,
    _ gesture: TriedGesture? = nil,
    to found: inout [GestureRelation]
  ) {
    if !found.contains(where: { $0.kind == kind && $0.isBetween(from, to) }) {
      found.append(GestureRelation(kind: kind, from: from, to: to, gestures: []))
    }
    guard let gesture else { return }
    note(from, to, delay, gesture, in: &found) { $0.kind == kind }
  }

  private func note(
    _ from: NodeSnapshot,
    _ to: NodeSnapshot,
    _ delay: TimeInterval?,
    _ gesture: TriedGesture,
    in found: inout [GestureRelation],
    where matches: (GestureRelation) -> Bool
  ) {
    guard let place = found.firstIndex(where: { matches($0) && $0.isBetween(from, to) }) else {
      return
    }
    if let delay, delay > 0.0005 { found[place].delay = max(found[place].delay ?? 0, delay) }
    if found[place].gestures.last != gesture { found[place].gestures.append(gesture) }
  }
}

extension GestureRelation {
  /// Whether its first end waits for its second.
  package var isWait: Bool { kind == .waits || kind == .waitsByCode }

  /// Whether it connects two nodes in this direction.
  fileprivate func isBetween(_ first: NodeSnapshot, _ second: NodeSnapshot) -> Bool {
    from.id == first.id && to.id == second.id
  }
}

// MARK: - Circles and chains

extension [GestureRelation] {
  /// The cycles of recognizers that wait for each other, without duplicates.
  package var circles: [[NodeSnapshot]] {
    var circles: [[NodeSnapshot]] = []
    var done: Set<NodeID> = []
    for start in waiting where !done.contains(start.id) {
      guard let circle = way(from: start, to: start) else { continue }
      done.formUnion(circle.map(\.id))
      circles.append(circle)
    }
    return circles
  }

  /// The chains of at least two waits, starting at recognizers that no other one waits for.
  package var chains: [[NodeSnapshot]] {
    let awaited = Set(filter(\.isWait).map(\.to.id))
    return waiting.filter { !awaited.contains($0.id) }.flatMap { chains(from: [$0]) }
      .filter { $0.count > 2 }
  }

  private var waiting: [NodeSnapshot] {
    var seen: Set<NodeID> = []
    return filter(\.isWait).map(\.from).filter { seen.insert($0.id).inserted }
  }

  private func next(after node: NodeSnapshot) -> [NodeSnapshot] {
    filter { $0.isWait && $0.from.id == node.id }.map(\.to)
  }

  /// Returns the shortest path along waits from one node to another, without the repeated last node.
  private func way(from start: NodeSnapshot, to end: NodeSnapshot) -> [NodeSnapshot]? {
    var ways = [[start]]
    var seen: Set<NodeID> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for node in next(after: way[way.count - 1]) {
        if node.id == end.id { return way }
        if seen.insert(node.id).inserted { ways.append(way + [node]) }
      }
    }
    return nil
  }

  /// Returns the maximal paths that continue a path; a repeated node ends one.
  private func chains(from way: [NodeSnapshot]) -> [[NodeSnapshot]] {
    let following = next(after: way[way.count - 1]).filter { node in
      !way.contains { $0.id == node.id }
    }
    // Limits the paths, because a dense graph has hundreds of them.
    guard !following.isEmpty, way.count < 8 else { return [way] }
    return following.prefix(4).flatMap { chains(from: way + [$0]) }
  }
}
