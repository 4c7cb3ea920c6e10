package import Foundation
import SourceText

/// A recording as one HTML file: its pictures, what happened, and controls to play them.
///
/// Nothing is loaded from anywhere; the file works without a network and from a disk.
package struct TraceViewer {
  /// A picture and the moment from which it is shown, in seconds from the beginning.
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

  private let title: String
  private let duration: TimeInterval
  private let pictures: [Picture]
  private let showsOverlay: Bool
  private let story: Story

  /// Gathers what a viewer shows.
  ///
  /// Whether the overlay is shown is for who looks at it to say; `showsOverlay` is how it begins.
  package init(
    title: String,
    duration: TimeInterval,
    pictures: [Picture],
    showsOverlay: Bool,
    story: Story
  ) {
    self.title = title
    self.duration = duration
    self.pictures = pictures
    self.showsOverlay = showsOverlay
    self.story = story
  }

  /// The content of the file.
  package var html: Data {
    var data = Data()
    func put(_ text: String) { data.append(contentsOf: Array(text.utf8)) }
    put(Self.head(XMLText(title).description, showsOverlay: showsOverlay))
    put("<script type=\"application/json\" id=\"data\">")
    put("{\"duration\":\(duration),\"pictures\":[")
    for (index, picture) in pictures.enumerated() {
      put(index > 0 ? ",\n[" : "\n[")
      put("\(picture.time),\"\(picture.plain.base64EncodedString())\",")
      put("\"\(picture.overlaid.base64EncodedString())\"]")
    }
    put("],\"lines\":")
    put(Self.safe(lines.line))
    put("}</script>\n<script>\n\(Self.program)\n</script>\n</body>\n</html>\n")
    return data
  }

  private var lines: JSONValue {
    .array(story.lines.map { [.number($0.time), .string($0.text)] })
  }

  /// JSON that cannot end the element it stands in.
  private static func safe(_ json: String) -> String {
    json.replacingOccurrences(of: "<", with: "\\u003C")
  }
}
