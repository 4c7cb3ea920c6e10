/// Makes text from the application fit for a label: one line, limited length, in reading order.
enum OverlayText {
  private static let longest = 80

  static func label(_ text: String) -> String {
    // Most names are printable ASCII, which needs no per-character check.
    if text.utf8.count <= longest, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      // Unbalanced direction marks would reorder the words of the overlay.
      case .format where scalar.value != 0x200D: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
