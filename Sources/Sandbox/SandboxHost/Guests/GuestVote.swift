import Foundation
import Inspector

/// A vote as a guest's page shows it.
///
/// Texts are in English and Chinese.
nonisolated struct GuestVote: Encodable, Hashable, Sendable {
  /// The stage of the vote.
  enum State: String, Encodable, Hashable {
    /// There is no vote.
    case none
    /// Guests can vote for a view, or for the result of a gesture.
    case open
    /// The touch came down, or the host chose a result.
    case closed
  }

  /// The number of votes for a view.
  struct Bar: Encodable, Hashable {
    var name: String
    var count: Int
    var isRight: Bool
    var isOwn: Bool
  }

  var state = State.none
  /// Whether the host's page is closed.
  var isHostAway = false
  /// The question of a lesson; empty texts outside a lesson.
  var question = ["", ""]
  /// The number of present guests who voted.
  var voted = 0
  var guests = 0
  /// Whether the page may rotate the scene to fill a phone.
  var canTurn = false
  /// Whether the guest's guess was right; nil if the guest did not vote.
  var isRight: Bool?
  var outcome = ["", ""]
  var reason = ["", ""]
  var bars: [Bar] = []
  /// The possible results of a gesture; empty for a question about a touch.
  var choices: [[String]] = []
  /// The number of votes for each result after the vote.
  var counts: [Int] = []
  /// The result that the guest chose.
  var own: Int?
  /// The right result after the vote.
  var right: Int?
  /// The corners of the view that received the touch, as alternating x and y; empty for none.
  var receiver: [Double] = []
  /// The number of the guest's right guesses, and of all its guesses.
  var score = [0, 0]

  /// Returns a phrase in both languages.
  static func texts(_ phrase: Phrase) -> [String] { [phrase.english, phrase.chinese] }

  /// The message for the page.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data("{}".utf8) }
}
