import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a text describes: `H:|-[title]-8-[button(>=44)]-|`.
  ///
  /// Names refer to `views` and, for numbers, to `metrics`. A single dash means 8 points, and the margin at a
  /// superview's edge. Invalid text makes no constraints and logs a warning with the position
  /// (Apple: Visual Format Language).
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder(
        format: try VisualFormatReader.read(format),
        options: opts,
        metrics: metrics ?? [:],
        views: views
      ).constraints()
    } catch {
      let place = error.position > 0 ? " at character \(error.position + 1)" : ""
      EngineLog.warn(
        "the visual format '\(format)' is invalid\(place): \(error.problem)",
        in: UIApplication.shared
      )
      return []
    }
  }
}
