import BrowserPlatform
import CairoRenderer
import Foundation
import Geometry
import SDLPlatform
import TextFormats
import TouchInput

/// A message from the process that owns the window.
///
/// Each message is a JSON object on one line. In a batch, a recording of its events follows.
nonisolated enum WindowMessage: Hashable, Sendable {
  /// The first message: the window, and its time when the system's monotonic clock is at zero.
  case greeting(WindowState, clock: TimeInterval)
  /// The window and its input; the numbers start at 1.
  case batch(InputParcel)
  /// The latest picture was read, so its memory may be overwritten.
  case shown
  /// The answer to a request, with its number.
  case answer(Int, WindowAnswer)
}

/// A message from the process that draws in the window.
nonisolated enum DrawingMessage: Hashable, Sendable {
  /// The process works on something other than input.
  case busy
  /// The process waits for input, with all batches processed up to a number.
  case idle(Int)
  /// The picture in memory changed: its size, then the changed rectangles.
  case picture(PixelRectangle, damage: [PixelRectangle])
  /// A request with a number, which its answer repeats.
  case ask(Int, WindowRequest)
  /// The title of the window.
  case title(String)
  /// Whether a text is edited.
  case typing(Bool)
  /// Enters or leaves full screen.
  case toggleFullScreen
}

/// The properties of a window that the drawing process needs.
nonisolated struct WindowState: Hashable, Sendable {
  /// The size in points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: Double
  /// The picture that fills the window.
  var pixels: PixelRectangle
  /// Whether it is full screen or maximized.
  var fillsScreen: Bool
}

/// Input that is delivered together, and the state of the window at that time.
nonisolated struct InputParcel: Hashable, Sendable {
  var number: Int
  var state: WindowState
  var events: [InputEvent]
  var drops: [WindowDrop] = []
}

/// A request to the window that has an answer.
nonisolated enum WindowRequest: Hashable, Sendable {
  /// Reads the text on the clipboard.
  case clipboard
  /// Copies a text to the clipboard.
  case copy(String)
  /// Resizes to a size in points.
  case resize(CGSize)
}

/// The answer to a request.
nonisolated enum WindowAnswer: Hashable, Sendable {
  case text(String?)
  case size(CGSize)
  case done(Bool)
}

// MARK: - Writing

extension WindowMessage {
  /// The encoded message.
  var bytes: [UInt8] {
    switch self {
    case .greeting(let state, let clock):
      JSONValue.object([.init("window", state.json), .init("clock", .number(clock))]).wireBytes
    case .batch(let parcel): parcel.bytes
    case .shown: (["shown": true] as JSONValue).wireBytes
    case .answer(let number, let answer):
      JSONValue.object([.init("answer", .integer(Int64(number))), answer.member]).wireBytes
    }
  }
}

extension DrawingMessage {
  /// The encoded message.
  var bytes: [UInt8] { json.wireBytes }

  private var json: JSONValue {
    switch self {
    case .busy: ["busy": true]
    case .idle(let number): ["idle": .integer(Int64(number))]
    case .picture(let bounds, let damage):
      [
        "picture": [.integer(Int64(bounds.width)), .integer(Int64(bounds.height))],
        "damage": .array(damage.map(\.json)),
      ]
    case .ask(let number, let request):
      .object([.init("ask", .integer(Int64(number))), request.member])
    case .title(let text): ["title": .string(text)]
    case .typing(let isTyping): ["typing": .bool(isTyping)]
    case .toggleFullScreen: ["fullScreen": "toggle"]
    }
  }
}

extension InputParcel {
  /// The header of every recording here; only the events are used.
  private static let header = RecordingHeader(scene: "", size: CGSize(width: 1, height: 1))

  fileprivate var bytes: [UInt8] {
    let line: JSONValue = [
      "batch": .integer(Int64(number)), "window": state.json, "drops": .array(drops.map(\.json)),
    ]
    let frame = RecordedFrame(events: events, time: events.last?.timestamp ?? 0)
    let recording = InputRecording(header: Self.header, frames: [frame])
    return line.wireBytes + [0x0A] + recording.encoded()
  }
}

extension WindowState {
  fileprivate var json: JSONValue {
    [
      "size": size.json, "scale": .number(scale),
      "pixels": [.integer(Int64(pixels.width)), .integer(Int64(pixels.height))],
      "fillsScreen": .bool(fillsScreen),
    ]
  }
}

extension WindowDrop {
  fileprivate nonisolated var json: JSONValue {
    switch self {
    case .files(let paths): ["files": .texts(paths)]
    case .text(let text): ["text": .string(text)]
    }
  }
}

extension WindowRequest {
  fileprivate var member: JSONValue.Member {
    switch self {
    case .clipboard: .init("read", "clipboard")
    case .copy(let text): .init("copy", .string(text))
    case .resize(let size): .init("resize", size.json)
    }
  }
}

extension WindowAnswer {
  fileprivate var member: JSONValue.Member {
    switch self {
    case .text(let text): .init("text", .text(text))
    case .size(let size): .init("size", size.json)
    case .done(let isDone): .init("done", .bool(isDone))
    }
  }
}

extension JSONValue {
  fileprivate nonisolated var wireBytes: [UInt8] { Array(line.utf8) }
}

extension CGSize {
  fileprivate nonisolated var json: JSONValue { [.number(width), .number(height)] }
}

extension PixelRectangle {
  fileprivate nonisolated var json: JSONValue {
    .array([x, y, width, height].map { .integer(Int64($0)) })
  }
}

// MARK: - Reading

