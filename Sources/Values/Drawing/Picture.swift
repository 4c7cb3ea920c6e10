public import Foundation

/// A finished picture for renderers: the bytes of an image file, pixels, or instructions.
///
/// Compared by identity: what two pictures show is not looked at.
public final class Picture: Sendable {
  /// What the picture is made of.
  public enum Content: Sendable {
    /// The bytes of a PNG file; the renderer decodes them.
    case png(Data)
    /// Pixels as they are.
    case pixels(PixelGrid)
    /// Instructions, in points.
    case list(DisplayList)
  }

  /// What the picture is made of.
  public let content: Content
  /// The size in pixels of a file or a grid; in points of a list.
  public let size: CGSize
  /// A name for readers and text dumps.
  public let name: String?

  /// Creates a picture from the bytes of a PNG file; nil when they do not begin like one.
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

  /// Creates a picture from instructions that fill a rectangle from the origin, in points.
  public init(_ list: DisplayList, size: CGSize, name: String? = nil) {
    content = .list(list)
    self.size = size
    self.name = name
  }
}

extension Picture: Hashable {
  /// Whether both are the same object.
  public static func == (first: Picture, second: Picture) -> Bool { first === second }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Picture: CustomStringConvertible {
  /// The name, else what it is made of, and the size.
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
