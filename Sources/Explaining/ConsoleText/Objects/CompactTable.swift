import Foundation
import TextFormats

/// A parser of trees that a driver prints as a table with commas.
///
/// The first line contains the names: `element_num,depth,attributes,parent_num`. The value of
/// `attributes` is `text=Book; enabled=true`.
struct CompactTable {
  /// The elements; empty if the text has no such table.
  private(set) var objects: [TreeObject] = []
  /// The tree; nil without elements.
  var tree: ObjectTree? { objects.isEmpty ? nil : ObjectTree(flat: objects) }
  /// The range of the text that was read.
  private(set) var range: Range<Int>?

  /// Reads the table in a text.
  init(_ bytes: [UInt8]) {
    guard let head = Self.head(in: bytes) else { return }
    var place = min(head.end, bytes.count)
    var line = 1 + bytes[..<place].count { $0 == 0x0A }
    while place < bytes.count {
      let row = Self.row(in: bytes, from: place)
      guard row.values.count > 1, Int(row.values[0]) != nil else { break }
      objects.append(Self.object(head.names, row.values, at: SourcePosition(line: line)))
      line += bytes[place..<min(row.end, bytes.count)].count { $0 == 0x0A }
      place = row.end
    }
    range = head.start..<min(place, bytes.count)
  }

  /// Returns the line of names, which has an element number, a depth, and a position.
  private static func head(in bytes: [UInt8]) -> (names: [String], start: Int, end: Int)? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end - start < 1000, bytes[start..<end].contains(UInt8(ascii: ",")) {
        let names = row(in: Array(bytes[start..<end]), from: 0).values
        let hasPlace = names.contains("attributes") || names.contains("bounds")
        if names.contains("depth"), hasPlace { return (names, start, end + 1) }
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the values of a row; quoted values can contain commas, and two marks for one.
  private static func row(in bytes: [UInt8], from start: Int) -> (values: [String], end: Int) {
    var (values, value, isQuoted, place) = ([String](), [UInt8](), false, start)
    scanning: while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\"") where isQuoted:
        if place + 1 < bytes.count, bytes[place + 1] == byte {
          value.append(byte)
          place += 1
        } else {
          isQuoted = false
        }
      case UInt8(ascii: "\"") where value.isEmpty: isQuoted = true
      case UInt8(ascii: ",") where !isQuoted:
        values.append(String(decoding: value, as: UTF8.self))
        value = []
      case 0x0A where !isQuoted: break scanning
      default: value.append(byte)
      }
      place += 1
    }
    values.append(String(decoding: value, as: UTF8.self))
    return (values, place + 1)
  }

  private static func object(
    _ names: [String],
    _ values: [String],
    at position: SourcePosition
  ) -> TreeObject {
    var fields: [(key: String, value: String)] = []
    var hasFlags = false
    for (name, value) in zip(names, values) {
      guard name == "attributes" else {
        if name == "enabled" { hasFlags = true }
        fields.append((name, value.trimmingCharacters(in: .whitespaces)))
        continue
      }
      for part in value.components(separatedBy: "; ") {
        guard let sign = part.firstIndex(of: "=") else { continue }
        fields.append((String(part[..<sign]), String(part[part.index(after: sign)...])))
      }
    }
    // False values are omitted; containers have no flags.
    let isNamed = fields.contains { ["accessibilityText", "text", "resource-id"].contains($0.key) }
    if !hasFlags, isNamed, !fields.contains(where: { $0.key == "enabled" }) {
      fields.append(("enabled", "false"))
    }
    return TreeObject(fields, at: position)
  }
}
