import CairoRenderer
import Foundation
import Geometry
import Inspector
import TextFormats

/// Reports about two screens.
extension Reports {
  private static let viewChange = JSONRecord<TreeDifference.Change>([
    .text("view", "the name of the view") { $0.view },
    .text("class", "its class") { $0.typeName },
    .text("property", "the property; view if the view is new or removed") { $0.property },
    .text("before", "the former value") { $0.before },
    .text("after", "the new value") { $0.after },
  ])

  private static let touchChange = JSONRecord<FingerDifference.Change>([
    .text("kind", "dead, disabled, covered, small, moved or new") { "\($0.kind)" },
    .text("view", "the name of the view") { $0.view },
    .count("pointsBefore", "the number of points at which it got touches") { $0.pointsBefore },
    .count("pointsAfter", "the number of points at which it gets touches") { $0.pointsAfter },
    .textIfAny("takenBy", "the view that gets most of the touches that it lost") {
      $0.takers.first?.view
    },
    .textIfAny("cause", "the property that keeps touches from it") { $0.cause },
    .text("text", "the change in words") { "\($0.title.english) \($0.detail.english)" },
  ])

  static let compareScenes = JSONRecord<SceneComparison>([
    .version(1),
    .flag("isSame", "whether there is no difference") { $0.isSame },
    .count("pixels", "the number of pixels that differ") { $0.difference.count },
    .init("area", .numbers(4), "x, y, width and height around those pixels") { comparison in
      let box = comparison.difference.bounds
      return .array([box.x, box.y, box.width, box.height].map { .integer(Int64($0)) })
    },
    .list("views", "the properties that changed", of: viewChange) { $0.change.tree.changes },
    .list("fingers", "the changes for fingers, the worst first", of: touchChange) {
      $0.change.fingers.changes
    },
  ])
}
