import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of text describes: `H:|-[title]-8-[button(>=44)]-|`.
  ///
  /// Names are looked up in `views` and, for numbers, in `metrics`. The distance that a single dash
  /// stands for is 8 points, and the margin at a superview's edge. A text that cannot be understood
  /// makes no constraints, with a warning that says where (Apple: Visual Format Language).
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
        "the visual format '\(format)' makes no constraints\(place): \(error.problem)",
        in: UIApplication.shared
      )
      return []
    }
  }
}
