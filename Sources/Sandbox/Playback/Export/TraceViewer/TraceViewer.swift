package import Foundation
import Inspector
import TextFormats

/// A recording as one HTML file: its pictures, its events, and playback controls.
///
/// The file loads no other resources; it works from a disk and without a network.
package struct TraceViewer {
  /// A picture and the time from which it is shown, in seconds from the beginning.
  package struct Picture {
    let time: TimeInterval
    let plain: Data
    let overlaid: Data

    package init(time: TimeInterval, plain: Data, overlaid: Data) {
      self.time = time
      self.plain = plain
      self.overlaid = overlaid
    }
  }

  /// The recorded scene.
  package struct Subject {
    let scene: String
    let question: String
    let answer: String
    let size: CGSize

    /// Describes a scene; without a question the page shows its title.
    package init(scene: String, question: String, answer: String, size: CGSize) {
      (self.scene, self.question, self.answer, self.size) = (scene, question, answer, size)
    }
  }

  /// The title of the page.
  let title: String
  let subject: Subject
  let duration: TimeInterval
  let showsOverlay: Bool
  private let pictures: [Picture]
  let story: ViewerStory
  private let conflicts: [GestureMatrix]

  /// Collects the contents of a viewer.
  ///
  /// The reader can show or hide the overlay; `showsOverlay` is the initial state.
  package init(
    title: String,
    of subject: Subject,
    duration: TimeInterval,
    pictures: [Picture],
    showsOverlay: Bool,
    story: ViewerStory,
    conflicts: ViewerConflicts
  ) {
    (self.title, self.subject, self.duration) = (title, subject, duration)
    (self.pictures, self.showsOverlay) = (pictures, showsOverlay)
    self.story = story
    self.conflicts = conflicts.matrices
  }

  /// The content of the file.
  package var html: Data {
    var data = Data()
    func put(_ text: String) { data.append(contentsOf: Array(text.utf8)) }
    put(head)
    for matrix in conflicts { put(matrix.html) }
    put("<script type=\"application/json\" id=\"data\">")
    put("{\"duration\":\(duration),\"pictures\":[")
    for (index, picture) in pictures.enumerated() {
      put(index > 0 ? ",\n[" : "\n[")
      put("\(picture.time),\"\(picture.plain.base64EncodedString())\",")
      put("\"\(picture.overlaid.base64EncodedString())\"]")
    }
    put("]")
    for (name, value) in members { put(",\n\"\(name)\":\(Self.safe(value.line))") }
    put(
      "}</script>\n<script>\n\(Self.program)\n\(Self.timeLineProgram)\n</script>\n</body>\n</html>\n"
    )
    return data
  }

  /// Escapes JSON, so that it cannot end the HTML element that contains it.
  private static func safe(_ json: String) -> String {
    json.replacingOccurrences(of: "<", with: "\\u003C")
  }

  // MARK: - Data

  private var members: [(String, JSONValue)] {
    [
      ("lines", .array(story.lines.map(Self.line))),
      ("moments", .array(story.moments.map { [.number($0.time), .string($0.text)] })),
      ("chains", .array(story.chains.map(Self.chain))),
      ("contacts", .array(story.contacts.map(contact))),
      ("tracks", .array(story.tracks.filter { !$0.parts.isEmpty }.map(track))),
    ]
  }

  private static func line(_ line: ViewerStory.Line) -> JSONValue {
    let reason: [JSONValue] = line.reason.isEmpty ? [] : [.string(line.reason)]
    return .array([.number(line.time), .string(line.text)] + reason)
  }

  private static func chain(_ chain: ViewerStory.Chain) -> JSONValue {
    [
      .number(chain.time), .integer(Int64(chain.touch)),
      .array(
        chain.links.map { [.string($0.name), .integer(Int64($0.telling.rawValue))] }
      ),
    ]
  }

  private func contact(_ contact: ViewerStory.Contact) -> JSONValue {
    [
      .integer(Int64(contact.lane)), .integer(Int64(contact.touch)), .number(contact.start),
      .number(contact.end ?? duration), contact.taken.map { .number($0) } ?? .null,
      .string(contact.cause),
    ]
  }

  private func track(_ track: ViewerStory.Track) -> JSONValue {
    [
      .string(track.name),
      .array(
        track.parts.map { part in
          [
            .string(part.kind.rawValue), .number(part.start), .number(part.end ?? end(of: part)),
            .string(part.text), .string(part.short),
          ]
        }
      ),
    ]
  }

  /// Returns the end of a part; a part without an end is a point, or lasts until the end of the recording.
  private func end(of part: ViewerStory.Track.Part) -> TimeInterval {
    part.kind == .waits || part.kind == .bar ? duration : part.start
  }
}
