import Foundation
import TextFormats
import UIKit

/// The pictures that a scene file may use: only files in its own folder.
struct SceneAssets {
  private let folder: String
  private let given: [String: Data]
  private let isPicture: (Data) -> Bool
  /// The number of pixels of each picture that was read.
  private var pixels: [String: Int] = [:]

  init(folder: String, given: [String: Data] = [:], isPicture: @escaping (Data) -> Bool) {
    self.folder = folder
    self.given = given
    self.isPicture = isPicture
  }

  /// Returns the content of a drawable picture with a path relative to the folder.
  mutating func picture(named node: SourceNode) throws(SourceProblem) -> Data {
    let data = try data(named: node)
    let size = UIImage(data: data)?.size ?? .zero
    pixels[try node.text("a file")] = Int(size.width) * Int(size.height)
    guard pixels.values.reduce(0, +) <= FileLimits.Picture.pixels else {
      throw SourceProblem(
        "the pictures of a scene have more than \(FileLimits.Picture.pixels) pixels together; use "
          + "smaller pictures",
        at: node.position
      )
    }
    guard isPicture(data) else {
      throw SourceProblem(
        "\(PlainText.quoted(try node.text("a file")))"
          + " is not a readable PNG file, or is larger than 8192 by 8192 pixels",
        at: node.position
      )
    }
    return data
  }

  /// Returns the content of a file with a path relative to the folder.
  func data(named node: SourceNode) throws(SourceProblem) -> Data {
    let name = try node.text("a file in the scene's folder")
    if let data = given[name] { return data }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0),
      !name.split(separator: "/").contains("..")
    else { throw outside(name, node) }
    let path = "\(folder)/\(name)"
    // Links are resolved before the check.
    guard let file = resolved(path), let home = resolved(folder) else {
      throw SourceProblem("the file \(PlainText.quoted(name)) is missing", at: node.position)
    }
    guard file.hasPrefix(home.hasSuffix("/") ? home : home + "/") else {
      throw outside(name, node)
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? NSNumber, size.intValue <= FileLimits.Picture.fileBytes,
      let data = FileManager.default.contents(atPath: file)
    else {
      throw SourceProblem(
        "\(PlainText.quoted(name)) is not a readable file of at most "
          + "\(FileLimits.Picture.fileBytes) bytes",
        at: node.position
      )
    }
    return data
  }

  private func resolved(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private func outside(_ name: String, _ node: SourceNode) -> SourceProblem {
    SourceProblem(
      "\(PlainText.quoted(name)) is not in the scene's folder; move the picture there",
      at: node.position
    )
  }
}
