/// The differences from one screen to another: views, touches, and the areas in which views get them.
public struct ScreenDifference: Hashable, Sendable {
  /// The views and properties that changed.
  public let tree: TreeDifference
  /// The touch changes.
  public let fingers: FingerDifference
  /// The areas of both screens.
  public let maps: TouchMaps

  /// Compares two screens.
  public init(_ first: ScreenFacts, _ second: ScreenFacts) {
    let pairs = ScreenPairs(first, second)
    tree = TreeDifference(first, second, pairs)
    fingers = FingerDifference(first, second, pairs)
    maps = TouchMaps(first, second, fingers, pairs)
  }
}
