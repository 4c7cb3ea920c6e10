public import Foundation
public import UIKit

/// A recorder of the touches in a window of an app, and of their effects on views and recognizers.
///
/// It is for debug builds. It uses only UIKit's public API, changes nothing, calls no delegate of
/// the app, and records no text that the app shows. `Documentation/Sessions.md` describes the format;
/// `touch-sandbox play` shows a session.
///
/// ```swift
/// let recorder = TouchRecorder.start(in: window)
/// …
/// try recorder.session.write(to: url)
/// ```
@MainActor public final class TouchRecorder {
  private let options: Options
  private let tree: TreeWatch
  private var store: SessionStore
  private let header: RecordLine
  private var windows: [WatchedWindow] = []
  private let states = StateWatch()
  private var controls: ControlWatch?
  private var pictures: PictureWatch?
  private var touches = TouchWatch()
  /// The times of the last look at the tree and of the last event.
  private var last: (look: TimeInterval, event: TimeInterval) = (-.infinity, 0)
  private var isSampleDue = false
  private var isOver = false

  /// The time between two looks at the tree while no finger lands, in seconds.
  private static let lookInterval: TimeInterval = 0.1

  /// Begins to record a window, in memory or into a new file.
  @discardableResult
  public static func start(
    in window: UIWindow,
    options: Options = Options(),
    writingTo url: URL? = nil
  ) -> TouchRecorder {
    let recorder = TouchRecorder(window, options, url)
    recorder.watch(window)
    return recorder
  }

  private init(_ window: UIWindow, _ options: Options, _ url: URL?) {
    self.options = options
    tree = TreeWatch(maximumViews: options.maximumViews)
    header = .header(for: window)
    store = SessionStore(
      seconds: options.seconds,
      maximumBytes: options.maximumBytes,
      url: url
    )
    if options.recordsControlEvents { controls = ControlWatch() }
    if options.picturesPerSecond > 0 {
      pictures = PictureWatch(rate: options.picturesPerSecond, scale: options.pictureScale)
    }
    if url != nil { store.add(header) }
  }

  /// Also records the touches of another window of the app.
  public func watch(_ window: UIWindow) {
    guard !isOver, !windows.contains(where: { $0.window === window }) else { return }
    let recognizer = SessionRecognizer(for: self)
    window.addGestureRecognizer(recognizer)
    windows.append(WatchedWindow(window: window, recognizer: recognizer))
  }

  /// Ends the recording, and removes the recorder from the windows.
  public func stop() {
    guard !isOver else { return }
    settle()
    isOver = true
    for entry in windows { entry.window?.removeGestureRecognizer(entry.recognizer) }
    windows = []
    controls?.stop()
    var line = RecordLine()
    line.add("end", "stopped")
    line.add("t", last.event)
    line.finish()
    store.add(line)
    store.close()
  }

  /// The recorded session, as the content of a file; empty if it goes to a file.
  public var session: Data {
    let content = store.content
    return content.isEmpty ? content : Data(header.bytes) + content
  }

  /// The reason why recording stopped; nil while it continues.
  public var problem: String? { store.problem }

  /// The number of bytes of the session in memory.
  public var bytesInMemory: Int { store.bytesInMemory }

  /// Reads the states of all recognizers, as after an event; for hosts without a run loop.
  public func settle() {
    guard !isOver else { return }
    write(states.changes(in: tree.watched, at: last.event, .after))
    if last.event - last.look >= Self.lookInterval { look(at: last.event) }
  }

  // MARK: - Touches

  /// Called by the recorder's recognizer when it receives touches.
  func receive(_ touches: Set<UITouch>, at time: TimeInterval) {
    guard !isOver, store.problem == nil, self.touches.hasNews(touches) else { return }
    last.event = time
    write(states.changes(in: tree.watched, at: time, .before))
    let isLanding = touches.contains { $0.phase == .began }
    beginPartIfDue(at: time, isQuiet: touches.allSatisfy { $0.phase == .began })
    if isLanding || time - last.look >= Self.lookInterval { look(at: time) }
    store.add(self.touches.line(of: touches, at: time, in: tree))
    takePicture(at: time)
    if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { store.flush() }
    sampleAfterEvent()
  }

  private func sampleAfterEvent() {
    guard !isSampleDue else { return }
    isSampleDue = true
    options.afterEvent { [weak self] in
      self?.isSampleDue = false
      self?.settle()
    }
  }

  private func beginPartIfDue(at time: TimeInterval, isQuiet: Bool) {
    guard store.wantsWholeTree(at: time, isQuiet: isQuiet) else { return }
    store.beginPart(at: time)
    tree.forgetWritten()
    look(at: time)
  }

  private func look(at time: TimeInterval) {
    last.look = time
    for line in tree.look(at: allWindows, time: time) { store.add(line) }
    controls?.follow(tree.controls) { [weak self] in self?.noteControl($0, $1) }
  }

  /// The windows of the app that can be found, from back to front, and all watched windows.
  private var allWindows: [UIWindow] {
    let watched = windows.compactMap(\.window)
    let scenes = watched.compactMap(\.windowScene)
    let found = scenes.first?.windows ?? watched.first?.sceneMates ?? []
    let others = watched.filter { window in !found.contains { $0 === window } }
    let levels = (found + others).enumerated().map { place, window in
      (level: window.windowLevel.rawValue, place: place, window: window)
    }
    return levels.sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.window)
  }

  private func noteControl(_ number: Int, _ event: String) {
    var line = RecordLine()
    line.add("control", integer: number)
    line.add("event", event)
    line.add("t", last.event)
    line.finish()
    store.add(line)
  }

  private func takePicture(at time: TimeInterval) {
    guard let window = windows.first?.window,
      let line = pictures?.line(of: window, number: tree.known(window).number, at: time)
    else { return }
    store.add(line)
  }

  private func write(_ line: RecordLine?) {
    if let line { store.add(line) }
  }
}

/// A window with its observing recognizer.
struct WatchedWindow {
  weak var window: UIWindow?
  let recognizer: SessionRecognizer
}

extension UIWindow {
  /// The windows of the app's connected scenes, for a window without a scene.
  fileprivate var sceneMates: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
}

extension RecordLine {
  /// Returns the first line of a session.
  @MainActor fileprivate static func header(for window: UIWindow) -> RecordLine {
    var line = RecordLine()
    line.add("format", "touch-session")
    line.add("version", integer: 1)
    line.add("system", "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
    let size = window.screen.bounds.size
    line.add("screen", CGPoint(x: size.width, y: size.height))
    line.add("scale", Double(window.screen.scale))
    line.finish()
    return line
  }
}
