package import CairoRenderer
import Foundation
package import Inspector
package import SandboxHost
package import TouchInput
import TouchTrace

/// The gestures at the points where fingers came down in a recording, for a viewer's page.
package struct ViewerConflicts {
  /// The results at each point.
  package private(set) var matrices: [GestureMatrix] = []

  /// The maximum number of points; more of them would hide the events.
  private static let mostPlaces = 3
  /// The maximum number of frames that each copy of the scene replays.
  private static let mostFrames = 600

  /// Plays all gestures at points where fingers came down, on views with recognizers that a page can show.
  package init(
    of recording: InputRecording,
    in start: @escaping SceneCopy.Start,
    measuring renderer: CairoRenderer
  ) {
    var seen: Set<[GestureColumn.Place]> = []
    for (frames, frame) in recording.frames.enumerated().prefix(Self.mostFrames) {
      for case .contact(let sample) in frame.events where sample.phase == .began {
        guard matrices.count < Self.mostPlaces else { return }
        let trials = GestureTrials(
          at: sample.location,
          after: recording,
          frames: frames,
          measuring: renderer,
          start: start
        )
        // A matrix without gestures already contains the recognizers.
        let outline = trials.matrix(of: [])
        guard !outline.isEmpty, seen.insert(outline.columns.map(\.place)).inserted else { continue }
        matrices.append(trials.matrix())
      }
    }
  }
}

extension GestureMatrix {
  /// The results and the graph of relations, as an HTML fragment.
  package var html: String {
    let words = GestureWords(self, in: .english)
    let view = hitView.map { ViewNames(tree)[$0] } ?? ""
    let notes = relations.circles.map(words.circle) + idle.map(words.idle)
    let list = notes.map { "<li>\(XMLText($0))</li>" }.joined(separator: "\n")
    return """
      <section class="conflicts" aria-label="Gestures">
      <h2>Gestures at \(XMLText(place)), on \(XMLText(view))</h2>
      <p>A time is the delay after the gesture. Without a time, the recognizer acts at once.</p>
      <div class="wide">\(table(words))</div>
      <div class="wide">\(svg(words))</div>
      <ul>\(list)</ul>
      </section>

      """
  }

  private func table(_ words: GestureWords) -> String {
    let heads = zip(words.titles, columns).map { title, column in
      "<th scope=\"col\">\(XMLText(title))<small>\(XMLText(words.subtitle(of: column)))</small></th>"
    }
    let lines = shownRows.map { row in
      let cells = row.cells.map { cell in
        let cause = words.cause(of: cell).map { " title=\"\(XMLText($0))\"" } ?? ""
        return "<td class=\"\(cell.outcome.rawValue)\"\(cause)>\(XMLText(words.word(cell)))</td>"
      }
      let title = XMLText(row.title.text(in: .english))
      return "<tr><th scope=\"row\">\(title)</th>\(cells.joined())</tr>"
    }
    return "<table><thead><tr><th>Gesture</th>\(heads.joined())</tr></thead>\n<tbody>"
      + lines.joined(separator: "\n") + "</tbody></table>"
  }

  // MARK: - The graph

  private func svg(_ words: GestureWords) -> String {
    let drawing = GestureDrawing(GestureGraph(self), words, .estimated)
    guard !drawing.lines.isEmpty else { return "" }
    let lines = drawing.lines.map { Self.svg($0, words) }
    let boxes = drawing.boxes.map(Self.svg)
    let (width, height) = (Int(drawing.size.width.rounded(.up)) + 8, Int(drawing.size.height) + 8)
    return """
      <svg class="graph" width="\(width)" height="\(height)" viewBox="-4 -4 \(width) \(height)" \
      role="img" aria-label="Relations">
      \((lines + boxes).joined(separator: "\n"))
      </svg>
      """
  }

  private static func svg(_ line: GestureDrawing.Line, _ words: GestureWords) -> String {
    let kind =
      line.isCircular
      ? "no" : line.relation.isWait ? "waits" : line.relation.kind == .together ? "together" : "no"
    let points = line.points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    let inner = kind == "together" ? "<polyline class=\"inner\" points=\"\(points)\"/>" : ""
    let marks = line.endMarks(size: 5).map { mark in
      "<path d=\"M\(number(mark.from.x)) \(number(mark.from.y))L\(number(mark.to.x)) "
        + "\(number(mark.to.y))\"/>"
    }
    let frame = line.wordFrame
    let ground = frame.insetBy(dx: -3, dy: 1)
    return """
      <g class="\(kind)"><title>\(XMLText(words.sentence(line.relation)))</title>\
      <polyline points="\(points)"/>\(inner)\(marks.joined())\
      <rect x="\(number(ground.minX))" y="\(number(ground.minY))" width="\(number(ground.width))" \
      height="\(number(ground.height))"/>\
      <text x="\(number(frame.midX))" y="\(number(frame.midY + 4))">\(XMLText(line.word))</text></g>
      """
  }

  private static func svg(_ box: GestureDrawing.Box) -> String {
    let frame = box.frame
    let radius = box.isControl ? 6 : min(13, frame.height / 2)
    return """
      <g class="box"><rect x="\(number(frame.minX))" y="\(number(frame.minY))" \
      width="\(number(frame.width))" height="\(number(frame.height))" rx="\(number(radius))"/>\
      <text x="\(number(frame.midX))" y="\(number(frame.midY + 4))">\(XMLText(box.name))</text></g>
      """
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
