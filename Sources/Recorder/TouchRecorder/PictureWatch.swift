import UIKit

/// A recorder of a window's pictures at a limited rate.
struct PictureWatch {
  private let interval: TimeInterval
  private let scale: CGFloat
  private var latest: TimeInterval = -.infinity

  init(rate: Double, scale: Double) {
    interval = 1 / min(max(rate, 0.01), 10)
    self.scale = CGFloat(min(max(scale, 0.1), 3))
  }

  /// Returns a line with a picture of a window; nil if the last picture is too recent.
  @MainActor mutating func line(
    of window: UIWindow,
    number: Int,
    at time: TimeInterval
  ) -> RecordLine? {
    guard time - latest >= interval else { return nil }
    latest = time
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
    let data = renderer.pngData { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
    guard !data.isEmpty else { return nil }
    var line = RecordLine()
    line.add("picture", integer: number)
    line.add("t", time)
    line.add("png", data.base64EncodedString())
    line.finish()
    return line
  }
}
