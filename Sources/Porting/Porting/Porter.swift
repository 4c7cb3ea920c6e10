import SwiftParser
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
    arrivals: [String: String] = [:]
  ) throws(PortError) -> PortResult {
    let tree = Parser.parse(source: source)
    let locations = SourceLocationConverter(fileName: fileName, tree: tree)
    if let error = SyntaxErrors.first(in: tree) {
      let place = locations.location(for: error.position)
      throw PortError(line: place.line, column: place.column, message: error.message)
    }
    let index = TypeIndex(tree)
    var surroundings = surroundings
    surroundings.add(index)
    var remarks: [PortRemark] = []
    let pass = PortPass(
      source: Array(source.utf8),
      index: index,
      surroundings: surroundings
    ) { kind, node, message in
      let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
      remarks.append(
        PortRemark(line: place.line, column: place.column, kind: kind, message: message)
      )
    }
    pass.rewrite(tree, taking: arrivals)
    remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return result(of: pass, source, remarks)
  }

  private static func result(
    of pass: PortPass,
    _ source: String,
    _ remarks: [PortRemark]
  ) -> PortResult {
    let text = pass.edits.result()
    return PortResult(
      text: text,
      remarks: remarks,
      isChanged: text != source,
      unknownModules: pass.modules.subtracting(pass.testedModules)
        .filter { AppleModules.has($0) == nil },
      departed: pass.departed
    )
  }
}

extension PortPass {
  /// Notes everything that has to change in a file, in the order in which one thing needs another.
  fileprivate func rewrite(_ tree: SourceFileSyntax, taking arrivals: [String: String]) {
    walk(tree)
    moveOverrides()
    takeIn(arrivals)
    importWhatIsUsed(in: tree)
  }
}
