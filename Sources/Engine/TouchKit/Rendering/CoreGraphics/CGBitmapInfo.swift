/// The position of a pixel's alpha, and whether its colours are multiplied by it.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha follows the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Alpha precedes the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// Alpha follows the colours, which are not multiplied by it.
  case last = 3
  /// Alpha precedes the colours, which are not multiplied by it.
  case first = 4
  /// An unused byte follows the colours.
  case noneSkipLast = 5
  /// An unused byte precedes the colours.
  case noneSkipFirst = 6
  /// Alpha without colours.
  case alphaOnly = 7
}

/// The layout of a pixel's bytes: a `CGImageAlphaInfo` and the byte order.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Floating-point components, which contexts here do not support.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// Little-endian units of two bytes, which contexts here do not support.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Little-endian units of four bytes, so that blue precedes red.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Big-endian units of two bytes, which contexts here do not support.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Big-endian units of four bytes.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
