import Foundation

/// What SDL divides a finger's position by, which differs between window systems.
package enum FingerUnit: Sendable {
  /// The index of the last pixel, as on X11.
  case lastPixel
  /// The number of pixels, as on Wayland.
  case length

  /// The unit of SDL's video driver of a name.
  package init(videoDriver: String) {
    self = videoDriver == "x11" ? .lastPixel : .length
  }

  /// The position in units of a finger at a fraction of a length.
  ///
  /// Single precision makes 200 out of 199.99999. A 64th of a unit is coarser than that and finer
  /// than any finger, so rounding to it gives the position that the device reported.
  func units(_ fraction: Float, of length: CGFloat) -> Double {
    let unit =
      switch self {
      case .lastPixel: Double(length) - 1
      case .length: Double(length)
      }
    return (Double(fraction) * unit * 64).rounded() / 64
  }
}
