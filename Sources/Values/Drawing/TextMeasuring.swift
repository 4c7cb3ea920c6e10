public import Foundation

/// Measures the size of text, so that layout is independent of the renderer.
public protocol TextMeasuring {
  /// Returns the size of the run's box, in points.
  func size(of run: TextRun) -> CGSize

  /// Returns the distance from the line's start to the end of each character of one line, in points.
  ///
  /// It contains one number per character of the string (as a reader counts them). The numbers never decrease.
  /// In scripts that run from right to left the distance is along the line's own direction.
  func ends(of string: String, font: FontDescription) -> [Double]
}

extension TextMeasuring {
  /// Returns estimates without a font: see `EstimatedText`.
  public func ends(of string: String, font: FontDescription) -> [Double] {
    EstimatedText().ends(of: string, font: font)
  }
}
