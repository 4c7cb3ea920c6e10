import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput

/// Tells other programs what happens in the window, a line at a time.
package final class RunReport {
  /// What is reported besides the first picture and screenshots.
  nonisolated package struct Detail: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The calls for each touch.
    package static let trace = Detail(rawValue: 1 << 0)
    /// Each event that comes in.
    package static let input = Detail(rawValue: 1 << 1)
    /// The size of each frame.
    package static let frames = Detail(rawValue: 1 << 2)
  }

  /// Nil tells nothing at all: standard output is the application's.
  private let detail: Detail?
  private var frameCount = 0
  private var place: OverlayStage?
  /// Records come in the middle of deliveries, where nothing can be thrown.
  private var failure: ProgramError?

  package init(_ detail: Detail? = []) {
    self.detail = detail
  }

  /// The sink for what the application traces; nil unless the report includes the trace.
  var listener: (any TraceSink)? {
    detail?.contains(.trace) == true ? TracePrinter { [weak self] line in self?.write(line) } : nil
  }

  /// The window shows its first picture.
  func ready(_ size: CGSize) {
    write("ready \(Int(size.width))x\(Int(size.height))")
  }

  /// The scene stands at another place of the window; not told where it fills the window.
  func placed(_ stage: OverlayStage) {
    guard !stage.isPlain, stage.scene.origin != .zero, stage != place else { return }
    place = stage
    let (x, y) = (Int(stage.scene.minX), Int(stage.scene.minY))
    write("scene at \(x),\(y) scale \(Double(stage.scale))")
  }

  /// Another scene is shown.
  func opened(_ name: String) { write("scene \(name)") }

  /// A screenshot was saved.
  func saved(_ path: String) { write("snapshot \(path)") }

  /// Reports the file to which a recording was exported.
  func exported(_ path: String) { write("exported \(path)") }

  /// A recording is complete.
  func recorded(_ path: String) { write("recording \(path)") }

  /// Another view is selected, or none.
  func selected(_ name: String?) {
    guard detail?.contains(.trace) == true else { return }
    write("selected \(name ?? "nothing")")
  }

  /// The user reads why a view did or did not get a touch.
  func explained(_ text: String) {
    guard detail?.contains(.trace) == true else { return }
    write("why: \(text.split(separator: "\n").first ?? "")")
  }

  /// Input came in, and was found lawful.
  func received(_ events: [InputEvent]) {
    guard detail?.contains(.input) == true else { return }
    for event in events { write("input \(event.line)") }
  }

  /// A frame was shown.
  func shown(_ damage: [PixelRectangle]) {
    frameCount += 1
    guard detail?.contains(.frames) == true else { return }
    let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
    StandardError.write("frame \(frameCount): \(pixels) pixels")
  }

  /// The desktop made the window larger than any picture.
  func tooLarge(_ window: PixelRectangle, shown: PixelRectangle) {
    StandardError.write(
      "Warning: the window has \(window.width)×\(window.height) pixels, more than a picture may have;"
        + " only the \(shown.width)×\(shown.height) at its upper left are shown. Make it smaller."
    )
  }

  /// Complains if something could not be written.
  func check() throws(ProgramError) {
    if let failure { throw failure }
  }

  private func write(_ line: String) {
    guard detail != nil, failure == nil else { return }
    do {
      try StandardOutput.write(line)
    } catch {
      failure = error
    }
  }
}
