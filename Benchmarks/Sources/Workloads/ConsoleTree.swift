/// The text that a debugger prints of an app's views; always the same.
enum ConsoleTree {
  /// Returns the text of a number of views, ten in each.
  static func text(of count: Int) -> String {
    var lines: [String] = []
    func add(_ number: Int, _ depth: Int) {
      let indent = String(repeating: "   | ", count: depth)
      let kind = number == 0 ? "UIWindow" : "UIView"
      let address = String(0x7f80_0000_0000 + number * 0x200, radix: 16)
      let origin = "\(number % 10 * 30) \(number / 10 % 10 * 50)"
      lines.append(
        "\(indent)<\(kind): 0x\(address); frame = (\(origin); 300 500); "
          + "layer = <CALayer: 0x6\(address)>>"
      )
      for child in (number * 10 + 1)..<(number * 10 + 11) where child < count {
        add(child, depth + 1)
      }
    }
    add(0, 0)
    return lines.joined(separator: "\n") + "\n"
  }
}
