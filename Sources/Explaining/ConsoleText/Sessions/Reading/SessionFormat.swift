/// The format of sessions: JSON Lines, described in `Documentation/Sessions.md`.
package enum SessionFormat {
  /// The name of the format, which identifies a session file.
  package static let name = "touch-session"
  /// The first characters of a session.
  package static let beginning = #"{"format":"touch-session""#
  /// The newest readable version; all older versions are readable, too.
  package static let version: Int64 = 1
  /// The maximum coordinate, in points.
  static let farthest = 1e6
}
