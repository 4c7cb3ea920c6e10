import Foundation
import TextFormats

/// A guest's name, made fit for the window, a recording and a terminal.
///
/// It is one line of at most 24 characters, without characters that control a terminal or change the direction of
/// writing. It is nil for a text without visible characters.
package struct GuestName: Hashable, Sendable {
  /// The maximum number of characters of a name; our choice, because a row of the window has room for them.
  package static let longest = 24
  /// The maximum number of code points of a name, because a character can consist of any number of them.
  private static let mostScalars = 72

  /// The name.
  package let text: String

  /// Whether a name looks like another.
  ///
  /// Letters of another size, width or style, and invisible characters, make no difference.
  package func looksLike(_ other: String) -> Bool {
    GuestName.appearance(of: text) == GuestName.appearance(of: other)
  }

  /// Returns the name with the first number that distinguishes it from names that are in use: `Ada 2`.
  package func distinct(from taken: [String]) -> String {
    var (candidate, number) = (self, 1)
    while taken.contains(where: candidate.looksLike) {
      number += 1
      candidate = GuestName(text, number: number)
    }
    return candidate.text
  }

  private init(_ text: String, number: Int) {
    let end = " \(number)"
    self.text = text.prefix(GuestName.longest - end.count) + end
  }

  private static func appearance(of name: String) -> String {
    let seen = name.precomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { isSeen($0) && !$0.properties.isWhitespace }
    return String(String.UnicodeScalarView(seen)).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }

  /// Whether a character by itself is visible.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // A Braille pattern without dots.
    guard !scalar.properties.isDefaultIgnorableCodePoint, scalar != "\u{2800}" else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark,
      .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }

  /// Cleans a text from a page.
  package init?(_ text: String) {
    let words = text.unicodeScalars.prefix(4 * GuestName.mostScalars)
      .map { $0.properties.isWhitespace ? " " : $0 }
      .filter { PlainText(String($0)).description == String($0) }
    var line = String.UnicodeScalarView()
    for scalar in words where scalar != " " || line.last != " " && !line.isEmpty {
      line.append(scalar)
    }
    line = String.UnicodeScalarView(line.prefix(GuestName.mostScalars))
    var name = String(String(line).prefix(GuestName.longest))
    while name.last == " " { name.removeLast() }
    guard name.unicodeScalars.contains(where: GuestName.isSeen) else { return nil }
    self.text = name
  }
}
