import Foundation
package import SandboxHost
import TouchKit

/// The views of a scene at its beginning, one line each.
///
/// Two scenes with the same outline count as the same scene.
package struct SceneOutline: Hashable, Sendable {
  /// The depth, class, name and frame of each view, in the order of the tree.
  package let lines: [String]

  /// Reads the current views of a scene.
  package init(_ started: StartedApplication) {
    started.application.layoutIfNeeded()
    lines = started.application.windows.flatMap { SceneOutline.lines(of: $0, depth: 0) }
  }

  /// The hash that recordings store.
  package var hash: String { SHA256.digest(of: lines.joined(separator: "\n").utf8) }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    var lines: [String] = []
    // The traversal is iterative, because views may nest deeper than the stack allows.
    var pending = [(view, depth)]
    while let (view, depth) = pending.popLast() {
      let frame = view.frame
      let name = view.accessibilityIdentifier.map { " \($0)" } ?? ""
      lines.append(
        "\(depth) \(type(of: view))\(name) \(frame.minX) \(frame.minY) "
          + "\(frame.width) \(frame.height)"
      )
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}
