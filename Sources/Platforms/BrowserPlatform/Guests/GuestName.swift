import Foundation
import TextFormats

/// A guest's name, made fit to stand in the window, in a recording and on a terminal.
///
/// One line without what would steer a terminal or turn the direction of writing, of 24 characters at
/// the most; nil for a text of which nothing can be seen.
package struct GuestName: Hashable, Sendable {
  /// The most characters of a name; our choice, as many as a row of the window has room for.
  package static let longest = 24
  /// The most code points of a name: a character may be made of any number of them.
  private static let mostScalars = 72

  /// The name.
  package let text: String

  /// Whether a name looks like another: letters of another size, width or style, and characters that are not
  /// seen, make no difference.
  package func looksLike(_ other: String) -> Bool {
    GuestName.appearance(of: text) == GuestName.appearance(of: other)
  }

  /// The name with the first number that tells it from names that are taken: `Ada 2`.
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

  /// Whether there is something to see of a character that stands alone.
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
