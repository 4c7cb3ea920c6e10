import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput

/// A report of the window's events for other programs, one line each.
package final class RunReport {
  /// The optional contents of the report, besides the first picture and screenshots.
  nonisolated package struct Detail: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The calls per touch.
    package static let trace = Detail(rawValue: 1 << 0)
    /// Each input event.
    package static let input = Detail(rawValue: 1 << 1)
    /// The size of each frame.
    package static let frames = Detail(rawValue: 1 << 2)
  }

  /// The contents; nil reports nothing, because standard output belongs to the application.
  private let detail: Detail?
  private var frameCount = 0
  private var place: OverlayStage?
  /// The first error; records arrive during deliveries, which cannot throw.
  private var failure: ProgramError?

  package init(_ detail: Detail? = []) {
    self.detail = detail
  }

  /// The sink for the application's trace; nil unless the report includes the trace.
  var listener: (any TraceSink)? {
    detail?.contains(.trace) == true ? TracePrinter { [weak self] line in self?.write(line) } : nil
  }

  /// Reports the first picture of the window.
  func ready(_ size: CGSize) {
    write("ready \(Int(size.width))x\(Int(size.height))")
  }

  /// Reports a new position of the scene in the window, unless the scene fills the window.
  func placed(_ stage: OverlayStage) {
    guard !stage.isPlain, stage.scene.origin != .zero, stage != place else { return }
    place = stage
    let (x, y) = (Int(stage.scene.minX), Int(stage.scene.minY))
    write("scene at \(x),\(y) scale \(Double(stage.scale))")
  }

  /// Reports the name of another scene.
  func opened(_ name: String) { write("scene \(name)") }

  /// Reports the path of a saved screenshot.
  func saved(_ path: String) { write("snapshot \(path)") }

  /// Reports the file to which a recording was exported.
  func exported(_ path: String) { write("exported \(path)") }

  /// Reports the path of a finished recording.
  func recorded(_ path: String) { write("recording \(path)") }

  /// Reports the newly selected view, if any.
  func selected(_ name: String?) {
    guard detail?.contains(.trace) == true else { return }
    write("selected \(name ?? "nothing")")
  }

  /// Reports the explanation of why a view received a touch or not.
  func explained(_ text: String) {
    guard detail?.contains(.trace) == true else { return }
    write("why: \(text.split(separator: "\n").first ?? "")")
  }

  /// Reports valid input events.
  func received(_ events: [InputEvent]) {
    guard detail?.contains(.input) == true else { return }
    for event in events { write("input \(event.line)") }
  }

  /// Reports a frame that was shown.
  func shown(_ damage: [PixelRectangle]) {
    frameCount += 1
    guard detail?.contains(.frames) == true else { return }
    let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
    StandardError.write("frame \(frameCount): \(pixels) pixels")
  }

  /// Warns that the desktop made the window larger than the largest picture.
  func tooLarge(_ window: PixelRectangle, shown: PixelRectangle) {
    StandardError.write(
      "Warning: a window of \(window.width)×\(window.height) pixels is too large. It shows only "
        + "the upper left \(shown.width)×\(shown.height) pixels. Make the window smaller."
    )
  }

  /// Throws the first write error.
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
