import SwiftSyntax

/// The porting of iOS code to Linux, where Swift lacks Objective-C.
///
/// It changes only what is necessary and keeps the author's form. It reports code that it cannot
/// port, with its location.
public enum Porter {
  /// Ports a file of a program; throws an error if it is not Swift.
  ///
  /// Members that left extensions in other files are added to the classes of this file.
  public static func port(
    _ source: String,
    fileName: String = "file.swift",
    in surroundings: PortSurroundings = PortSurroundings(),
    arrivals: [String: TracedText] = [:]
  ) throws(PortError) -> PortResult {
    let file = try ParsedFile(source, name: fileName)
    var surroundings = surroundings
    surroundings.add(file.index)
    let (pass, remarks) = port(file, in: surroundings, arrivals, for: .project)
    let text = pass.edits.result().text
    return PortResult(
      text: text,
      remarks: remarks,
      isChanged: text != source,
      unknownModules: pass.modules.subtracting(pass.testedModules)
        .filter { AppleModules.has($0) == nil },
      departed: pass.departed
    )
  }

  /// Ports a file that is already in the surroundings.
  static func port(
    _ file: ParsedFile,
    in surroundings: PortSurroundings,
    _ arrivals: [String: TracedText],
    for purpose: PortPurpose
  ) -> (pass: PortPass, remarks: [PortRemark]) {
    var remarks: [PortRemark] = []
    let pass = PortPass(file, surroundings: surroundings, purpose: purpose) {
      kind,
      node,
      message in
      let place = file.locations.location(for: node.positionAfterSkippingLeadingTrivia)
      remarks.append(
        PortRemark(line: place.line, column: place.column, kind: kind, message: message)
      )
    }
    pass.rewrite(file.tree, taking: arrivals)
    remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return (pass, remarks)
  }
}

extension PortPass {
  /// Records all changes of a file, in the order of their dependencies.
  fileprivate func rewrite(_ tree: SourceFileSyntax, taking arrivals: [String: TracedText]) {
    walk(tree)
    moveOverrides()
    takeIn(arrivals)
    importWhatIsUsed(in: tree)
  }
}
