public import UIKit

/// The app that a scene was imported from, as a whole.
nonisolated public struct SceneAppAnswers: Sendable {
  /// What its own hit-test answered at points: class and address of a view, or `none`.
  public var hits: [(point: CGPoint, view: String)] = []
  /// Whether it ignored interaction events; nil where it was not asked.
  public var ignoresInteraction: Bool?
  /// How many pieces of the text have no place on the screen, and are not shown.
  public var pieceCount = 0

  /// Assumptions about it as a whole, a sentence each.
  public var assumptions: [LocalizedText] = []
  /// The version of iOS that it runs on; nil where it is not known.
  public var iOS: Int?
  /// Whether the text has places as shares of the screen, from 0 to 1.
  public var isInShares = false

  /// Knows nothing.
  public init() {}
}
