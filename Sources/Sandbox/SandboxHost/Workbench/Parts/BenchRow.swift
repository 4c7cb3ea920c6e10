import Drawing
import Foundation
import TouchKit

/// The contents of one row of a list, from left to right.
struct BenchRow: Hashable {
  /// The emphasis of texts.
  enum Tone: Hashable {
    case first, second, third, accent, yes, no
  }

  /// The answer to a question.
  enum Mark: Hashable {
    /// A guess was right, or the lesson is finished.
    case right
    /// The answer was viewed without a guess.
    case seen
  }

  /// The result of a view, as an icon and a word.
  struct Chip: Hashable {
    /// The kinds of chips.
    enum Kind: Hashable {
      case yes, no, ring, dash
    }

    var kind: Kind
    var text: String
  }

  /// The height, in points at text scale 1.
  var height: CGFloat = 26
  /// A column of times at the left; nil without one.
  var time: String?
  /// A number at the left edge; nil without one.
  var place: Int?
  /// The indentation of the other contents, in points at text scale 1.
  var indent: CGFloat = 12
  /// Whether the row is unfolded; nil without subordinate rows.
  var isOpen: Bool?
  /// A thumbnail of 32 × 24 points.
  var picture: UIImage?
  /// The name of an icon instead of a picture.
  var icon: Icon?
  /// The colour of the row's view.
  var swatch: UIColor?
  /// The number of a finger.
  var finger: Int?
  var name = ""
  var tone = Tone.first
  var isStrong = false
  var isHeading = false
  var detail = ""
  var trailing = ""
  /// The length of the bar below the text, from 0 to 1; nil without one.
  var share: Double?
  var trailingTone = Tone.third
  var chip: Chip?
  /// The number in the chain.
  var number: Int?
  /// Whether all rows reserve room for such a number.
  var hasNumberColumn = false
  /// The text of its tooltip; empty for none.
  var hint = ""
  /// The answer to the row's question; nil if it is open.
  var mark: Mark?
  /// The accessibility identifier.
  var identifier = ""
}
