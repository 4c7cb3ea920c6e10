import Foundation

/// A parsed layout from a line of text (Apple: Visual Format Language).
struct VisualFormat {
  /// A number or its name.
  enum Quantity: Hashable {
    case number(Double)
    case name(String)
  }

  /// The condition for a length: a relation to a number, or to a multiple of a view's length plus a constant.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var quantity = Quantity.number(0)
    var multiplier = 1.0
    var constant = 0.0
    var priority: Quantity?
  }

  /// An element along the axis.
  enum Piece: Hashable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  /// The gap between two pieces.
  enum Gap: Hashable {
    case none
    case standard
    case lengths([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var pieces: [Piece] = []
  /// The gaps, one fewer than the pieces.
  var gaps: [Gap] = []
}

/// The position of invalid text and the reason.
struct VisualFormatError: Error {
  var position: Int
  var problem: String
}
