import Foundation
import SandboxScenes
import TextFormats
import UIKit

/// The touch settings of a view whose class in the app has rules of its own.
extension SceneKeys {
  static let hosts: [SceneKey<ViewBlueprint>] = [
    SceneKey(
      "pointerEvents",
      .kind(.choice(HostSettings.PointerEvents.allCases.map(\.rawValue))),
      "which views of a React Native component can be hit"
    ) { (node, view, reader) throws(SourceProblem) in
      let values = HostSettings.PointerEvents.allCases.map { ($0.rawValue, $0) }
      view.host.pointerEvents = try reader.choice(node, "value of pointerEvents", values)
    },
    SceneKey(
      "hitSlop",
      .kind(.numbers(["top", "left", "bottom", "right"])),
      "how far outside of its bounds a React Native view takes touches, in points"
    ) { (node, view, _) throws(SourceProblem) in
      let kind = PropertyKind.numbers(["top", "left", "bottom", "right"])
      guard case .numbers(let sides) = try kind.value(of: node) else { return }
      view.host.hitSlop = UIEdgeInsets(
        top: sides[0],
        left: sides[1],
        bottom: sides[2],
        right: sides[3]
      )
    },
    SceneKey(
      "zIndex",
      .kind(.integer(-1_000_000...1_000_000)),
      "the order of a React Native view among its siblings; larger is in front"
    ) { (node, view, _) throws(SourceProblem) in
      view.host.zIndex = Int(clamping: try node.integer("a whole number"))
    },
  ]
}
