import ArgumentParser
import Foundation
import SandboxHost

/// A point of the window in the form of the command line: `120,88`.
nonisolated struct TouchPoint: Hashable, Sendable, CustomStringConvertible {
  let x: Double
  let y: Double

  /// Returns an argument with a space before a point with a negative x, which would be read as an option.
  static func argument(_ word: String) -> String {
    word.hasPrefix("-") && (try? TouchPoint(parsing: word)) != nil ? " \(word)" : word
  }

  /// Parses a point from two numbers with a comma between them.
  init(parsing text: String) throws {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]),
      x.isFinite, y.isFinite
    else {
      throw ValidationError("expected two numbers with a comma between them, such as 120,88")
    }
    self.x = x
    self.y = y
  }

  var point: CGPoint { CGPoint(x: x, y: y) }

  var description: String { "\(TouchPoint.text(x)),\(TouchPoint.text(y))" }

  /// Throws an error for a point outside the window.
  func check(in size: PictureSize) throws {
    guard x < 0 || y < 0 || x >= Double(size.width) || y >= Double(size.height) else { return }
    throw ValidationError(
      "the touch at \(self) is outside the window; expected 0,0 to \(size.width - 1),"
        + "\(size.height - 1). Choose another point or a larger --size."
    )
  }

  private static func text(_ number: Double) -> String {
    abs(number) < 1e15 && number == number.rounded() ? String(Int(number)) : String(number)
  }
}
