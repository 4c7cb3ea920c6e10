public import Foundation

/// Bytes that an image is made of (Apple: CGDataProvider).
nonisolated public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Provides bytes.
  public init?(data: CFData) { self.data = data }

  /// Provides bytes that are copied at once; `releaseData` is called when that is done.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = Data(bytes: data, count: size)
    releaseData(info, data, size)
    self.init(data: copy)
  }
}
