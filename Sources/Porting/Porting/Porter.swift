import SwiftSyntax

/// Rewrites iOS code so that it compiles on Linux, where Swift lacks Objective-C.
///
/// Only what has to change does, in the form the author gave it; what no program could decide is
/// reported with its place.
public enum Porter {
  /// Ports one file of a program; throws when it is not Swift.
  ///
  /// What departs from extensions in other files arrives in the bodies of this file's classes.
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

  /// Ports a file that is in the surroundings already.
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
  /// Notes everything that has to change in a file, in the order in which one thing needs another.
  fileprivate func rewrite(_ tree: SourceFileSyntax, taking arrivals: [String: TracedText]) {
    walk(tree)
    moveOverrides()
    takeIn(arrivals)
    importWhatIsUsed(in: tree)
  }
}
