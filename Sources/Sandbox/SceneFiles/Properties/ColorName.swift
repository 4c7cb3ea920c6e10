package import UIKit

/// Colours by name or by components.
nonisolated package enum ColorName {
  /// A named colour; `parts` is nil for no colour.
  package struct Named {
    /// Red, green, blue and opacity, 0…1.
    package let parts: [Double]?
  }

  /// The names, as in `UIColor`.
  package static var all: [String] { ["none"] + named.map(\.name) }

  /// Parses a colour; returns nil if the text is invalid.
  package static func parts(of text: String) -> Named? {
    guard text.hasPrefix("#") else {
      if text == "none" { return Named(parts: nil) }
      return named.first { $0.name == text }.map { Named(parts: parts(of: $0.color)) }
    }
    guard text.utf8.count == 7 || text.utf8.count == 9,
      text.dropFirst().allSatisfy(\.isHexDigit), let bits = UInt64(text.dropFirst(), radix: 16)
    else { return nil }
    let full = text.utf8.count == 9 ? bits : bits << 8 | 0xFF
    return Named(parts: [24, 16, 8, 0].map { Double(full >> $0 & 0xFF) / 255 })
  }

  /// Returns red, green, blue and opacity of a colour.
  package static func parts(of color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Double($0) }
  }

  /// Returns the colour of components.
  package static func color(_ parts: [Double]) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static let named: [(name: String, color: UIColor)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", .gray),
    ("darkGray", .darkGray), ("lightGray", .lightGray), ("red", .red), ("green", .green),
    ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
    ("orange", .orange), ("purple", .purple), ("brown", .brown), ("systemRed", .systemRed),
    ("systemGreen", .systemGreen), ("systemBlue", .systemBlue), ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemTeal", .systemTeal),
    ("systemIndigo", .systemIndigo), ("systemGray", .systemGray),
  ]
}
