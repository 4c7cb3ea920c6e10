public import Foundation

/// Measures text without a font, for layout without a renderer.
///
/// Printable ASCII has the widths of the program's own face, without kerning. Other letters have the
/// width of an average one. East Asian characters and pictures fill the em square. Combining marks have no width.
/// Headless tests therefore have numbers close to those on screen, and
/// the same ones on every machine.
public struct EstimatedText: TextMeasuring {
  /// Creates the measure.
  public init() {}

  /// Returns the box of the lines: the width of the widest one, and the sum of the line heights.
  public func size(of run: TextRun) -> CGSize {
    let lines = run.string.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map { line in
      (ends(of: String(line), font: run.font).last ?? 0) + run.tracking * Double(line.count)
    }
    let widest = widths.max() ?? 0
    return CGSize(
      width: run.maximumWidth.map { min($0, widest) } ?? widest,
      height: Double(max(lines.count, 1)) * FontMeasures(of: run.font).lineHeight
    )
  }

  /// Returns the end of each character from the start: the sum of the widths up to it.
  public func ends(of string: String, font: FontDescription) -> [Double] {
    let scale = font.usableSize / EstimatedText.unitsPerEm
    let boldness = font.weight.boldness
    var end = 0.0
    return string.map { character in
      end += EstimatedText.width(of: character, font.family, boldness) * scale
      return end
    }
  }

  private static let unitsPerEm = 2816.0
  private static let averageWidth = 1650.0
  private static let monospacedWidth = 1233.0 / 2048 * unitsPerEm

  private static func width(
    of character: Character,
    _ family: FontDescription.Family,
    _ boldness: Double
  ) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<32, 0x7F: return 0
    case 0x20..<0x7F where family == .monospaced: return monospacedWidth
    case 0x20..<0x7F:
      let index = Int(scalar.value) - 0x20
      return regular[index] + (bold[index] - regular[index]) * boldness
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xFFDC, 0x1F000...0x3FFFF: return unitsPerEm
    default: return family == .monospaced ? monospacedWidth : averageWidth
    }
  }

  /// The widths of the characters from space to tilde, in units of the face.
  private static let regular: [Double] = [
    792, 784, 1136, 1776, 1796, 2288, 1800, 624, 1020, 1020, 1408, 1856, 788, 1296, 776, 1004,
    1760, 1308, 1704, 1792, 1808, 1712, 1756, 1608, 1736, 1756, 776, 788, 1856, 1856, 1856, 1428,
    2636, 1904, 1832, 2048, 2024, 1684, 1652, 2092, 2084, 744, 1528, 1836, 1584, 2504, 2120, 2144,
    1788, 2144, 1800, 1796, 1808, 2088, 1904, 2672, 1808, 1872, 1760, 1020, 1004, 1020, 1320,
    1272, 1400, 1588, 1748, 1572, 1748, 1640, 1016, 1716, 1664, 668, 668, 1532, 668, 2448, 1648,
    1680, 1716, 1716, 1048, 1472, 1024, 1636, 1568, 2288, 1520, 1568, 1524, 1020, 920, 1020, 1856,
  ]

  /// The same widths in bold.
  private static let bold: [Double] = [
    653, 914, 1105, 1829, 1844, 2420, 1898, 588, 1152, 1152, 1590, 1914, 853, 1320, 838, 1098,
    1938, 1378, 1774, 1857, 1909, 1815, 1859, 1675, 1861, 1859, 838, 853, 1914, 1914, 1914, 1584,
    2902, 2106, 1861, 2118, 2048, 1725, 1647, 2142, 2101, 790, 1605, 1942, 1598, 2576, 2070, 2202,
    1824, 2204, 1848, 1844, 1882, 2054, 2106, 2917, 2012, 2040, 1878, 1152, 1098, 1152, 1373,
    1342, 1400, 1634, 1789, 1654, 1789, 1683, 1086, 1783, 1758, 766, 766, 1638, 766, 2568, 1751,
    1728, 1781, 1781, 1151, 1582, 1094, 1751, 1650, 2394, 1616, 1650, 1610, 1152, 1052, 1152,
    1914,
  ]
}

extension FontDescription.Weight {
  /// The position of the letters' widths between regular (0) and bold (1).
  fileprivate var boldness: Double {
    switch self {
    case .ultraLight, .thin: -0.8
    case .light: -0.3
    case .regular: 0
    case .medium: 0.33
    case .semibold: 0.67
    case .bold: 1
    case .heavy: 1.33
    case .black: 1.67
    }
  }
}
