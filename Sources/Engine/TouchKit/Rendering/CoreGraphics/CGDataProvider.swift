public import Foundation

/// The bytes of an image (Apple: CGDataProvider).
nonisolated public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider of bytes that are copied at once; then `releaseData` is called.
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
