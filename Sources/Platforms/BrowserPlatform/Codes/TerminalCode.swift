/// A code in half blocks for a terminal, two modules per character.
///
/// The code asks for black and white by number, so that it does not depend on the terminal's colours.
package struct TerminalCode: Hashable, Sendable {
  /// The lines, without a line feed at the end.
  package let text: String

  /// Writes a code with its light margin of four modules.
  package init(_ modules: [[Bool]]) {
    let side = modules.count
    func isDark(_ row: Int, _ column: Int) -> Bool {
      (0..<side).contains(row) && (0..<side).contains(column) && modules[row][column]
    }
    let lines = stride(from: -4, to: side + 4, by: 2).map { row in
      let blocks = (-4..<side + 4).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      // White on black, independent of the terminal's colours.
      return "\u{1B}[97;40m" + blocks.joined() + "\u{1B}[0m"
    }
    text = lines.joined(separator: "\n")
  }
}
