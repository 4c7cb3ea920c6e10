package import TouchTrace
package import Drawing
package import Foundation
import Geometry
package import Inspector
package import TouchInput
import TouchKit

/// The pictures and the trace of a recording at every moment, so that each moment shows at once.
///
/// An application's state cannot be copied. Therefore the recording is played once, ahead of the user who reviews it.
/// The film stores the repainted part and the trace of each frame, and from time to time the whole picture. To show a
/// moment, the window paints the latest whole picture before it and everything that was repainted since. At any moment,
/// that is at most a few screens of painting.
package final class Film {
  /// The result of one frame.
  private struct Step {
    /// The repainted picture; empty if nothing visible changed.
    var picture = DisplayList()
    var rects: [CGRect] = []
    /// The number of records at the end of the frame.
    var recordCount = 0
    /// The index of the newest whole picture that is not after the frame.
    var key = 0
  }

  /// A whole picture.
  private struct Key {
    let position: Int
    let picture: DisplayList
    let size: CGSize
    let overlay: OverlayState
    let recordCount: Int
  }

  /// The state of recognizers after a range of the records.
  private struct GestureFold {
    let start: Int
    var end: Int
    let history = GestureHistory()

    init(start: Int) { (self.start, end) = (start, start) }
  }

  /// The played recording.
  package let recording: InputRecording
  /// All trace records so far.
  package var records: TraceStore { notes.records }

  private let player: Player
  private let notes: FilmNotes
  /// The result of each frame.
  ///
  /// The first step is the state before all frames.
  private var steps: [Step] = []
  private var keys: [Key] = []
  /// The instructions and pixels to paint after the newest whole picture.
  private var (debt, debtArea) = (0, 0.0)
  private var keyCost = 0
  private var gestureFold: GestureFold?
  /// The rectangles of the scene's texts, with the position from which they apply.
  private var textPlaces: [(position: Int, places: [CGRect])] = []
  /// The indices of frames with input or changes.
  private var eventful: [Int] = []

  /// The largest number of instructions to paint on top of a whole picture.
  private static let maximumDebt = 2_000
  /// The largest area to paint on top of a whole picture, in screens.
  private static let maximumScreens = 3.0
  /// The largest number of records to fold for the overlay.
  private static let maximumRecords = 4_000

  /// Starts the scene of a recording, of which only the initial state is played yet.
  ///
  /// All trace records go into the archive, and then to the listeners.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    measuring: any TextMeasuring,
    keeping archive: TraceArchive = TraceArchive(),
    listeners: [any TraceSink] = []
  ) {
    self.recording = recording
    notes = FilmNotes(archive)
    player = Player(
      recording,
      of: start,
      measuring: measuring,
      listener: TraceFork([notes] + listeners)
    )
    for (index, frame) in recording.frames.enumerated()
    where !frame.events.isEmpty || !frame.edits.isEmpty {
      eventful.append(index + 1)
    }
    keep(player.firstFrame())
  }

  /// The number of frames that can be shown.
  package var madeCount: Int { steps.count - 1 }

  /// The number of frames of the recording.
  package var count: Int { recording.frames.count }

  /// Whether every frame can be shown.
  package var isWhole: Bool { madeCount >= count }

  /// Plays the next frame ahead.
  package func makeNext() {
    guard !isWhole else { return }
    keep(player.playFrame())
  }

  // MARK: - Moments

  /// Returns the end time of a frame, in seconds from the beginning.
  package func time(of position: Int) -> TimeInterval {
    position <= 0 || count == 0
      ? 0 : recording.frames[min(position, count) - 1].time - recording.header.startTime
  }

  /// Returns the number of frames that are over at a moment, in seconds from the beginning.
  package func position(at time: TimeInterval) -> Int {
    let moment = recording.header.startTime + time
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if recording.frames[middle].time <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the next or previous position with input; nil at the end.
  package func eventPosition(from position: Int, forward: Bool) -> Int? {
    let next = eventful.partition { $0 > position }
    if forward { return next < eventful.count ? eventful[next] : nil }
    let former = eventful.partition { $0 >= position } - 1
    return former >= 0 ? eventful[former] : nil
  }

  /// Returns the number of frames with events up to a position.
  package func eventCount(at position: Int) -> Int { eventful.partition { $0 > position } }

  /// The number of frames with events.
  package var eventCount: Int { eventful.count }

  /// Returns the first position after a record is written; nil if the record is not in the film.
  package func position(ofRecord sequence: Int) -> Int? {
    let index = records.indices.partition { records.sequence(at: $0) >= sequence }
    guard index < records.count, records.sequence(at: index) == sequence else { return nil }
    return steps.partition { $0.recordCount > index }
  }

  // MARK: - Contents at a position

  /// Returns the size of the screen at a position.
  package func size(at position: Int) -> CGSize { key(of: position).size }

  /// Returns the scene at a position, as pictures to paint on top of each other.
  package func scene(at position: Int) -> [DisplayList] {
    let key = key(of: position)
    var pictures = [key.picture]
    guard key.position < position else { return pictures }
    for step in steps[(key.position + 1)...position] {
      for rect in step.rects {
        // The screen does the same: it paints the part black, then paints it again.
        pictures.append(DisplayList([.save, .clip(rect), .fillRect(rect, .black)]))
        pictures[pictures.count - 1].append(contentsOf: step.picture)
        pictures[pictures.count - 1].append(.restore)
      }
    }
    return pictures
  }

  /// Returns the rectangles that differ at another position.
  package func damage(from former: Int, to position: Int) -> [CGRect] {
    let (low, high) = (min(former, position), max(former, position))
    guard low < high else { return [] }
    let sizes = (size(at: former), size(at: position))
    let whole = CGRect(
      x: 0,
      y: 0,
      width: max(sizes.0.width, sizes.1.width),
      height: max(sizes.0.height, sizes.1.height)
    )
    guard high - low <= 32, sizes.0 == sizes.1 else { return [whole] }
    return steps[(low + 1)...high].flatMap(\.rects)
  }

  /// Returns the state of the overlay at a position.
  package func overlay(at position: Int) -> OverlayState {
    let key = key(of: position)
    var state = key.overlay
    for record in records[key.recordCount..<steps[position].recordCount] { _ = state.fold(record) }
    return state
  }

  /// Returns the rectangles of the scene's texts at a position, in its points.
  ///
  /// Callout lines avoid them.
  package func texts(at position: Int) -> [CGRect] {
    let count = textPlaces.partition { $0.position > position }
    return count == 0 ? [] : textPlaces[count - 1].places
  }

  /// The application at the end of the played part.
  var application: UIApplication { player.run.application }

  /// Returns the last trace record at a position; nil before the first record.
  package func lastRecord(at position: Int) -> TraceRecord? {
    let count = steps[min(position, madeCount)].recordCount
    return count == 0 ? nil : records[count - 1]
  }

  /// Returns the trace records up to a position.
  func records(before position: Int) -> Slice<TraceStore> {
    records[..<steps[min(position, madeCount)].recordCount]
  }

  /// Returns the state of recognizers in the touch sequence up to a position.
  package func gestures(at position: Int) -> GestureHistory {
    let count = steps[position].recordCount
    let index = notes.sequences.partition { $0 >= count } - 1
    guard index >= 0 else { return GestureHistory() }
    var fold = GestureFold(start: notes.sequences[index])
    // In most calls, the position is a little later in the same sequence.
    if let gestureFold, gestureFold.start == fold.start, gestureFold.end <= count {
      fold = gestureFold
    }
    for record in records[fold.end..<count] { fold.history.record(record) }
    fold.end = count
    gestureFold = fold
    return fold.history
  }

  private func key(of position: Int) -> Key { keys[steps[position].key] }
}

