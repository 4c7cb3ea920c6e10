import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile {
  let name: String
  let source: String
  let tree: SourceFileSyntax
  let index: TypeIndex
  let locations: SourceLocationConverter

  /// Parses a file; throws an error if it is not Swift.
  init(_ source: String, name: String) throws(PortError) {
    let tree = Parser.parse(source: source)
    let locations = SourceLocationConverter(fileName: name, tree: tree)
    if let error = SyntaxErrors.first(in: tree) {
      let place = locations.location(for: error.position)
      throw PortError(line: place.line, column: place.column, message: error.message)
    }
    self.name = name
    self.source = source
    self.tree = tree
    self.locations = locations
    index = TypeIndex(tree)
  }
}
