import ArgumentParser
import CairoRenderer
import Foundation

/// The size of a window or picture in points, as it is written on the command line: `640x480`.
nonisolated struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  /// The lengths a side can have.
  static let sides = 16...Bitmap.maximumSide

  /// What is taken when nobody says otherwise.
  static let standard = PictureSize(width: 640, height: 480)

  /// What `--help` tells about an option that is a size.
  static let help = ArgumentHelp(
    "The window's size in points. (default: \(standard))",
    valueName: "WxH"
  )

  let width: Int
  let height: Int

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads a size from two whole numbers with an `x` between them.
  init(parsing text: String) throws {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1])
    else {
      throw ValidationError(
        "expected two numbers from \(Self.sides.lowerBound) to \(Self.sides.upperBound), such as "
          + "640x480"
      )
    }
    self.init(width: width, height: height)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  var description: String { "\(width)x\(height)" }

  /// Whether a picture with so many pixels a point can be made.
  func isPossible(atScale scale: Int) -> Bool {
    let (width, height) = (width * scale, height * scale)
    return Self.sides.contains(width) && Self.sides.contains(height)
      && width * height <= Bitmap.maximumPixelCount
  }

  /// Complains about a picture that cannot be made.
  func check(atScale scale: Int) throws {
    guard !isPossible(atScale: scale) else { return }
    throw ValidationError(
      "\(self) points at scale \(scale) are \(width * scale)x\(height * scale) pixels; expected at "
        + "most \(Bitmap.maximumSide) on each side and \(Bitmap.maximumPixelCount) altogether. "
        + "Choose a smaller --size."
    )
  }

  private static func side(_ text: Substring) -> Int? {
    // `Int` would also take a sign.
    guard text.allSatisfy(\.isASCII), text.allSatisfy(\.isNumber), let number = Int(text),
      sides.contains(number)
    else { return nil }
    return number
  }
}
