import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput
package import TouchKit

/// The creation of hit maps from copies of scenes.
package enum HitMapping {
  /// Returns the map of an application that only the map uses.
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

  /// Returns the map of a scene in its initial state; without a measurer, its texts have estimated sizes.
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

  /// Returns the map of a scene after a number of frames of a recording; all frames by default.
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
