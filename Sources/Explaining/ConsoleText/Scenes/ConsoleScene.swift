package import Foundation
package import TextFormats

/// The content of a scene file, made from a console text.
package struct ConsoleScene {
  /// The content, as a YAML file would have it.
  package let document: SourceNode
  /// The size of the screen, in points.
  package let size: CGSize
  /// The reading, with its own remarks and the assumptions for the scene.
  package private(set) var reading: ConsoleReading

  /// The name that the app's developers use for the screen; nil if the text contains none.
  package var screenName: String? { ScreenName.of(reading, size: size) }

  /// The names of the views and recognizers in the scene, in the order of the reading.
  package let viewNames: [String]
  package let recognizerNames: [String]

  /// The default size of the screen: that of a common iPhone.
  static let usualSize = CGSize(width: 390, height: 844)

  /// The problem that the text contains no views; nil if there are views.
  package var missingTree: SourceProblem? {
    guard reading.views.isEmpty else { return nil }
    return SourceProblem(
      "the text has no view tree. Also paste the output of '\(ConsoleReader.treeCommand)'",
      chinese: "文字里没有视图树。请一并粘贴 \(ConsoleReader.treeCommand) 打印的内容",
      at: SourcePosition()
    )
  }

  /// Creates a scene; throws an error if a tree is too deep.
  ///
  /// If a picture of the screen is given, views are only outlines on it.
  package init(_ reading: ConsoleReading, backdrop: String? = nil) throws(SourceProblem) {
    try Self.checkDepth(reading)
    var builder = SceneBuilder(reading, backdrop: backdrop)
    size = builder.size
    document = builder.document()
    viewNames = builder.viewNames
    recognizerNames = builder.recognizerNames
    self.reading = builder.reading
    self.reading.notes.sort { $0.position < $1.position }
  }

  /// Returns the first class that a scene knows; nil if a plain view stands for all of them.
  package static func knownClass(among names: [String]) -> String? {
    names.first { $0 == "UIWindow" || UIKitAncestor.knows($0) }
  }

  private static func checkDepth(_ reading: ConsoleReading) throws(SourceProblem) {
    var depths = [Int](repeating: 1, count: reading.views.count)
    let limit = FileLimits.ConsoleText.depth
    for index in reading.views.indices {
      if let parent = reading.views[index].parent { depths[index] = depths[parent] + 1 }
      guard depths[index] <= limit else {
        throw SourceProblem(
          "views nest deeper than \(limit) levels. Paste only a part of the tree",
          chinese: "视图嵌套超过 \(limit) 层。请只粘贴树的一部分",
          at: reading.views[index].position
        )
      }
    }
  }
}