extension WindowMessage {
  /// Parses a message; throws if it is invalid.
  init(_ bytes: ArraySlice<UInt8>) throws(SourceProblem) {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let node = try JSONReader.value(in: bytes[..<end], depthLimit: 8)
    if let number = node["batch"] {
      let recording = RecordingReader.check(Data(bytes[end...].dropFirst()))
      if let problem = recording.problems.first { throw problem }
      self = .batch(
        InputParcel(
          number: try number.count(),
          state: try node.windowState(),
          events: recording.recording?.frames.flatMap(\.events) ?? [],
          drops: try node.required("drops", "what was dropped").drops()
        )
      )
    } else if let number = node["answer"] {
      self = .answer(try number.count(), try node.answer())
    } else if node["shown"] != nil {
      self = .shown
    } else {
      let clock = try node.required("clock", "the time of the window").number()
      self = .greeting(try node.windowState(), clock: clock)
    }
  }
}

extension DrawingMessage {
  /// Parses a message; throws if it is invalid.
  init(_ bytes: ArraySlice<UInt8>) throws(SourceProblem) {
    let node = try JSONReader.value(in: bytes, depthLimit: 8)
    if let number = node["idle"] {
      self = .idle(try number.count())
    } else if let size = node["picture"] {
      self = try Self.picture(size, node)
    } else if let number = node["ask"] {
      self = .ask(try number.count(), try node.request())
    } else if let title = node["title"] {
      self = .title(try title.text())
    } else if let isTyping = node["typing"] {
      self = .typing(try isTyping.bool())
    } else if node["fullScreen"] != nil {
      self = .toggleFullScreen
    } else {
      _ = try node.required("busy", "a message").bool()
      self = .busy
    }
  }

  private static func picture(
    _ size: SourceNode,
    _ node: SourceNode
  ) throws(SourceProblem) -> DrawingMessage {
    let bounds = try size.pixelSize()
    guard !bounds.isEmpty, bounds.shownPart == bounds else {
      throw size.mismatch("the size of a picture")
    }
    let list = try node.required("damage", "rectangles").list()
    guard (1...PixelDamage.most).contains(list.count) else { throw node.mismatch("rectangles") }
    var damage: [PixelRectangle] = []
    for item in list { damage.append(try item.pixelRectangle(inside: bounds)) }
    return .picture(bounds, damage: damage)
  }
}

extension SourceNode {
  /// The longest side of a window in valid input, in points or pixels.
  private nonisolated static let longestSide = 1_000_000.0

  fileprivate nonisolated func count() throws(SourceProblem) -> Int {
    let number = try integer()
    guard (0...Int64(Int32.max)).contains(number) else { throw mismatch("a number of a message") }
    return Int(number)
  }

  fileprivate nonisolated func size() throws(SourceProblem) -> CGSize {
    let sides = try list("[width, height]")
    guard sides.count == 2 else { throw mismatch("[width, height]") }
    let size = CGSize(width: try sides[0].number(), height: try sides[1].number())
    let limits = 0...Self.longestSide
    guard limits.contains(size.width), limits.contains(size.height) else {
      throw mismatch("sides from 0 to 1000000")
    }
    return size
  }

  fileprivate nonisolated func pixelSize() throws(SourceProblem) -> PixelRectangle {
    let size = try size()
    return PixelRectangle(x: 0, y: 0, width: Int(size.width), height: Int(size.height))
  }

  fileprivate nonisolated func pixelRectangle(
    inside bounds: PixelRectangle
  ) throws(SourceProblem) -> PixelRectangle {
    let list = try list("[x, y, width, height]")
    guard list.count == 4 else { throw mismatch("[x, y, width, height]") }
    let rectangle = PixelRectangle(
      x: try list[0].count(),
      y: try list[1].count(),
      width: try list[2].count(),
      height: try list[3].count()
    )
    guard !rectangle.isEmpty, bounds.contains(rectangle) else {
      throw mismatch("a rectangle inside of the picture")
    }
    return rectangle
  }

  fileprivate nonisolated func windowState() throws(SourceProblem) -> WindowState {
    let node = try required("window", "the window")
    let scale = try node.required("scale", "the pixels per point")
    let state = WindowState(
      size: try node.required("size", "the size in points").size(),
      scale: try scale.number(),
      pixels: try node.required("pixels", "the size in pixels").pixelSize(),
      fillsScreen: try node.required("fillsScreen", "true or false").bool()
    )
    guard (0.1...16).contains(state.scale) else { throw scale.mismatch("a scale from 0.1 to 16") }
    return state
  }

  fileprivate nonisolated func drops() throws(SourceProblem) -> [WindowDrop] {
    var drops: [WindowDrop] = []
    for item in try list() {
      if let files = item["files"] {
        var paths: [String] = []
        for path in try files.list() { paths.append(try path.text()) }
        drops.append(.files(paths))
      } else {
        drops.append(.text(try item.required("text", "a text").text()))
      }
    }
    return drops
  }

  fileprivate nonisolated func request() throws(SourceProblem) -> WindowRequest {
    if let text = self["copy"] { return .copy(try text.text()) }
    if let size = self["resize"] { return .resize(try size.size()) }
    _ = try required("read", "a request").text()
    return .clipboard
  }

  fileprivate nonisolated func answer() throws(SourceProblem) -> WindowAnswer {
    if let size = self["size"] { return .size(try size.size()) }
    if let isDone = self["done"] { return .done(try isDone.bool()) }
    let text = try required("text", "an answer")
    return .text(text.content == .null ? nil : try text.text())
  }
}
