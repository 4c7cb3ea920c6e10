/// A code in half blocks, two modules a character, light on the terminal's ground made sure of: black
/// and white are asked for by number.
package struct TerminalCode: Hashable, Sendable {
  /// The lines, without a line feed at the end.
  package let text: String

  /// Writes a code with its light edge of four modules.
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
      // White on black, whatever the terminal's colours are.
      return "\u{1B}[97;40m" + blocks.joined() + "\u{1B}[0m"
    }
    text = lines.joined(separator: "\n")
  }
}
