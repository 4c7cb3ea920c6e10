import Foundation
package import SandboxHost
import TouchKit

/// What a scene is made of when it begins: its views, a line each.
///
/// Two scenes with the same outline are taken for the same scene.
package struct SceneOutline: Hashable, Sendable {
  /// Depth, class, name and place of each view, in the order of the tree.
  package let lines: [String]

  /// Looks at the scene as it is now.
  package init(_ started: StartedApplication) {
    started.application.layoutIfNeeded()
    lines = started.application.windows.flatMap { SceneOutline.lines(of: $0, depth: 0) }
  }

  /// The hash that recordings keep.
  package var hash: String { SHA256.digest(of: lines.joined(separator: "\n").utf8) }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    var lines: [String] = []
    // A list instead of recursion: views may nest deeper than the stack.
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
