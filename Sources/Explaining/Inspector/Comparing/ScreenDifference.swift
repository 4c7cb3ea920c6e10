/// The differences between two screens: views, touches, and the touch areas of views.
public struct ScreenDifference: Hashable, Sendable {
  /// The views and properties that changed.
  public let tree: TreeDifference
  /// The touch changes.
  public let fingers: FingerDifference
  /// The touch areas of both screens.
  public let maps: TouchMaps

  /// Compares two screens.
  public init(_ first: ScreenFacts, _ second: ScreenFacts) {
    let pairs = ScreenPairs(first, second)
    tree = TreeDifference(first, second, pairs)
    fingers = FingerDifference(first, second, pairs)
    maps = TouchMaps(first, second, fingers, pairs)
  }
}
