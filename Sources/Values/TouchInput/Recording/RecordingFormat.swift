import Foundation
import TextFormats

/// How recordings are written: JSON Lines, one value a line.
///
/// ```
/// {"format":"touch-recording","version":1,"scene":"drag-touches","size":[640,480],"scale":1,…}
/// {"t":0.25,"touch":"began","finger":[7,0],"at":[100,120]}
/// {"frame":0.266,"line":3}
/// {"end":"closed","frames":1,"events":1}
/// ```
///
/// The first line is the header; then come the changes made by hand and the events of each frame,
/// closed by the frame's time and the number that this line has in the file, which shows lines that
/// were lost or are there twice (recordings without it are read too); the last line says that nothing is missing. Names that a reader does
/// not know are skipped, so a later program can add some without a new version.
enum RecordingFormat {
  /// What tells a recording from other files.
  static let name = "touch-recording"
  /// The first characters of a recording.
  static let beginning = #"{"format":"touch-recording""#
  /// The version that is written; all up to it can be read.
  static let version: Int64 = 1
}
