import Dispatch
import Foundation
import Synchronization

/// All processors, for the bands of a picture.
///
/// To wake a processor up can take as long as painting half a window, so the others are called when a
/// large picture begins, and look out for its bands for a moment. The caller never sleeps: it waits only
/// for bands that another processor has begun, each a fraction of a millisecond. A processor that comes
/// too late finds nothing left to do.
final class BandCrew: Sendable {
  private enum Stage {
    static let bandsToCome = 0
    static let bandsAreThere = 1
    static let over = 2
  }

  private let stage = Atomic(Stage.bandsToCome)
  private let next = Atomic(0)
  private let done = Atomic(0)
  // Written before the stage tells of them; looked at by those alone that took a band, for all of which
  // the caller waits.
  nonisolated(unsafe) private var bands: [PlainFills.Band] = []
  nonisolated(unsafe) private var block: PixelBlock?
  private let count = Atomic(0)

  private static let processors = ProcessInfo.processInfo.activeProcessorCount
  /// How often the caller looks before it lets others have its processor.
  private static let patience = 4096
  /// How often the others look out for bands, each time after whoever waits for their processor, before
  /// they go: for a millisecond or so.
  private static let watch = 4096

  private init() {}

  /// Calls the other processors for bands that are to come.
  static func called() -> BandCrew {
    let crew = BandCrew()
    for _ in 1..<max(1, processors) {
      DispatchQueue.global(qos: .userInteractive).async { crew.help() }
    }
    return crew
  }

  /// Sends the others away, if no bands came.
  func dismiss() {
    stage.store(Stage.over, ordering: .relaxed)
  }

  /// Paints bands, once, in any order and some at the same time; returns when all are painted.
  func paint(_ bands: [PlainFills.Band], on block: PixelBlock) {
    (self.bands, self.block) = (bands, block)
    count.store(bands.count, ordering: .relaxed)
    stage.store(Stage.bandsAreThere, ordering: .releasing)
    paintWhatIsLeft(on: block)
    waitForOthers()
    self.bands = []
  }

  private func help() {
    for _ in 0..<Self.watch {
      switch stage.load(ordering: .acquiring) {
      case Stage.bandsToCome: sched_yield()
      case Stage.bandsAreThere: if let block { return paintWhatIsLeft(on: block) }
      default: return
      }
    }
  }

  private func paintWhatIsLeft(on block: PixelBlock) {
    let count = count.load(ordering: .relaxed)
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      PlainFills.paint(bands[index], on: block)
      done.wrappingAdd(1, ordering: .releasing)
    }
  }

  private func waitForOthers() {
    let count = count.load(ordering: .relaxed)
    var looks = 0
    while done.load(ordering: .acquiring) < count {
      looks += 1
      if looks > Self.patience { sched_yield() }
    }
  }
}
