public import Foundation
import TextFormats
public import UIKit

/// A scene file, for a test that was exported from a recording of it.
///
/// ```swift
/// let scene = try SceneDocument("../Scenes/card.yml")
/// let stage = Stage(root: scene.makeRootViewController())
/// ```
public struct SceneDocument {
  /// The reason why a file is not a scene that a test can show.
  public struct Unreadable: Error, CustomStringConvertible {
    /// The problems, one line each, with file, line and column.
    public let description: String
  }

  private let blueprint: SceneBlueprint

  /// Reads a file; a relative path starts in the folder of another file, usually of the test itself.
  public init(_ path: String, beside file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    guard let data = FileManager.default.contents(atPath: place.path) else {
      throw Unreadable(description: "\(place.path): the file is missing or cannot be read")
    }
    switch SceneReader.read(data, folder: place.deletingLastPathComponent().path) {
    case .scene(let blueprint) where blueprint.hasWindows:
      throw Unreadable(description: "\(place.path): it has windows, but a stage has its own")
    case .scene(let blueprint): self.blueprint = blueprint
    case .problems(let problems):
      let lines = problems.map { $0.named(place.path).description }
      throw Unreadable(description: lines.joined(separator: "\n"))
    }
  }

  /// Creates a new controller whose view is the scene.
  public func makeRootViewController() -> UIViewController { blueprint.makeRootViewController() }

  /// Creates a plain window for the scene.
  public func makeWindow(_ frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}
