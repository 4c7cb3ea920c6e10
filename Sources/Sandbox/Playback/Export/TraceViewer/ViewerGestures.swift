import TouchTrace
import Foundation

/// The recognizer rows of a time line.
struct ViewerGestures {
  private(set) var tracks: [ViewerStory.Track] = []
  private var places: [NodeID: Int] = [:]
  private var views: [NodeID: String] = [:]

  /// The maximum number of rows for a readable page.
  private static let mostTracks = 40
  /// The maximum number of attempts per recognizer that remain distinguishable.
  private static let mostParts = 2_000

  /// Adds a touch of a recognizer: an attempt begins, unless one is active.
  mutating func noteCall(_ call: TouchDelivery, _ time: TimeInterval) {
    guard call.phase == .began, let place = place(of: call.receiver, view: nil) else { return }
    if tracks[place].parts.last?.isOpen ?? false { return }
    add(.waits, to: place, time)
  }

  /// Adds a state change of a recognizer.
  mutating func noteChange(_ change: GestureTransition, _ time: TimeInterval) {
    guard let place = place(of: change.recognizer, view: change.view) else { return }
    guard change.cause != .reset else { return close(place, time) }
    let (text, short) = (change.cause.viewerText, change.cause.viewerNumbers)
    switch change.to {
    case .began:
      close(place, time)
      add(.bar, to: place, time, "began: \(text)", short)
    case .ended where change.from == .possible:
      close(place, time)
      add(.point, to: place, time, "recognized: \(text)", short)
    case .ended, .cancelled: close(place, time)
    case .failed:
      close(place, time)
      add(.cross, to: place, time, "failed: \(text)", "failed")
    case .possible, .changed: break
    }
  }

  private mutating func place(of recognizer: NodeSnapshot, view: NodeSnapshot?) -> Int? {
    if let place = places[recognizer.id] {
      if let view, views[recognizer.id] == nil {
        views[recognizer.id] = view.name
        let parts = tracks[place].parts
        tracks[place] = ViewerStory.Track(
          name: "\(view.name) \(recognizer.viewerName)",
          parts: parts
        )
      }
      return place
    }
    guard tracks.count < Self.mostTracks else { return nil }
    places[recognizer.id] = tracks.count
    let name = view.map { "\($0.name) \(recognizer.viewerName)" } ?? recognizer.viewerName
    views[recognizer.id] = view?.name
    tracks.append(ViewerStory.Track(name: name))
    return tracks.count - 1
  }

  private mutating func add(
    _ kind: ViewerStory.Track.Kind,
    to place: Int,
    _ time: TimeInterval,
    _ text: String = "",
    _ short: String = ""
  ) {
    guard tracks[place].parts.count < Self.mostParts else { return }
    tracks[place].parts.append(.init(kind: kind, start: time, text: text, short: short))
  }

  /// Ends the active attempt.
  private mutating func close(_ place: Int, _ time: TimeInterval) {
    guard let last = tracks[place].parts.indices.last, tracks[place].parts[last].isOpen else {
      return
    }
    tracks[place].parts[last].end = time
  }
}

extension ViewerStory.Track.Part {
  /// Whether it is still active.
  fileprivate var isOpen: Bool { end == nil && (kind == .waits || kind == .bar) }
}

extension NodeSnapshot {
  /// A recognizer's own name, or the short one of its class: `pan`.
  fileprivate var viewerName: String {
    guard identifier == nil else { return name }
    var short = typeName[...]
    if short.hasPrefix("UI") { short = short.dropFirst(2) }
    let ending = "GestureRecognizer"
    guard short.hasSuffix(ending), short.count > ending.count else { return name }
    short = short.dropLast(ending.count)
    return short.prefix(1).lowercased() + short.dropFirst()
  }
}

extension GestureCause {
  /// The cause, with measurements first: `10.1 pt of 10 pt`.
  var viewerText: String {
    switch self {
    case .reached(let quantity, let measured, let needed):
      "\(quantity.number(measured)) of \(quantity.number(needed))"
        + (quantity == .taps || quantity == .fingers ? " \(quantity.rawValue)" : "")
    default: description
    }
  }

  /// Only the numbers, if there are any.
  fileprivate var viewerNumbers: String {
    guard case .reached(let quantity, let measured, _) = self else { return "" }
    return quantity.number((measured * 10).rounded() / 10)
  }
}
