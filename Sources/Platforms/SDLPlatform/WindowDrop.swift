/// The content of one drop on a window.
public enum WindowDrop: Hashable, Sendable {
  /// Files, by their paths.
  case files([String])
  /// A text, with its lines.
  case text(String)
}

/// A collector of the pieces of a drop that the window system reports: a path, or a line of a text.
package struct DropCollector: Sendable {
  private var files: [String] = []
  private var lines: [String] = []
  private var size = 0
  private var drops: [WindowDrop] = []

  /// The maximum number of files of one drop; the rest is ignored.
  package static let mostFiles = 256
  /// The maximum number of bytes of a dropped text; readers do not accept longer ones.
  package static let longestText = 65 << 20

  package init() {}

  /// Adds a file of the current drop.
  package mutating func takeFile(_ path: String) {
    if files.count < Self.mostFiles { files.append(path) }
  }

  /// Adds a line of the text that is being dropped.
  package mutating func takeLine(_ line: String) {
    guard size <= Self.longestText else { return }
    size += line.utf8.count + 1
    lines.append(line)
  }

  /// Ends the current drop.
  package mutating func end() {
    if !files.isEmpty {
      drops.append(.files(files))
    } else if !lines.isEmpty {
      drops.append(.text(lines.joined(separator: "\n")))
    }
    (files, lines, size) = ([], [], 0)
  }

  /// Returns the drops since the last call.
  package mutating func takeAll() -> [WindowDrop] {
    defer { drops = [] }
    return drops
  }
}
