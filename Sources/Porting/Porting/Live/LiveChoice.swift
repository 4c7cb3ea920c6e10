import SwiftSyntax

/// The choice of the code that a program shows.
struct LiveChoice {
  let files: [ParsedFile]
  let types: LiveTypes
  let classes: LiveClasses
  /// The previews of each file.
  let previews: [[LivePreview]]

  /// Returns the candidates of the first kind that the program has, in the order of the files.
  func entries() -> [LiveEntry] {
    var entries = previewEntries
    if entries.isEmpty { entries = Array(mainEntries.prefix(1)) }
    if entries.isEmpty { entries = Array(sceneEntries.prefix(1)) }
    // Top-level statements use the classes beside them.
    if entries.isEmpty { entries = Array(scriptEntries.prefix(1)) }
    if entries.isEmpty { entries = only(.controller) }
    // With several controllers, the text does not show which one is meant; a view is not.
    if entries.isEmpty, makings(.controller).isEmpty { entries = only(.view) }
    for index in entries.indices where entries[index].body != nil {
      entries[index].candidate.entry = LiveEntry.symbol(index)
    }
    return entries
  }

  /// Returns all classes of controllers and views, with the reasons why some cannot be created.
  func found() -> [LiveClass] {
    types.all.compactMap { type in
      guard let kind = classes.kind(of: type) else { return nil }
      var reason = ""
      if case .impossible(let why) = classes.making(type, kind) { reason = why }
      return LiveClass(
        kind: kind,
        name: type.name,
        file: files[type.file].name,
        line: type.line,
        reason: reason
      )
    }
  }

  /// Returns a remark for each `@main` type that cannot be started.
  func remarks() -> [LiveProgram.Remark] {
    types.all.filter { $0.isMain && isAsync(types.mains[$0.name]) }.map { type in
      LiveProgram.Remark(
        file: files[type.file].name,
        line: type.line,
        column: 1,
        message: "main() of \(type.name) is async: the window cannot wait for it"
      )
    }
  }

  private var previewEntries: [LiveEntry] {
    var entries: [LiveEntry] = []
    for (index, previews) in previews.enumerated() {
      var nameless = 0
      for preview in previews {
        if preview.name == nil { nameless += 1 }
        let number = nameless > 1 ? " \(nameless)" : ""
        let candidate = LiveCandidate(
          kind: .preview,
          name: preview.name ?? baseName(files[index].name) + number,
          type: preview.type,
          file: files[index].name,
          line: files[index].locations.location(for: preview.position).line
        )
        let body = LiveEntry.returning(preview.function + "()")
        entries.append(LiveEntry(candidate: candidate, file: index, body: body))
      }
    }
    return entries
  }

  private var mainEntries: [LiveEntry] {
    types.all.filter { $0.isMain && $0.obstacle == nil }.compactMap { type in
      let main = types.mains[type.name]
      if main == nil, classes.conforms(type, to: "UIApplicationDelegate") {
        return entry(type, .delegate, LiveEntry.returning(class: type.name))
      }
      guard !isAsync(main) else { return nil }
      let canThrow = main?.signature.effectSpecifiers?.throwsClause != nil
      return entry(type, .main, LiveEntry.calling(mainOf: type.name, canThrow: canThrow))
    }
  }

  private var sceneEntries: [LiveEntry] {
    types.all.filter {
      $0.isClass && $0.obstacle == nil && classes.conforms($0, to: "UIWindowSceneDelegate")
    }.map { entry($0, .sceneDelegate, LiveEntry.returning(class: $0.name)) }
  }

  /// Returns the class of a kind that can be created, if there is exactly one.
  private func only(_ kind: LiveKind) -> [LiveEntry] {
    let all = makings(kind)
    return all.count == 1 ? all : []
  }

  /// Returns the classes of a kind that can be created.
  private func makings(_ kind: LiveKind) -> [LiveEntry] {
    types.all.filter { classes.kind(of: $0) == kind }.compactMap { type in
      guard case .call(let arguments, let isFailable) = classes.making(type, kind) else {
        return nil
      }
      let call = "\(type.name)(\(arguments))"
      return entry(type, kind, LiveEntry.returning(call, isFailable: isFailable))
    }
  }

  private var scriptEntries: [LiveEntry] {
    files.enumerated().compactMap { index, file in
      guard file.name.split(separator: "/").last == "main.swift",
        let first = firstStatement(in: file.tree.statements)
      else { return nil }
      let candidate = LiveCandidate(
        kind: .script,
        name: "main",
        type: "",
        file: file.name,
        line: file.locations.location(for: first.positionAfterSkippingLeadingTrivia).line
      )
      return LiveEntry(candidate: candidate, file: index, body: nil)
    }
  }

  /// Returns the first statement or expression at file level.
  private func firstStatement(in items: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    for item in items {
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else {
        if item.item.is(DeclSyntax.self) { continue }
        return item
      }
      for clause in BuildCondition.liveClauses(of: condition, flags: PortPurpose.live.flags) {
        let inner = clause.elements?.as(CodeBlockItemListSyntax.self)
        if let first = inner.flatMap(firstStatement) { return first }
      }
    }
    return nil
  }

  private func entry(_ type: LiveType, _ kind: LiveKind, _ body: String) -> LiveEntry {
    let candidate = LiveCandidate(
      kind: kind,
      name: type.shortName,
      type: type.name,
      file: files[type.file].name,
      line: type.line
    )
    return LiveEntry(candidate: candidate, file: type.file, body: body)
  }

  private func isAsync(_ main: FunctionDeclSyntax?) -> Bool {
    main?.signature.effectSpecifiers?.asyncSpecifier != nil
  }

  /// Returns the name of a file without its folder and extension: `Card` for `/folder/Card.swift`.
  private func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
