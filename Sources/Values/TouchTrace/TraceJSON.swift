import Geometry
import TextFormats

/// Turns trace records into JSON, one object a record, the same for the same input in every process.
///
/// The numbers of responders count what a process has traced so far, so they differ between two
/// runs; here they are given anew, in the order in which the records mention them. Records of one
/// run go through one value of this type, in order.
public struct TraceJSON: Sendable {
  /// A responder as it was mentioned last.
  private struct Known: Sendable {
    /// The number that stands for it.
    let number: Int
    var snapshot: NodeSnapshot?
    /// What was written of it: most responders stay as they are from record to record.
    var written: [UInt8] = []

    /// Whether it was written just so.
    func isWritten(_ node: NodeSnapshot) -> Bool {
      guard let snapshot else { return false }
      return snapshot == node
    }
  }

  /// What was written and not yet taken.
  var json = JSONWriter()
  private var known: [Known] = []
  private var places: [NodeID: Int] = [:]
  /// The touches that were written last, and how: an event is told several times over.
  private var touches: [TouchSnapshot] = []
  private var writtenTouches: [UInt8] = []

  /// Creates a writer that has seen no record.
  public init() {}

  /// The record as a line, without a line feed.
  public mutating func line(of record: TraceRecord) -> String {
    json.removeAll()
    write(record)
    return json.text
  }

  /// The records as JSON Lines, in order.
  public mutating func lines(of records: some Sequence<TraceRecord>) -> String {
    json.removeAll()
    for record in records { append(record) }
    return json.text
  }

  /// Adds a line to what is written; the caller takes it from time to time.
  public mutating func append(_ record: TraceRecord) {
    write(record)
    json.endLine()
  }

  /// How many bytes are written and not yet taken.
  public var pendingCount: Int { json.bytes.count }

  /// Hands out the bytes that are written and not yet taken.
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

  /// Writes the number that stands for a responder in this run.
  mutating func add(_ id: NodeID) { json.add(known[place(of: id)].number) }

  /// Where a responder stands among those that were mentioned; it has the next number if it is new.
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
