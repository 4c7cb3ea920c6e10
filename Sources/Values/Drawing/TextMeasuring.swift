public import Foundation

/// Answers how large text will be, so that layout need not know who draws.
public protocol TextMeasuring {
  /// The size in points of the box that the run fills.
  func size(of run: TextRun) -> CGSize

  /// How far each character of one line ends from the line's start, in points.
  ///
  /// One number for each character of the string (as a reader counts them), growing or staying.
  /// With scripts that run from right to left the distance is along the line's own direction.
  func ends(of string: String, font: FontDescription) -> [Double]
}

extension TextMeasuring {
  /// Estimates without looking at a font: see `EstimatedText`.
  public func ends(of string: String, font: FontDescription) -> [Double] {
    EstimatedText().ends(of: string, font: font)
  }
}
