import Foundation

extension Quad {
  /// Whether all four corners are finite.
  public var isFinite: Bool {
    corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
