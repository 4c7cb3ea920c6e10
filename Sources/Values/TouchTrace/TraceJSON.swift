import Geometry
import TextFormats

/// Converts trace records to JSON, one object per record, which is the same for the same input in every process.
///
/// The numbers of responders depend on everything that a process has traced before, so that they differ between
/// two runs. The converter therefore renumbers responders in the order in which the records mention them. All
/// records of one run go through one value of this type, in order.
public struct TraceJSON: Sendable {
  /// A responder as it was last written.
  private struct Known: Sendable {
    /// Its number in this run.
    let number: Int
    var snapshot: NodeSnapshot?
    /// The last written JSON, because most responders do not change from record to record.
    var written: [UInt8] = []

    /// Whether the last written JSON represents a snapshot.
    func isWritten(_ node: NodeSnapshot) -> Bool {
      guard let snapshot else { return false }
      return snapshot == node
    }
  }

  /// The written bytes that were not taken yet.
  var json = JSONWriter()
  private var known: [Known] = []
  private var places: [NodeID: Int] = [:]
  /// The last written touches and their JSON, because several records repeat the same touches.
  private var touches: [TouchSnapshot] = []
  private var writtenTouches: [UInt8] = []

  /// Creates a writer without records.
  public init() {}

  /// Returns the record as a line, without a line feed.
  public mutating func line(of record: TraceRecord) -> String {
    json.removeAll()
    write(record)
    return json.text
  }

  /// Returns the records as JSON Lines, in order.
  public mutating func lines(of records: some Sequence<TraceRecord>) -> String {
    json.removeAll()
    for record in records { append(record) }
    return json.text
  }

  /// Adds a line to the written bytes; the caller takes them from time to time.
  public mutating func append(_ record: TraceRecord) {
    write(record)
    json.endLine()
  }

  /// The number of written bytes that were not taken yet.
  public var pendingCount: Int { json.bytes.count }

  /// Passes the written bytes to the body, and removes them.
  public mutating func take(_ body: (UnsafeRawBufferPointer) -> Void) {
    json.bytes.withUnsafeBytes(body)
    json.removeAll()
  }

  private mutating func write(_ record: TraceRecord) {
    json.beginObject()
    json.name("sequence")
    json.add(record.sequence)
    json.name("t")
    json.add(record.time)
    write(record.event)
    json.endObject()
  }

  // MARK: - Responders

  /// Writes the number of a responder in this run.
  mutating func add(_ id: NodeID) { json.add(known[place(of: id)].number) }

  /// Returns the index of a responder among the known ones; a new one gets the next number.
  private mutating func place(of id: NodeID) -> Int {
    if let place = places[id] { return place }
    places[id] = known.count
    known.append(Known(number: known.count + 1))
    return known.count - 1
  }

  /// Writes a responder.
  mutating func add(_ node: NodeSnapshot?) {
    guard let node else { return json.addNull() }
    let place = place(of: node.id)
    if known[place].isWritten(node) {
      return json.add(written: known[place].written)
    }
    json.separate()
    let start = json.bytes.count
    write(node, known[place].number)
    known[place].snapshot = node
    known[place].written.removeAll(keepingCapacity: true)
    known[place].written += json.bytes[start...]
  }

  // MARK: - Touches

  /// Writes touches.
  mutating func add(_ touches: [TouchSnapshot]) {
    guard touches != self.touches || touches.isEmpty else {
      return json.add(written: writtenTouches)
    }
    json.separate()
    let start = json.bytes.count
    json.beginList()
    for touch in touches { add(touch) }
    json.endList()
    self.touches = touches
    writtenTouches.removeAll(keepingCapacity: true)
    writtenTouches += json.bytes[start...]
  }

  private mutating func write(_ node: NodeSnapshot, _ number: Int) {
    json.beginObject()
    json.name("id")
    json.add(number)
    json.name("kind")
    json.add(node.kind.rawValue)
    json.name("type")
    json.add(node.typeName)
    if let identifier = node.identifier {
      json.name("name")
      json.add(identifier)
    }
    if let quad = node.quad {
      json.name("quad")
      json.beginList()
      for corner in quad.corners { add(corner) }
      json.endList()
    }
    json.endObject()
  }
}
