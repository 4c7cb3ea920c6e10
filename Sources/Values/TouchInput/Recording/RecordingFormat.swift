import Foundation
import TextFormats

/// The format of recordings: JSON Lines, one value per line.
///
/// ```
/// {"format":"touch-recording","version":1,"scene":"drag-touches","size":[640,480],"scale":1,…}
/// {"t":0.25,"touch":"began","finger":[7,0],"at":[100,120]}
/// {"frame":0.266,"line":3}
/// {"end":"closed","frames":1,"events":1}
/// ```
///
/// The first line is the header. The manual changes and the events of each frame follow.
/// A line with the frame's time and its own number in the file closes the frame. The number reveals lost or
/// duplicate lines; recordings without it are also valid. The last line shows that the file is complete.
/// Readers skip unknown names, so that a later program can add names without a new version.
enum RecordingFormat {
  /// The name that identifies recordings.
  static let name = "touch-recording"
  /// The first characters of a recording.
  static let beginning = #"{"format":"touch-recording""#
  /// The written version; all versions up to it can be read.
  static let version: Int64 = 1
}
