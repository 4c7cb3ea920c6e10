import Foundation

// A plain list of numbers, the way Foundation writes CGPoint and CGRect.
extension CGVector: Codable {
  /// Reads the two displacements from a list.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    dx = try list.decode(CGFloat.self)
    dy = try list.decode(CGFloat.self)
  }

  /// Writes the two displacements as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
