/// Records in the order in which they were written, in a compact form.
///
/// A record contains full snapshots of responders and touches, and most of them repeat those of the previous
/// record. For example, a moving finger causes calls of its view, of each responder behind it and of each recognizer.
/// The store therefore has portions of some thousands of records, and a portion has
///
/// - an entry per record: its number, its time and its packed event, which contains indices of responders and lists
///   of touches in the tables of the portion,
/// - a table of responders, with each state of a responder once,
/// - tables of touches and of groups of responders, with each list once while it repeats,
/// - the unpacked events that are rare or have values of their own.
///
/// `TracePortion.pack` and `TracePortion.unpack` have the same cases in the same order. The oldest
/// records are discarded by the portion.
public struct TraceStore: RandomAccessCollection, Sendable {
  /// The number of records per portion.
  public static let portion = 8192

  /// The portions; all but the last one are full.
  private var portions: [TracePortion] = []

  /// Creates an empty store.
  public init() {}

  /// The index of the oldest record.
  public var startIndex: Int { 0 }

  /// The index after the newest record.
  public var endIndex: Int {
    guard let last = portions.last else { return 0 }
    return (portions.count - 1) * Self.portion + last.entries.count
  }

  /// Returns a record, counted from the oldest.
  public subscript(index: Int) -> TraceRecord {
    let portion = portions[index / Self.portion]
    let entry = portion.entries[index % Self.portion]
    return TraceRecord(
      sequence: entry.sequence,
      time: entry.time,
      event: portion.unpack(entry.event)
    )
  }

  /// Returns the sequence number of a record in its application.
  public func sequence(at index: Int) -> Int {
    portions[index / Self.portion].entries[index % Self.portion].sequence
  }

  /// Returns the time of a record, in seconds on the input clock.
  public func time(at index: Int) -> Double {
    portions[index / Self.portion].entries[index % Self.portion].time
  }

  /// Adds a record at the end.
  public mutating func append(_ record: TraceRecord) {
    if portions.last.map({ $0.entries.count == Self.portion }) ?? true {
      portions.append(TracePortion())
    }
    portions[portions.count - 1].append(record)
  }

  /// Discards the oldest portion, which is full; the indices of the others decrease.
  public mutating func removeOldestPortion() {
    if portions.count > 1 { portions.removeFirst() }
  }
}

/// Some thousands of records, with tables of their values.
private struct TracePortion: Sendable {
  /// One record.
  struct Entry: Sendable {
    let sequence: Int
    let time: Double
    let event: PackedEvent
  }

  private(set) var entries: [Entry] = []
  private var nodes = NodeTable()
  private var touches = ListTable<TouchSnapshot>()
  private var groups = ListTable<UInt32>()
  private var wholes: [TraceEvent] = []

  mutating func append(_ record: TraceRecord) {
    let event = pack(record.event)
    entries.append(Entry(sequence: record.sequence, time: record.time, event: event))
  }

  // MARK: - Events

  private mutating func pack(_ event: TraceEvent) -> PackedEvent {
    switch event {
    case .queued(let contacts):
      UInt32(exactly: contacts).map { .queued(contacts: $0) } ?? whole(event)
    case .sent(let node, let touches):
      .sent(to: nodes.place(of: node), touches: self.touches.place(of: touches))
    case .delivered(let delivery): .delivered(pack(delivery))
    case .recognizerCalled(let delivery): .recognizerCalled(pack(delivery))
    case .forwarded(let delivery, let from): .forwarded(pack(delivery), nodes.place(of: from))
    case .perhapsForwarded(let delivery, let from):
      .perhapsForwarded(pack(delivery), nodes.place(of: from))
    case .gestureChanged(let change): pack(change) ?? whole(event)
    case .gestureActed(let node, let state): .gestureActed(nodes.place(of: node), state)
    case .settled(let settled):
      .settled(groups.place(of: settled.map { nodes.place(of: $0) }))
    case .hitTest, .assigned, .withheld, .taken, .tracking, .controlEvents, .cancelled, .called,
      .firstResponderChanged, .action, .dropped, .printed, .warning:
      whole(event)
    }
  }

  func unpack(_ event: PackedEvent) -> TraceEvent {
    switch event {
    case .queued(let contacts): .queued(contacts: Int(contacts))
    case .sent(let node, let touches): .sent(to: nodes[node], touches: self.touches[touches])
    case .delivered(let delivery): .delivered(unpack(delivery))
    case .recognizerCalled(let delivery): .recognizerCalled(unpack(delivery))
    case .forwarded(let delivery, let from): .forwarded(unpack(delivery), from: nodes[from])
    case .perhapsForwarded(let delivery, let from):
      .perhapsForwarded(unpack(delivery), from: nodes[from])
    case .gestureChanged(let change): .gestureChanged(unpack(change))
    case .gestureActed(let node, let state): .gestureActed(nodes[node], state)
    case .settled(let group): .settled(groups[group].map { nodes[$0] })
    case .whole(let place): wholes[Int(place)]
    }
  }

