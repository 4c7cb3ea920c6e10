import SwiftSyntax

/// The preparation of iOS Swift files for compilation into a library that shows them.
public enum LivePreparation {
  /// Prepares the files of a module; throws the errors of files that cannot be prepared.
  ///
  /// Paths are absolute. The compiler's messages about the result name lines of these files.
  public static func prepare(
    _ sources: [(path: String, text: String)]
  ) throws(LiveErrors) -> LiveProgram {
    let files = try parse(sources)
    var surroundings = PortSurroundings()
    for file in files { surroundings.add(file.index) }
    let ports = port(files, in: surroundings)
    let types = LiveTypes(files)
    let choice = LiveChoice(
      files: files,
      types: types,
      classes: LiveClasses(types: types, surroundings: surroundings),
      previews: ports.map(\.pass.previews)
    )
    let entries = choice.entries()
    let names = FileNames.ported(files.map(\.name))
    let remarks = zip(files, ports).flatMap { file, port in
      port.remarks.map { remark($0.line, $0.column, $0.message, in: file) }
    }
    return LiveProgram(
      files: files.indices.map { index in
        LiveProgram.File(
          path: files[index].name,
          output: names[index],
          text: text(of: ports[index].pass, files[index], index, entries)
        )
      },
      candidates: entries.map(\.candidate),
      found: choice.found(),
      remarks: remarks + choice.remarks(),
      reads: ReadSources.all(in: files)
    )
  }

  private static func parse(
    _ sources: [(path: String, text: String)]
  ) throws(LiveErrors) -> [ParsedFile] {
    var files: [ParsedFile] = []
    var errors: [LiveProgram.Remark] = []
    for source in sources {
      do {
        let file = try ParsedFile(compilable(source.text), name: source.path)
        if let error = SwiftUIImports.first(in: file) { errors.append(error) }
        files.append(file)
      } catch {
        errors.append(
          LiveProgram.Remark(
            file: source.path,
            line: error.line,
            column: error.column,
            message: error.message
          )
        )
      }
    }
    guard errors.isEmpty else { throw LiveErrors(errors: errors) }
    return files
  }

  /// Returns a text without parts that are only allowed at the beginning of a file.
  private static func compilable(_ text: String) -> String {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let plain = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    return plain.hasPrefix("#!") ? "//" + plain.dropFirst(2) : plain
  }

  /// Ports all files; ports files twice that receive members from extensions in other files.
  private static func port(
    _ files: [ParsedFile],
    in surroundings: PortSurroundings
  ) -> [(pass: PortPass, remarks: [PortRemark])] {
    let ports = files.map { Porter.port($0, in: surroundings, [:], for: .live) }
    let arrivals = ports.reduce(into: [String: TracedText]()) { found, port in
      found.merge(port.pass.departed, uniquingKeysWith: +)
    }
    return zip(files, ports).map { file, port in
      guard arrivals.keys.contains(where: { file.index.classes[$0] != nil }) else { return port }
      return Porter.port(file, in: surroundings, arrivals, for: .live)
    }
  }

  /// Returns a file's text with its entry functions after the user's code.
  private static func text(
    of pass: PortPass,
    _ file: ParsedFile,
    _ number: Int,
    _ entries: [LiveEntry]
  ) -> String {
    let own = LineDirectives.text(of: pass.edits.result(), path: file.name)
    let functions = entries.enumerated().filter { $0.element.file == number }
      .map { $0.element.function($0.offset) }
    var imports = pass.missingImports
    let needsUIKit = !functions.isEmpty && !pass.modules.contains("UIKit")
    if needsUIKit, !imports.contains("import UIKit") { imports.append("import UIKit") }
    return own + (own.hasSuffix("\n") ? "" : "\n") + "#sourceLocation()\n"
      + imports.map { $0 + "\n" }.joined()
      + (pass.previews.isEmpty ? "" : LiveEntry.previewFunctions)
      + functions.joined()
  }

  private static func remark(
    _ line: Int,
    _ column: Int,
    _ message: String,
    in file: ParsedFile
  ) -> LiveProgram.Remark {
    LiveProgram.Remark(file: file.name, line: line, column: column, message: message)
  }
}

/// The imports of SwiftUI that are compiled.
private final class SwiftUIImports: SyntaxVisitor {
  private var found: ImportDeclSyntax?

  /// Returns the error for the first import of SwiftUI in a file.
  static func first(in file: ParsedFile) -> LiveProgram.Remark? {
    let imports = SwiftUIImports(viewMode: .sourceAccurate)
    imports.walk(file.tree.statements)
    return imports.found.map { node in
      let place = file.locations.location(for: node.positionAfterSkippingLeadingTrivia)
      return LiveProgram.Remark(
        file: file.name,
        line: place.line,
        column: place.column,
        message: "SwiftUI is not supported: this window shows UIKit views. "
          + "Move SwiftUI code into '#if canImport(SwiftUI)'."
      )
    }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildCondition.liveClauses(of: node, flags: PortPurpose.live.flags) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.path.first?.name.text == "SwiftUI" { found = node }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // Imports are only allowed at file level.
    node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self)
      ? .visitChildren : .skipChildren
  }
}
