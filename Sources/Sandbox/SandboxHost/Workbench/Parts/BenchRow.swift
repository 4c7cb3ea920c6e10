import Drawing
import Foundation
import TouchKit

/// What one row of a list shows, from left to right.
struct BenchRow: Hashable {
  /// How words stand out.
  enum Tone: Hashable {
    case first, second, third, accent, yes, no
  }

  /// How a question was answered.
  enum Mark: Hashable {
    /// A guess was right, or the lesson is done.
    case right
    /// The answer was only looked at.
    case seen
  }

  /// What became of a view, as an icon and a word.
  struct Chip: Hashable {
    /// The kinds of chips.
    enum Kind: Hashable {
      case yes, no, ring, dash
    }

    var kind: Kind
    var text: String
  }

  /// How high it is, in points at text scale 1.
  var height: CGFloat = 26
  /// A column of times at the left; nil without one.
  var time: String?
  /// A number at the left edge; nil without one.
  var place: Int?
  /// How far in the rest begins, in points at text scale 1.
  var indent: CGFloat = 12
  /// Whether what lies below it is shown; nil when nothing does.
  var isOpen: Bool?
  /// A small picture of 32 × 24 points.
  var picture: UIImage?
  /// The name of an icon instead of a picture.
  var icon: Icon?
  /// The colour of the view that it is about.
  var swatch: UIColor?
  /// The number of a finger.
  var finger: Int?
  var name = ""
  var tone = Tone.first
  var isStrong = false
  var isHeading = false
  var detail = ""
  var trailing = ""
  /// How long the bar below the words is, from 0 to 1; nil without one.
  var share: Double?
  var trailingTone = Tone.third
  var chip: Chip?
  /// The number in the chain.
  var number: Int?
  /// Whether room is left for such a number in all rows.
  var hasNumberColumn = false
  /// The words of its tooltip; empty for none.
  var hint = ""
  /// How the question of the row was answered; nil if it is open.
  var mark: Mark?
  /// What tells it from other rows, for tests and readers of the screen.
  var identifier = ""
}
