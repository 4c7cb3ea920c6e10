public import UIKit

/// The app that a scene was imported from, as a whole.
nonisolated public struct SceneAppAnswers: Sendable {
  /// The results of its own hit-tests at points: the class and address of a view, or `none`.
  public var hits: [(point: CGPoint, view: String)] = []
  /// Whether it ignored interaction events; nil if unknown.
  public var ignoresInteraction: Bool?
  /// The number of pieces of the text that have no position on the screen and are not shown.
  public var pieceCount = 0

  /// Assumptions about the whole app, one sentence each.
  public var assumptions: [LocalizedText] = []
  /// The iOS version that it runs on; nil if unknown.
  public var iOS: Int?
  /// Whether the text has positions as fractions of the screen, from 0 to 1.
  public var isInShares = false

  /// Creates an empty set of facts.
  public init() {}
}
