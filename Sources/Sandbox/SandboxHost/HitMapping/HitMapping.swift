import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput
package import TouchKit

/// Makes hit maps of copies of scenes.
package enum HitMapping {
  /// The map of an application that only the map asks and touches.
  package static func map(ofCopy copy: UIApplication, size: CGSize, scale: Int = 1) -> HitMap {
    let tree = copy.treeSnapshot()
    let grid = copy.hitGrid(size: size, scale: scale)
    let colors = copy.viewColors.mapValues { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    return HitMap(of: tree, grid, colors: colors) { point in copy.hitTestReports(at: point) }
  }

  /// The map of a scene as it begins; without a measurer its texts have estimated sizes.
  package static func map(
    size: CGSize,
    scale: Int = 1,
    measuring: (any TextMeasuring)? = nil,
    start: SceneCopy.Start
  ) -> HitMap {
    SceneCopy.ask(size: size, measuring: measuring, start: start) { copy in
      map(ofCopy: copy, size: size, scale: scale)
    }
  }

  /// The map of a scene after some frames of a recording, all by default.
  package static func map(
    after recording: InputRecording,
    frames: Int = .max,
    scale: Int = 1,
    measuring: any TextMeasuring,
    start: SceneCopy.Start
  ) -> HitMap {
    SceneCopy.ask(after: recording, frames: frames, measuring: measuring, start: start) { run in
      map(ofCopy: run.application, size: run.size, scale: scale)
    }
  }
}
