public import Foundation
public import TextFormats

/// Facts as JSON: the file beside a reference picture.
extension ScreenFacts {
  /// The version of the format; other versions are rejected.
  private static let version = 1

  /// The maximum number of points per side, and the maximum number of views, in a file.
  private static let (longestSide, mostViews) = (20_000, 100_000)
  /// The maximum number of transcript lines that are stored.
  private static let mostLines = 2000

  /// The text of a file, with one line per view and per row, so that a diff compares two files.
  public var json: String {
    let views = views.map { Self.json($0).line }
    let calls = transcript.prefix(Self.mostLines).map { JSONValue.string($0).line }
    let told =
      calls.isEmpty ? "" : ",\n\"transcript\": [\n" + calls.joined(separator: ",\n") + "\n]"
    let head = "{\n\"schemaVersion\": \(Self.version),\n\"views\": [\n"
    let rows = packedRows.map {
      JSONValue.array([.integer(Int64($0.count)), .array($0.runs)]).line
    }
    return head + views.joined(separator: ",\n") + "\n],\n\"rows\": [\n"
      + rows.joined(separator: ",\n") + "\n]" + told + "\n}\n"
  }

  private static func json(_ view: View) -> JSONValue {
    .present([
      "name": .string(view.name), "class": .string(view.typeName),
      "named": view.isNamed ? true : nil, "parent": view.parent.map { .integer(Int64($0)) },
      "frame": json(view.frame), "box": view.box.map(json), "target": view.isTarget ? true : nil,
      "properties": view.properties.isEmpty
        ? nil
        : .object(
          view.properties.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }
        ),
    ])
  }

  private static func json(_ rect: CGRect) -> JSONValue {
    .array([rect.origin.x, rect.origin.y, rect.width, rect.height].map { .number(Double($0)) })
  }

  /// Equal consecutive rows with their count; a run is a view (-1 for none) and its end.
  private var packedRows: [(count: Int, runs: [JSONValue])] {
    var packed: [(count: Int, row: [Run])] = []
    for row in rows {
      if let last = packed.last, last.row == row {
        packed[packed.count - 1].count += 1
      } else {
        packed.append((1, row))
      }
    }
    return packed.map { part in
      (part.count, part.row.flatMap { [.integer(Int64($0.view ?? -1)), .integer(Int64($0.end))] })
    }
  }

  // MARK: - Reading

  /// Parses a file; the error contains the line and the column.
  public init(json data: Data) throws(SourceProblem) {
    let root = try JSONReader.value(in: data)
    let version = try root.required("schemaVersion", "a number").integer()
    guard version == Int64(Self.version) else {
      throw root.mismatch("facts of version \(Self.version)")
    }
    let nodes = try root.required("views", "a list of views").list()
    guard nodes.count <= Self.mostViews else {
      throw root.mismatch("at most \(Self.mostViews) views")
    }
    var views: [View] = []
    // The previous view and its ancestors; the next view is in one of them, or is a window.
    var path: [Int] = []
    for node in nodes {
      let view = try Self.view(node)
      while let last = path.last, last != view.parent { path.removeLast() }
      guard view.parent == path.last else {
        throw node.mismatch("a view after its superview and before unrelated views")
      }
      path.append(views.count)
      views.append(view)
    }
    // A view comes before its subviews. The reversed order therefore counts the subviews first.
    for index in views.indices.reversed() {
      if let parent = views[index].parent {
        views[parent].descendantCount += views[index].descendantCount + 1
      }
    }
    var rows: [[Run]] = []
    for node in try root.required("rows", "a list of rows").list() {
      let part = try node.list()
      guard part.count == 2 else { throw node.mismatch("a row count and the runs of a row") }
      let count = try part[0].integer()
      guard count >= 1, count <= Int64(Self.longestSide - rows.count) else {
        throw part[0].mismatch("at most \(Self.longestSide) rows")
      }
      rows += Array(repeating: try Self.row(part[1], viewCount: views.count), count: Int(count))
    }
    guard Set(rows.map { $0.last?.end ?? 0 }).count <= 1 else {
      throw root.mismatch("rows of equal length")
    }
    self.init(views: views, rows: rows)
    for line in try root["transcript"]?.list() ?? [] { transcript.append(try line.text()) }
  }

  private static func view(_ node: SourceNode) throws(SourceProblem) -> View {
    var view = View(
      name: try node.required("name", "a name").text(),
      isNamed: try node["named"]?.bool() ?? false,
      typeName: try node.required("class", "a class").text(),
      frame: try rect(try node.required("frame", "four numbers")),
      isTarget: try node["target"]?.bool() ?? false
    )
    if let parent = try node["parent"]?.integer() {
      guard let index = Int(exactly: parent) else {
        throw node.mismatch("the index of a superview")
      }
      view.parent = index
    }
    if let box = node["box"] { view.box = try rect(box) }
    for entry in try node["properties"]?.map() ?? [] {
      view.properties[entry.key] = try entry.value.text()
    }
    return view
  }

  private static func rect(_ node: SourceNode) throws(SourceProblem) -> CGRect {
    let nodes = try node.list()
    guard nodes.count == 4 else { throw node.mismatch("four numbers") }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try node.number()) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func row(_ node: SourceNode, viewCount: Int) throws(SourceProblem) -> [Run] {
    let numbers = try node.list()
    guard numbers.count.isMultiple(of: 2) else { throw node.mismatch("pairs of a view and an end") }
    var row: [Run] = []
    for place in stride(from: 0, to: numbers.count, by: 2) {
      let (view, end) = (try numbers[place].integer(), try numbers[place + 1].integer())
      guard (-1..<Int64(viewCount)).contains(view) else {
        throw numbers[place].mismatch("the index of a view")
      }
      guard end > Int64(row.last?.end ?? 0), end <= Int64(longestSide) else {
        throw numbers[place + 1].mismatch("an end after the last one, at most \(longestSide)")
      }
      row.append(Run(view: view < 0 ? nil : Int(view), end: Int(end)))
    }
    return row
  }
}
