import Foundation
import FoundationXML

/// A parser for the XML of reports: elements and attributes.
final class XMLCheck: NSObject, XMLParserDelegate {
  private var names: [String] = []
  private var hasText = false

  /// Returns the names of the elements in order; nil if the text is not well-formed.
  func elements(of text: String) -> [String]? {
    names = []
    hasText = false
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse() && !hasText ? names : nil
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    names.append(elementName)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !string.allSatisfy(\.isWhitespace) { hasText = true }
  }
}
