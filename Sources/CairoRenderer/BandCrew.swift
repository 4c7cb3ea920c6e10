import Dispatch
import Foundation
import Synchronization

/// Bands of a picture that all processors paint, one after the other, the caller with them.
///
/// The caller never sleeps, as to be woken up can take as long as painting half a window: it waits
/// only for bands that another processor has begun, each a fraction of a millisecond. A processor
/// that comes too late finds nothing left to do.
final class BandCrew: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let done = Atomic(0)
  // Looked at by those alone that took a band, for all of which the caller waits.
  nonisolated(unsafe) private var bands: [PlainFills.Band]
  nonisolated(unsafe) private let block: PixelBlock

  private static let processors = ProcessInfo.processInfo.activeProcessorCount
  /// How often the caller looks before it lets others have its processor.
  private static let patience = 4096

  private init(_ bands: [PlainFills.Band], _ block: PixelBlock) {
    self.bands = bands
    self.block = block
    count = bands.count
  }

  /// Paints bands, in any order and some at the same time; returns when all are painted.
  static func paint(_ bands: [PlainFills.Band], on block: PixelBlock) {
    let crew = BandCrew(bands, block)
    for _ in 1..<max(2, min(processors, bands.count)) where processors > 1 {
      DispatchQueue.global(qos: .userInteractive).async { crew.paintWhatIsLeft() }
    }
    crew.paintWhatIsLeft()
    crew.waitForOthers()
    crew.bands = []
  }

  private func paintWhatIsLeft() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      PlainFills.paint(bands[index], on: block)
      done.wrappingAdd(1, ordering: .releasing)
    }
  }

  private func waitForOthers() {
    var looks = 0
    while done.load(ordering: .acquiring) < count {
      looks += 1
      if looks > Self.patience { sched_yield() }
    }
  }
}
