/// Responders as records named them, each state of one once.
struct NodeTable: Sendable {
  private var nodes: [NodeSnapshot] = []
  /// Where the newest state of each stands.
  private var newest: [NodeID: UInt32] = [:]

  subscript(place: UInt32) -> NodeSnapshot { nodes[Int(place)] }

  /// The place of a responder's state.
  mutating func place(of node: NodeSnapshot) -> UInt32 {
    if let place = newest[node.id], nodes[Int(place)] == node { return place }
    let place = UInt32(nodes.count)
    nodes.append(node)
    newest[node.id] = place
    return place
  }
}

/// Lists of which the next is often one of the latest.
struct RunTable<Element: Hashable & Sendable>: Sendable {
  private var elements: [Element] = []
  /// Where the latest lists begin and how long they are, the newest last.
  private var latest: [(start: UInt32, count: UInt32)] = []
  private static var memory: Int { 6 }

  subscript(start: UInt32, count: UInt32) -> ArraySlice<Element> {
    elements[Int(start)..<Int(start) + Int(count)]
  }

  /// Where a list begins and how long it is.
  mutating func place(of list: [Element]) -> (start: UInt32, count: UInt32) {
    for place in latest.reversed() where place.count == list.count {
      if self[place.start, place.count].elementsEqual(list) { return place }
    }
    let place = (start: UInt32(elements.count), count: UInt32(list.count))
    elements.append(contentsOf: list)
    if latest.count == Self.memory { latest.removeFirst() }
    latest.append(place)
    return place
  }
}

/// Names of actions and of control events, each list of them once.
struct WordTable: Sendable {
  private var lists: [[String]] = []
  private var places: [[String]: UInt32] = [:]

  subscript(place: UInt32) -> [String] { lists[Int(place)] }

  mutating func place(of words: [String]) -> UInt32 {
    if let place = places[words] { return place }
    let place = UInt32(lists.count)
    lists.append(words)
    places[words] = place
    return place
  }
}
