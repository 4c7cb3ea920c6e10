import Foundation

/// A layout written as a line of text, taken apart (Apple: Visual Format Language).
struct VisualFormat {
  /// A number, or the name of one.
  enum Quantity: Hashable {
    case number(Double)
    case name(String)
  }

  /// What a length is compared with: a number, or the length of a view times one, and one more.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var quantity = Quantity.number(0)
    var multiplier = 1.0
    var constant = 0.0
    var priority: Quantity?
  }

  /// What lies along the axis.
  enum Piece: Hashable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  /// What lies between two pieces.
  enum Gap: Hashable {
    case none
    case standard
    case lengths([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var pieces: [Piece] = []
  /// One less than pieces.
  var gaps: [Gap] = []
}

/// Where a line of text cannot be understood, and why.
struct VisualFormatError: Error {
  var position: Int
  var problem: String
}