// MARK: - Adding frames

extension Film {
  private func keep(_ frame: Frame?) {
    var step = Step(recordCount: notes.records.count)
    let screen = CGRect(origin: .zero, size: player.run.size)
    if let frame {
      let pixels = PixelRectangle(x: 0, y: 0, width: Int(screen.width), height: Int(screen.height))
      step.rects = frame.damage.pixelRectangles(scale: 1, limit: pixels).map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
      step.picture = frame.pictures.first ?? DisplayList()
      debt += step.picture.commands.count * step.rects.count
      debtArea += step.rects.reduce(0) { $0 + Double($1.width * $1.height) }
    }
    steps.append(step)
    if frame != nil { keepTexts() }
    if step.rects == [screen] || isKeyDue(screen.size) { addKey(screen) }
    steps[steps.count - 1].key = keys.count - 1
  }

  private func keepTexts() {
    let places = player.run.findTexts()
    guard places != textPlaces.last?.places else { return }
    textPlaces.append((steps.count - 1, places))
  }

  private func isKeyDue(_ size: CGSize) -> Bool {
    guard let last = keys.last else { return true }
    return last.size != size || debt > max(Self.maximumDebt, keyCost)
      || debtArea > Self.maximumScreens * Double(size.width * size.height)
      || notes.records.count - last.recordCount > Self.maximumRecords
  }

  private func addKey(_ screen: CGRect) {
    let position = steps.count - 1
    let picture =
      steps[position].rects == [screen]
      ? steps[position].picture : player.run.application.picture(in: [screen])
    // The whole picture includes the repainted part.
    steps[position].picture = DisplayList()
    keys.append(
      Key(
        position: position,
        picture: picture,
        size: screen.size,
        overlay: notes.overlay,
        recordCount: notes.records.count
      )
    )
    (debt, debtArea, keyCost) = (0, 0, picture.commands.count)
  }
}

/// A sink that stores all trace records, the overlay's state, and the starts of touch sequences.
private final class FilmNotes: TraceSink {
  private(set) var overlay = OverlayState()
  private let archive: TraceArchive
  private(set) var sequences: [Int] = []
  private var live: Set<Int> = []

  init(_ archive: TraceArchive) {
    self.archive = archive
  }

  var records: TraceStore { archive.records }

  func record(_ record: TraceRecord) {
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application: followFingers(touches)
    case .cancelled(let touch, _): live.remove(touch)
    default: break
    }
    _ = overlay.fold(record)
    archive.append(record)
  }

  private func followFingers(_ touches: [TouchSnapshot]) {
    for touch in touches where touch.phase == .began && live.isEmpty {
      sequences.append(archive.records.count)
      break
    }
    for touch in touches {
      switch touch.phase {
      case .began: live.insert(touch.number)
      case .ended, .cancelled: live.remove(touch.number)
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition holds, if it holds for all later elements too.
  nonisolated fileprivate func partition(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
