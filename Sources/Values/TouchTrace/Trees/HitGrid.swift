/// Who would receive a touch in the middle of each pixel of a screen.
///
/// A row is written as runs of neighbouring pixels with one receiver, from the left edge to the
/// right one.
public struct HitGrid: Hashable, Sendable {
  /// Neighbouring pixels of a row that one view would receive.
  public struct Run: Hashable, Sendable {
    /// The position in `receivers`; nil where no view would receive a touch.
    public var receiver: Int?
    /// The column after the last one.
    public var end: Int

    /// Creates a run that begins where the one before it ends.
    public init(receiver: Int?, end: Int) {
      self.receiver = receiver
      self.end = end
    }
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of pixels along a point.
  public let scale: Int
  /// Every view that would receive a touch somewhere, in the order in which they were met.
  public private(set) var receivers: [NodeSnapshot] = []
  /// The rows, the uppermost first.
  public private(set) var rows: [[Run]] = []

  /// At how many pixels was asked, where that were too many to ask at all; nil where the answer holds for all.
  public var askedPixels: Int?

  private var places: [NodeID: Int] = [:]

  /// Creates a grid without rows.
  public init(width: Int, scale: Int = 1) {
    self.width = width
    self.scale = scale
  }

  /// The number of rows.
  public var height: Int { rows.count }

  /// The position in `receivers` of a view, which `describe` tells of when it is new.
  public mutating func place(of id: NodeID, describe: () -> NodeSnapshot) -> Int {
    if let place = places[id] { return place }
    places[id] = receivers.count
    receivers.append(describe())
    return receivers.count - 1
  }

  /// Adds equal rows below those that are there.
  public mutating func append(_ runs: [Run], count: Int = 1) {
    rows += Array(repeating: runs, count: max(0, count))
  }

  /// The view that would receive a touch in the middle of a pixel; nil for none or beside the grid.
  public func receiver(column: Int, row: Int) -> NodeSnapshot? {
    guard rows.indices.contains(row), column >= 0 else { return nil }
    let run = rows[row].first { column < $0.end }
    return run?.receiver.map { receivers[$0] }
  }
}
