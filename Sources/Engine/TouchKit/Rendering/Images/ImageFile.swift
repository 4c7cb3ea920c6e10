import Drawing
import Foundation

/// A PNG file, whose name gives its number of pixels per point.
nonisolated struct ImageFile {
  let path: String

  /// Reads the file; returns nil if it is missing or not a PNG file.
  func read() -> ImageContent? {
    guard let data = FileManager.default.contents(atPath: path),
      let picture = Picture(png: data, name: (path as NSString).lastPathComponent)
    else { return nil }
    return ImageContent(CGImage(picture), scale: scale)
  }

  private var scale: CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }

  /// Finds a file among a bundle's resources by its name, with or without its extension.
  static func named(_ name: String, in bundle: Bundle) -> ImageContent? {
    guard let folder = bundle.resourcePath, !name.isEmpty, !name.contains("\0") else { return nil }
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for ending in ["", "@2x", "@3x"] {
      if let content = ImageFile(path: "\(folder)/\(base)\(ending).png").read() { return content }
    }
    return nil
  }
}
