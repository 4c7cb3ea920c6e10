public import Foundation

/// A finished picture for renderers: the bytes of an image file, pixels, or commands.
///
/// Pictures are compared by identity, not by content.
public final class Picture: Sendable {
  /// The content of a picture.
  public enum Content: Sendable {
    /// The bytes of a PNG file; the renderer decodes them.
    case png(Data)
    /// The raw pixels.
    case pixels(PixelGrid)
    /// Draw commands, in points.
    case list(DisplayList)
  }

  /// The content.
  public let content: Content
  /// The size: in pixels for a file or a grid, in points for a list.
  public let size: CGSize
  /// A name for developers and text dumps.
  public let name: String?

  /// Creates a picture from the bytes of a PNG file; nil if they do not begin with a PNG header.
  public init?(png data: Data, name: String? = nil) {
    guard let header = PNGHeader(data) else { return nil }
    content = .png(data)
    size = CGSize(width: header.width, height: header.height)
    self.name = name
  }

  /// Creates a picture from pixels.
  public init(_ grid: PixelGrid, name: String? = nil) {
    content = .pixels(grid)
    size = CGSize(width: grid.width, height: grid.height)
    self.name = name
  }

  /// Creates a picture from commands that fill a rectangle from the origin, in points.
  public init(_ list: DisplayList, size: CGSize, name: String? = nil) {
    content = .list(list)
    self.size = size
    self.name = name
  }
}

extension Picture: Hashable {
  /// Whether both are the same object.
  public static func == (first: Picture, second: Picture) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Picture: CustomStringConvertible {
  /// The name or the kind of content, and the size.
  public var description: String {
    let kind =
      switch content {
      case .png: "png"
      case .pixels: "pixels"
      case .list: "drawing"
      }
    let width = PlainNumber(size.width)
    let height = PlainNumber(size.height)
    return "\(name?.debugDescription ?? kind) \(width)x\(height)"
  }
}
