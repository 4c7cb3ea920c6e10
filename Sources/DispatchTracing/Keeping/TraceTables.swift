/// Responders as records named them, each state of one once.
struct NodeTable: Sendable {
  private var nodes: [NodeSnapshot] = []
  /// Where the newest state of each stands.
  private var newest: [NodeID: UInt32] = [:]
  /// The same for the few that are named over and over, by the last digits of their numbers.
  private var familiar: [UInt32] = []
  private static var memory: Int { 32 }

  subscript(place: UInt32) -> NodeSnapshot { nodes[Int(place)] }

  /// The place of a responder's state.
  mutating func place(of node: NodeSnapshot) -> UInt32 {
    let slot = node.id.rawValue & (Self.memory - 1)
    if slot < familiar.count {
      let place = familiar[slot]
      if place < nodes.count, nodes[Int(place)] == node { return place }
    } else {
      familiar = Array(repeating: .max, count: Self.memory)
    }
    let place = placeAmongAll(of: node)
    familiar[slot] = place
    return place
  }

  private mutating func placeAmongAll(of node: NodeSnapshot) -> UInt32 {
    if let place = newest[node.id], nodes[Int(place)] == node { return place }
    let place = UInt32(nodes.count)
    nodes.append(node)
    newest[node.id] = place
    return place
  }

  /// Gives back the room that is left for more, and what finds places for new ones.
  mutating func seal() { (nodes, newest, familiar) = (nodes.sealed, [:], []) }
}

/// Lists of which the next is often one of the latest, and shares its elements with them.
struct RunTable<Element: Hashable & Sendable>: Sendable {
  private var elements: [Element] = []
  /// The places of the elements of all lists, one list after the other.
  private var places: [UInt32] = []
  /// Where the latest lists begin and how long they are, the newest last.
  private var latest: [(start: UInt32, count: UInt32)] = []
  private static var memory: Int { 6 }

  subscript(start: UInt32, count: UInt32) -> [Element] {
    places[Int(start)..<Int(start) + Int(count)].map { elements[Int($0)] }
  }

  /// Where a list begins and how long it is.
  mutating func place(of list: [Element]) -> (start: UInt32, count: UInt32) {
    for run in latest.reversed() where isRun(run, list) { return run }
    let run = (start: UInt32(places.count), count: UInt32(list.count))
    for element in list { places.append(place(of: element)) }
    if latest.count == Self.memory { latest.removeFirst() }
    latest.append(run)
    return run
  }

  private func isRun(_ run: (start: UInt32, count: UInt32), _ list: [Element]) -> Bool {
    guard run.count == list.count else { return false }
    for index in list.indices where elements[Int(places[Int(run.start) + index])] != list[index] {
      return false
    }
    return true
  }

  /// The place of an element, which may be among the latest.
  private mutating func place(of element: Element) -> UInt32 {
    for index in elements.indices.suffix(Self.memory).reversed() where elements[index] == element {
      return UInt32(index)
    }
    elements.append(element)
    return UInt32(elements.count - 1)
  }

  /// Gives back the room that is left for more.
  mutating func seal() { (elements, places) = (elements.sealed, places.sealed) }
}

/// Numbers of which each is mostly what the one before makes expect; the others stand here.
struct StepTable<Number: Equatable & Sendable>: Sendable {
  private var starts: [UInt32] = []
  private var numbers: [Number] = []

  /// The latest number that was written down, and at which index.
  var last: (index: Int, number: Number)? {
    guard let start = starts.last, let number = numbers.last else { return nil }
    return (Int(start), number)
  }

  mutating func append(_ number: Number, at index: Int) {
    starts.append(UInt32(index))
    numbers.append(number)
  }

  /// What was written down for an index, or last before it, and at which index.
  subscript(index: Int) -> (index: Int, number: Number) {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= index { low = middle + 1 } else { high = middle }
    }
    return (Int(starts[low - 1]), numbers[low - 1])
  }

  /// Gives back the room that is left for more.
  mutating func seal() { (starts, numbers) = (starts.sealed, numbers.sealed) }
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

extension Array {
  /// The same in no more room than it takes.
  fileprivate var sealed: [Element] { withUnsafeBufferPointer { Array($0) } }
}
