import Foundation

/// The divisor of a finger's position in SDL, which depends on the window system.
package enum FingerUnit: Sendable {
  /// The index of the last pixel, as on X11.
  case lastPixel
  /// The number of pixels, as on Wayland.
  case length

  /// Creates the unit of SDL's video driver of a name.
  package init(videoDriver: String) {
    self = videoDriver == "x11" ? .lastPixel : .length
  }

  /// Returns the position of a finger in units, from its fraction of a length.
  ///
  /// Single precision makes 199.99999 out of 200. A 64th of a unit is coarser than that error and finer than any
  /// finger. So rounding to it gives the position that the device reported.
  func units(_ fraction: Float, of length: CGFloat) -> Double {
    let unit =
      switch self {
      case .lastPixel: Double(length) - 1
      case .length: Double(length)
      }
    return (Double(fraction) * unit * 64).rounded() / 64
  }
}
