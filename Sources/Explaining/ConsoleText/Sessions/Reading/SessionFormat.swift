/// How sessions are written: JSON Lines, described in `Documentation/Sessions.md`.
package enum SessionFormat {
  /// What tells a session from other files.
  package static let name = "touch-session"
  /// The first characters of a session.
  package static let beginning = #"{"format":"touch-session""#
  /// The newest version that can be read; all up to it can.
  package static let version: Int64 = 1
  /// The farthest place, in points.
  static let farthest = 1e6
}
