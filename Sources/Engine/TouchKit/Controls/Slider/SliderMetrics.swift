import Foundation

/// The sizes of a slider's parts, in points (our choice, near those of a device), and its durations.
enum SliderMetrics {
  /// The height of a slider.
  static let height: CGFloat = 34
  /// The thickness of the track.
  static let trackHeight: CGFloat = 4
  /// The distance of the track from the ends of the slider.
  static let trackInset: CGFloat = 2
  /// The side length of the thumb's square.
  static let thumbSide: CGFloat = 28
  /// The distance from the track to an image at its end.
  static let imageGap: CGFloat = 8
  /// The duration of an animated change of the thumb, in seconds.
  static let duration: TimeInterval = 0.2

  /// Returns the track of a slider, beside images of these widths at its ends.
  static func track(in bounds: CGRect, beside images: (CGFloat, CGFloat)) -> CGRect {
    let left = images.0 > 0 ? images.0 + imageGap : trackInset
    let right = images.1 > 0 ? images.1 + imageGap : trackInset
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: trackHeight
    )
  }

  /// Returns the thumb at a fraction of a track; it does not extend beyond the ends.
  static func thumb(on track: CGRect, of size: CGSize?, at fraction: CGFloat) -> CGRect {
    let size = size ?? CGSize(width: thumbSide, height: thumbSide)
    let way = max(0, track.width - size.width)
    return CGRect(
      x: track.minX + way * fraction,
      y: track.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of an image at an end of the slider; empty without an image.
  static func image(_ size: CGSize?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    let size = size ?? .zero
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
