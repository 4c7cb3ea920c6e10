/// How sessions are written: JSON Lines, described in `Documentation/Sessions.md`.
package enum SessionFormat {
  /// What tells a session from other files.
  package static let name = "touch-session"
  /// The first characters of a session.
  package static let beginning = #"{"format":"touch-session""#
  /// The newest version that can be read; all up to it can.
  package static let version: Int64 = 1
  /// The longest file that is read, in bytes.
  package static let longestFile = 256 << 20
  /// The longest line that is read, in bytes: a picture stands in one.
  static let longestLine = 32 << 20
  /// The most steps that are read.
  static let maximumSteps = 2_000_000
  /// The most views in a tree.
  static let maximumViews = 20_000
  /// The deepest nesting of views.
  static let deepestView = 120
  /// The farthest place, in points.
  static let farthest = 1e6
}