  private mutating func whole(_ event: TraceEvent) -> PackedEvent {
    wholes.append(event)
    return .whole(UInt32(wholes.count - 1))
  }

  // MARK: - Deliveries

  private mutating func pack(_ delivery: TouchDelivery) -> PackedDelivery {
    PackedDelivery(
      phase: delivery.phase,
      receiver: nodes.place(of: delivery.receiver),
      touches: touches.place(of: delivery.touches)
    )
  }

  private func unpack(_ delivery: PackedDelivery) -> TouchDelivery {
    TouchDelivery(
      phase: delivery.phase,
      receiver: nodes[delivery.receiver],
      touches: touches[delivery.touches]
    )
  }

  // MARK: - Gestures

  /// Packs a change whose cause has no values of its own; returns nil for other causes.
  private mutating func pack(_ change: GestureTransition) -> PackedEvent? {
    guard let cause = GestureCause.plain.firstIndex(of: change.cause) else { return nil }
    return .gestureChanged(
      PackedTransition(
        recognizer: nodes.place(of: change.recognizer),
        view: change.view.map { nodes.place(of: $0) },
        from: change.from,
        to: change.to,
        cause: UInt8(cause)
      )
    )
  }

  private func unpack(_ change: PackedTransition) -> GestureTransition {
    GestureTransition(
      recognizer: nodes[change.recognizer],
      view: change.view.map { nodes[$0] },
      from: change.from,
      to: change.to,
      cause: GestureCause.plain[Int(change.cause)]
    )
  }
}

extension GestureCause {
  /// The causes without values of their own.
  fileprivate static let plain: [Self] = [
    .moved, .lifted, .wheel, .wheelRested, .otherButton, .touchesCancelled, .released, .deadlock,
    .vetoedByDelegate, .disabled, .removed, .clientCode, .reset,
  ]
}

/// An event whose responders and touches are indices in the tables of its portion.
private enum PackedEvent: Sendable {
  case queued(contacts: UInt32)
  case sent(to: UInt32, touches: ListPlace)
  case delivered(PackedDelivery)
  case recognizerCalled(PackedDelivery)
  case forwarded(PackedDelivery, UInt32)
  case perhapsForwarded(PackedDelivery, UInt32)
  case gestureChanged(PackedTransition)
  case gestureActed(UInt32, GestureTransition.State)
  case settled(ListPlace)
  /// The index of an unpacked event.
  case whole(UInt32)
}

private struct PackedDelivery: Sendable {
  let phase: TouchSnapshot.Phase
  let receiver: UInt32
  let touches: ListPlace
}

private struct PackedTransition: Sendable {
  let recognizer: UInt32
  let view: UInt32?
  let from: GestureTransition.State
  let to: GestureTransition.State
  /// The index among the plain causes.
  let cause: UInt8
}

/// Responders in records, with each state of a responder once.
private struct NodeTable: Sendable {
  private var nodes: [NodeSnapshot] = []
  /// The index of the newest state of each responder.
  private var newest: [NodeID: UInt32] = [:]

  subscript(place: UInt32) -> NodeSnapshot { nodes[Int(place)] }

  /// Returns the index of a responder's state.
  mutating func place(of node: NodeSnapshot) -> UInt32 {
    if let place = newest[node.id], nodes[Int(place)] == node { return place }
    nodes.append(node)
    newest[node.id] = UInt32(nodes.count - 1)
    return UInt32(nodes.count - 1)
  }
}

/// The position of a list in its table.
private struct ListPlace: Sendable {
  let start: UInt32
  let count: UInt32
}

/// Lists that often repeat one of the latest lists, or share elements with it.
private struct ListTable<Element: Equatable & Sendable>: Sendable {
  private var elements: [Element] = []
  /// The indices of the elements of all lists, one list after the other.
  private var places: [UInt32] = []
  /// The latest lists, the newest last.
  private var latest: [ListPlace] = []
  /// The number of latest lists and elements that are compared with a new one.
  private static var memory: Int { 6 }

  subscript(place: ListPlace) -> [Element] {
    places[Int(place.start)..<Int(place.start + place.count)].map { elements[Int($0)] }
  }

  /// Returns the position of a list.
  mutating func place(of list: [Element]) -> ListPlace {
    if let place = latest.last(where: { isList(list, at: $0) }) { return place }
    let place = ListPlace(start: UInt32(places.count), count: UInt32(list.count))
    for element in list { places.append(self.place(of: element)) }
    if latest.count == Self.memory { latest.removeFirst() }
    latest.append(place)
    return place
  }

  private func isList(_ list: [Element], at place: ListPlace) -> Bool {
    Int(place.count) == list.count
      && list.indices.allSatisfy { elements[Int(places[Int(place.start) + $0])] == list[$0] }
  }

  private mutating func place(of element: Element) -> UInt32 {
    let known = elements.suffix(Self.memory).lastIndex(of: element)
    if known == nil { elements.append(element) }
    return UInt32(known ?? elements.count - 1)
  }
}
