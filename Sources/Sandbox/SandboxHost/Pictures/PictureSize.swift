import CairoRenderer
package import Foundation

/// The size of a window or picture in points, as the user writes it: `640x480`.
nonisolated package struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  /// The allowed lengths of a side.
  package static let sides = 16...Bitmap.maximumSide

  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Parses two whole numbers with an `x` between them; nil if the text is invalid.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1])
    else { return nil }
    self.init(width: width, height: height)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  package var description: String { "\(width)x\(height)" }

  /// Returns whether a picture with a number of pixels per point can be created.
  package func isPossible(atScale scale: Int) -> Bool {
    let (width, height) = (width * scale, height * scale)
    return Self.sides.contains(width) && Self.sides.contains(height)
      && width * height <= Bitmap.maximumPixelCount
  }

  private static func side(_ text: Substring) -> Int? {
    // `Int` would also accept a sign.
    guard text.allSatisfy(\.isASCII), text.allSatisfy(\.isNumber), let number = Int(text),
      sides.contains(number)
    else { return nil }
    return number
  }
}
