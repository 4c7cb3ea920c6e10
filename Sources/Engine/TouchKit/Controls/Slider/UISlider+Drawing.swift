import Foundation

extension UISlider {
  /// Returns the widths of the images at the ends.
  final func endImages(in bounds: CGRect) -> (CGFloat, CGFloat) {
    guard minimumValueImage != nil || maximumValueImage != nil else { return (0, 0) }
    return (
      minimumValueImageRect(forBounds: bounds).width, maximumValueImageRect(forBounds: bounds).width
    )
  }

  /// Draws the images, the two parts of the track, and the thumb.
  final func drawSlider() {
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
    let (before, behind) = track.divided(
      atDistance: min(max(0, thumb.midX - track.minX), track.width),
      from: .minXEdge
    )
    draw(behind, currentMaximumTrackImage, maximumTrackTintColor ?? ControlPalette.track, track)
    draw(before, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, track)
    if let image = currentThumbImage { return image.draw(in: thumb) }
    ControlPalette.fillRaised(UIBezierPath(ovalIn: thumb), with: thumbTintColor ?? .white)
  }

  /// The value at the shown position of the thumb.
  private var shownValue: Float {
    minimumValue + Float(shown.value) * (maximumValue - minimumValue)
  }

  /// Draws a part of the track, with the rounded ends of the whole track.
  private func draw(_ part: CGRect, _ image: UIImage?, _ color: UIColor, _ track: CGRect) {
    guard part.width > 0, part.height > 0 else { return }
    if let image {
      let height = image.size.height
      return image.draw(
        in: CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height)
      )
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: part)
    color.setFill()
    UIBezierPath(roundedRect: track, cornerRadius: track.height / 2)
      .fill(with: .normal, alpha: isEnabled ? 1 : ControlPalette.disabledOpacity)
    context.restoreGState()
  }
}
