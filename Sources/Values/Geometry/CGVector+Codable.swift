import Foundation

// The format is a plain list of numbers, as in Foundation's CGPoint and CGRect.
extension CGVector: Codable {
  /// Decodes the two components from a list.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    dx = try list.decode(CGFloat.self)
    dy = try list.decode(CGFloat.self)
  }

  /// Encodes the two components as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
