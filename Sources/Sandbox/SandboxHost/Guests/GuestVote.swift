import Foundation
import Inspector

/// A vote as a guest's page shows it; texts come in English and in Chinese.
nonisolated struct GuestVote: Encodable, Hashable, Sendable {
  /// How far the vote is.
  enum State: String, Encodable, Hashable {
    /// There is no vote.
    case none
    /// Guests say which view they expect.
    case open
    /// The touch came down.
    case closed
  }

  /// How many expect a view.
  struct Bar: Encodable, Hashable {
    var name: String
    var count: Int
    var isRight: Bool
    var isOwn: Bool
  }

  var state = State.none
  /// Whether the host's page is closed.
  var isHostAway = false
  /// The question of a lesson; empty texts outside of one.
  var question = ["", ""]
  /// How many of the guests who are there voted.
  var voted = 0
  var guests = 0
  /// Whether the page may turn the scene to fill a phone.
  var canTurn = false
  /// How the guest's guess went; nil if it did not vote.
  var isRight: Bool?
  var outcome = ["", ""]
  var reason = ["", ""]
  var bars: [Bar] = []
  /// The corners of the view that got the touch, x and y in turn; empty for none.
  var receiver: [Double] = []
  /// How often the guest was right, and how often it guessed.
  var score = [0, 0]

  /// A phrase as both texts.
  static func texts(_ phrase: Phrase) -> [String] { [phrase.english, phrase.chinese] }

  /// The message for the page.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data("{}".utf8) }
}
