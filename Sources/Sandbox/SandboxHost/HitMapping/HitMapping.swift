import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput
package import TouchKit

/// Makes hit maps of applications that were started for nothing else.
///
/// A map asks the hit-test at many points, and classes that decide about touches themselves may count
/// or change something whenever they are asked. So that the application that a user touches notices
/// nothing, the map is of a copy: started anew, and carried by the same input to the same moment.
package enum HitMapping {
  /// Starts an application for a size, at a time on the clock of its input.
  package typealias Start = (CGSize, TimeInterval) -> StartedApplication

  /// The map of an application that only the map asks and touches.
  package static func map(ofCopy copy: UIApplication, size: CGSize, scale: Int = 1) -> HitMap {
    let tree = copy.treeSnapshot()
    let grid = copy.hitGrid(size: size, scale: scale)
    return HitMap(of: tree, grid) { point in copy.hitTestReports(at: point) }
  }

  /// The map of a scene as it begins; without a measurer its texts have estimated sizes.
  package static func map(
    size: CGSize,
    scale: Int = 1,
    measuring: (any TextMeasuring)? = nil,
    start: Start
  ) -> HitMap {
    aside {
      let copy = start(size, 0)
      if let measuring { copy.application.textMeasuring = measuring }
      return withExtendedLifetime(copy) {
        map(ofCopy: copy.application, size: size, scale: scale)
      }
    }
  }

  /// The map of a scene after some frames of a recording, all by default.
  package static func map(
    after recording: InputRecording,
    frames: Int = .max,
    scale: Int = 1,
    measuring: any TextMeasuring,
    start: Start
  ) -> HitMap {
    aside {
      let player = Player(recording, of: start, measuring: measuring)
      _ = player.firstFrame()
      while !player.isAtEnd, player.position < frames { _ = player.playFrame() }
      return withExtendedLifetime(player) {
        map(ofCopy: player.run.application, size: player.run.size, scale: scale)
      }
    }
  }

  /// Does something with further applications; afterwards `UIApplication.shared` is as before.
  private static func aside(_ work: () -> HitMap) -> HitMap {
    let former = UIApplication.existing
    defer { former?.becomeShared() }
    return work()
  }
}
