import Drawing
import Foundation

/// The sizes of a chain's signs; smaller in a small picture, which they would cover otherwise.
struct ChainMetrics {
  /// The radius of the circle around a number.
  var radius: CGFloat
  /// The size of letters and digits.
  var fontSize: Double
  /// The height of a box in the strip.
  var boxHeight: CGFloat
  /// The widest a name in the strip can be.
  var nameWidth: CGFloat
  /// From a box to the next below it in a column.
  var columnGap: CGFloat
  /// From a box to the next beside it in a row, and from one row to the next.
  var rowGaps: CGSize
  /// From the picture's edge to the strip, and from the strip's edge to its boxes.
  var margin: CGFloat

  static let regular = ChainMetrics(
    radius: 11,
    fontSize: 12,
    boxHeight: 26,
    nameWidth: 150,
    columnGap: 18,
    rowGaps: CGSize(width: 20, height: 14),
    margin: 8
  )
  static let compact = ChainMetrics(
    radius: 9,
    fontSize: 10,
    boxHeight: 20,
    nameWidth: 100,
    columnGap: 13,
    rowGaps: CGSize(width: 15, height: 8),
    margin: 4
  )

  private static let smallestRegularSide: CGFloat = 400

  /// The sizes for a picture.
  init(for bounds: CGRect) {
    let isSmall = min(bounds.width, bounds.height) < ChainMetrics.smallestRegularSide
    self = isSmall ? .compact : .regular
  }

  private init(
    radius: CGFloat,
    fontSize: Double,
    boxHeight: CGFloat,
    nameWidth: CGFloat,
    columnGap: CGFloat,
    rowGaps: CGSize,
    margin: CGFloat
  ) {
    self.radius = radius
    self.fontSize = fontSize
    self.boxHeight = boxHeight
    self.nameWidth = nameWidth
    self.columnGap = columnGap
    self.rowGaps = rowGaps
    self.margin = margin
  }

  /// The face of names and numbers.
  var font: FontDescription { FontDescription(size: fontSize, weight: .bold) }

  /// Between a box's edge, its number and its name.
  var boxPadding: CGFloat { 6 }
}
