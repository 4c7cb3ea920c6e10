import Foundation
import Geometry
import TouchInput

/// A generator of transforms and points with ordinary numbers.
struct RandomTransforms {
  var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  mutating func number(_ range: ClosedRange<CGFloat> = -10...10) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(-500...500), y: number(-500...500)) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(number(), number(), number(), number(), number(), number())
  }

  /// Returns a transform that can be inverted without losing digits.
  mutating func soundTransform() -> CGAffineTransform {
    while true {
      let candidate = transform()
      if abs(candidate.determinant) > 1 { return candidate }
    }
  }
}

/// A plain matrix of three rows and columns, as a reference for the formulas.
struct Matrix: Equatable {
  var rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }

  init(_ transform: CGAffineTransform) {
    rows = [
      [Double(transform.a), Double(transform.b), 0],
      [Double(transform.c), Double(transform.d), 0],
      [Double(transform.tx), Double(transform.ty), 1],
    ]
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      rows: (0..<left.rows.count).map { row in
        (0..<3).map { column in
          (0..<3).reduce(0) { $0 + left.rows[row][$1] * right.rows[$1][column] }
        }
      }
    )
  }

  /// Returns the largest difference between two entries.
  func distance(to other: Matrix) -> Double {
    zip(rows.joined(), other.rows.joined()).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
