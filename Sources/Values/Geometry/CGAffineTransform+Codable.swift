import Foundation

// The format is a plain list of numbers, as in Foundation's CGPoint and CGRect.
extension CGAffineTransform: Codable {
  /// Decodes the six entries a, b, c, d, tx, ty from a list.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    a = try list.decode(CGFloat.self)
    b = try list.decode(CGFloat.self)
    c = try list.decode(CGFloat.self)
    d = try list.decode(CGFloat.self)
    tx = try list.decode(CGFloat.self)
    ty = try list.decode(CGFloat.self)
  }

  /// Encodes the six entries a, b, c, d, tx, ty as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try list.encode(entry) }
  }
}
