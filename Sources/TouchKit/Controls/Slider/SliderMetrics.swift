import Foundation

/// The sizes of a slider's parts, in points (our choice, near those of a device).
enum SliderMetrics {
  /// The height of a slider.
  static let height: CGFloat = 34
  /// The thickness of the track.
  static let trackHeight: CGFloat = 4
  /// How far the track stays away from the ends of the slider.
  static let trackInset: CGFloat = 2
  /// The side of the square that the thumb fills.
  static let thumbSide: CGFloat = 28

  /// The track of a slider.
  static func track(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + trackInset,
      y: bounds.midY - trackHeight / 2,
      width: max(0, bounds.width - 2 * trackInset),
      height: trackHeight
    )
  }

  /// The thumb on a track, so far along it; it reaches the ends of the slider.
  static func thumb(on track: CGRect, in bounds: CGRect, at fraction: CGFloat) -> CGRect {
    let start = track.minX - trackInset
    let way = max(0, track.width + 2 * trackInset - thumbSide)
    return CGRect(
      x: start + way * fraction,
      y: track.midY - thumbSide / 2,
      width: thumbSide,
      height: thumbSide
    )
  }
}
