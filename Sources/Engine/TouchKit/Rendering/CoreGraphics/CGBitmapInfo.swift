/// Where a pixel's opacity stands and whether its colours are multiplied by it.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// Behind the colours, which are as they are.
  case last = 3
  /// Before the colours, which are as they are.
  case first = 4
  /// Behind the colours is a byte that says nothing.
  case noneSkipLast = 5
  /// Before the colours is a byte that says nothing.
  case noneSkipFirst = 6
  /// Nothing but opacity.
  case alphaOnly = 7
}

/// How the bytes of a pixel follow each other: a `CGImageAlphaInfo`, and the order.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components are numbers with a point; contexts here have none such.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// Two bytes at a time are turned around; contexts here have none such.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes at a time are turned around, so that blue comes before red.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Two bytes at a time are as they are; contexts here have none such.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes at a time are as they are.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
