import TextFormats

/// A guest's name, made fit to stand in the window, in a recording and on a terminal.
///
/// One line without what would steer a terminal or turn the direction of writing, of 24 characters at
/// the most; nil for a text of which nothing is left.
package struct GuestName: Hashable, Sendable {
  /// The most characters of a name; our choice, as many as a row of the window has room for.
  package static let longest = 24
  /// The most code points of a name: a character may be made of any number of them.
  private static let mostScalars = 72

  /// The name.
  package let text: String

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
    guard !name.isEmpty else { return nil }
    self.text = name
  }
}
