/// What a user drops on a window with the mouse, all at once.
public enum WindowDrop: Hashable, Sendable {
  /// Files, by their paths.
  case files([String])
  /// A text, with its lines.
  case text(String)
}

/// Puts together what the window system tells of a drop piece by piece: a path, or a line of a text.
package struct DropCollector: Sendable {
  private var files: [String] = []
  private var lines: [String] = []
  private var size = 0
  private var drops: [WindowDrop] = []

  /// The most files of one drop; the others are left out.
  package static let mostFiles = 256
  /// The most bytes of a dropped text; a longer one is more than any reader takes.
  package static let longestText = 65 << 20

  package init() {}

  /// A file of the drop that goes on.
  package mutating func takeFile(_ path: String) {
    if files.count < Self.mostFiles { files.append(path) }
  }

  /// A line of the text that is being dropped.
  package mutating func takeLine(_ line: String) {
    guard size <= Self.longestText else { return }
    size += line.utf8.count + 1
    lines.append(line)
  }

  /// That was all of it.
  package mutating func end() {
    if !files.isEmpty {
      drops.append(.files(files))
    } else if !lines.isEmpty {
      drops.append(.text(lines.joined(separator: "\n")))
    }
    (files, lines, size) = ([], [], 0)
  }

  /// What was dropped since the last call.
  package mutating func takeAll() -> [WindowDrop] {
    defer { drops = [] }
    return drops
  }
}
