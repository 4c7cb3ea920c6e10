/// The receiver of a touch in the middle of each pixel of a screen.
///
/// A row consists of runs of adjacent pixels with one receiver, from the left edge to the
/// right one.
public struct HitGrid: Hashable, Sendable {
  /// Adjacent pixels of a row with the same receiver.
  public struct Run: Hashable, Sendable {
    /// The index in `receivers`; nil if no view would receive a touch.
    public var receiver: Int?
    /// The column after the last one.
    public var end: Int

    /// Creates a run that begins where the previous one ends.
    public init(receiver: Int?, end: Int) {
      self.receiver = receiver
      self.end = end
    }
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of pixels per point.
  public let scale: Int
  /// All views that would receive a touch, in the order in which they were found.
  public private(set) var receivers: [NodeSnapshot] = []
  /// The rows, the uppermost first.
  public private(set) var rows: [[Run]] = []

  /// The number of tested pixels, if there were too many to test all; nil if the result is exact.
  public var askedPixels: Int?

  private var places: [NodeID: Int] = [:]

  /// Creates a grid without rows.
  public init(width: Int, scale: Int = 1) {
    self.width = width
    self.scale = scale
  }

  /// The number of rows.
  public var height: Int { rows.count }

  /// Returns the index of a view in `receivers`; `describe` returns the snapshot of a new one.
  public mutating func place(of id: NodeID, describe: () -> NodeSnapshot) -> Int {
    if let place = places[id] { return place }
    places[id] = receivers.count
    receivers.append(describe())
    return receivers.count - 1
  }

  /// Adds equal rows below the existing ones.
  public mutating func append(_ runs: [Run], count: Int = 1) {
    rows += Array(repeating: runs, count: max(0, count))
  }

  /// Returns the view that would receive a touch in the middle of a pixel; nil for none or outside of the grid.
  public func receiver(column: Int, row: Int) -> NodeSnapshot? {
    guard rows.indices.contains(row), column >= 0 else { return nil }
    let run = rows[row].first { column < $0.end }
    return run?.receiver.map { receivers[$0] }
  }
}
