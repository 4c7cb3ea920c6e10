import CairoRenderer
package import Foundation
import Inspector
package import TouchInput
package import SandboxHost

/// The last seconds of a recording as an animated GIF, with the overlay.
package enum LatestAnimation {
  private static let seconds = 5.0
  private static let rate = 15

  /// Returns the content of the file; `start` creates an application of a size at a time.
  package static func gif(
    of recording: InputRecording,
    in start: (CGSize, TimeInterval) -> StartedApplication,
    showsOverlay: Bool
  ) throws(ProgramError) -> Data {
    var sampler = try FrameSampler(
      recording,
      of: start,
      rate: rate,
      overlay: showsOverlay ? .standard : [],
      scale: 1
    )
    let first = max(0, sampler.count - Int(seconds * Double(rate)))
    var encoder = GIFEncoder(
      width: sampler.bitmap.width,
      height: sampler.bitmap.height,
      firstInput: Int(sampler.firstInput * 100) - hundredths(first)
    )
    var isFirst = true
    while try sampler.advance() {
      let picture = sampler.position - 1
      guard picture >= first, sampler.isChanged || isFirst else { continue }
      encoder.add(sampler.bitmap, at: hundredths(picture - first))
      isFirst = false
    }
    // The last picture stays for a second before the animation repeats.
    encoder.finish(at: hundredths(sampler.position - first) + 100)
    return encoder.data
  }

  private static func hundredths(_ picture: Int) -> Int {
    Int((Double(picture) / Double(rate) * 100).rounded())
  }
}
