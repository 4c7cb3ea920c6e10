package import TouchTrace

/// The graph of relations, laid out from left to right.
///
/// Recognizers that others wait for come first, then those that wait, then the control.
package struct GestureGraph: Hashable, Sendable {
  /// A recognizer or control with its position.
  package struct Node: Hashable, Sendable {
    /// The recognizer or control.
    package var node: NodeSnapshot
    /// Its column from the left; 0 for recognizers that wait for no other.
    package var layer: Int
    /// Its position in the column, from the top.
    package var row: Int
    /// Whether it is a control or view.
    package var isControl: Bool
  }

  /// The nodes, in the order of the layers.
  package var nodes: [Node]
  /// The relations between them.
  package var edges: [GestureRelation]
  /// The edges that are part of a cycle of waits.
  package var circular: Set<GestureRelation>

  /// The number of columns.
  package var layerCount: Int { (nodes.map(\.layer).max() ?? -1) + 1 }

  /// The number of rows in its longest column.
  package var rowCount: Int { (nodes.map(\.row).max() ?? -1) + 1 }

  /// Returns the index of a node in `nodes`.
  package func index(of id: NodeID) -> Int? { nodes.firstIndex { $0.node.id == id } }

  /// Lays out the relations of a matrix, or those of one recognizer or control.
  package init(_ matrix: GestureMatrix, of column: Int? = nil) {
    let all = matrix.relations.filter { relation in
      matrix.column(of: relation.to.id) != nil
        && (relation.kind != .delays || matrix.column(of: relation.from.id) != nil)
    }
    let id = column.map { matrix.columns[$0].node.id }
    edges = all.filter { id == nil || $0.from.id == id || $0.to.id == id }
    let circles = edges.circles
    circular = Set(
      edges.filter { edge in
        edge.isWait
          && circles.contains { circle in
            circle.contains { $0.id == edge.from.id } && circle.contains { $0.id == edge.to.id }
          }
      }
    )
    nodes = []
    place(matrix)
  }

  private mutating func place(_ matrix: GestureMatrix) {
    let shown = matrix.columns.filter { column in
      edges.contains { $0.from.id == column.node.id || $0.to.id == column.node.id }
    }
    var layers: [NodeID: Int] = [:]
    for column in shown { layers[column.node.id] = layer(of: column.node.id, depth: 0) }
    let last = (layers.values.max() ?? 0) + 1
    for column in shown where column.kind != .recognizer { layers[column.node.id] = last }
    var rows: [Int: Int] = [:]
    let placed = shown.map { ($0, layers[$0.node.id] ?? 0) }
    for (column, layer) in placed.sorted(by: { $0.1 < $1.1 }) {
      let row = rows[layer, default: 0]
      rows[layer] = row + 1
      nodes.append(
        Node(node: column.node, layer: layer, row: row, isControl: column.kind != .recognizer)
      )
    }
  }

  /// Returns one more than the highest layer of its predecessors.
  ///
  /// Predecessors are the nodes that it waits for, or that prevent it without being prevented.
  private func layer(of id: NodeID, depth: Int) -> Int {
    guard depth < Self.mostLayers else { return 0 }
    let before = edges.compactMap { edge -> NodeID? in
      if edge.isWait, edge.from.id == id, !circular.contains(edge) { return edge.to.id }
      guard edge.kind == .prevents, edge.to.id == id else { return nil }
      return edges.contains { $0.kind == .prevents && $0.from.id == id } ? nil : edge.from.id
    }
    return before.map { layer(of: $0, depth: depth + 1) + 1 }.max() ?? 0
  }

  /// The length of the longest chain whose members all have columns.
  private static let mostLayers = 4
}
