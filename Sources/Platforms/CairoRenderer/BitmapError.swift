/// The reason why a picture could not be created, read or encoded.
public enum BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size is zero, negative or beyond the limits.
  case size(width: Int, height: Int)
  /// There is not enough memory for the pixels.
  case memory(width: Int, height: Int)
  /// The data is no readable PNG; the text is the decoder's.
  case decoding(String)
  /// The pixels could not be encoded; the text is the encoder's.
  case encoding(String)

  /// The expected value, the actual one, and a way to fix the problem.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "invalid picture size of \(width) by \(height) pixels: each side must be 1 to "
        + "\(Bitmap.maximumSide), and their product at most \(Bitmap.maximumPixelCount) pixels"
    case .memory(let width, let height):
      "not enough memory for a picture of \(width) by \(height) pixels; choose a smaller one"
    case .decoding(let reason):
      "the data is not a readable PNG picture (\(reason)); export it again as PNG of at "
        + "most \(Bitmap.maximumDecodedSide) by \(Bitmap.maximumDecodedSide) pixels"
    case .encoding(let reason):
      "the picture could not be written as PNG: \(reason)"
    }
  }
}
