package import CairoRenderer
package import Foundation
import Geometry
package import SDLPlatform
import TextFormats
package import TouchInput

/// The decisions of the program that owns a shared window, about the process that draws in it.
@MainActor
package protocol SharedWindowOwner: AnyObject {
  /// Called when the process ended; it may attach another one, or end the loop.
  func drawingEnded(in window: SharedWindow) throws(ProgramError)

  /// Called repeatedly while the process does not respond.
  ///
  /// The time before the first call, and between calls, is `SharedWindow.patience`. The time at which the process
  /// stopped responding is on the window's clock.
  func drawingIsBusy(since time: TimeInterval, in window: SharedWindow) throws(ProgramError)

  /// Called when a process that was reported as busy responds again.
  func drawingAnswers(in window: SharedWindow) throws(ProgramError)

  /// Called for each key while no process responds; returns whether the owner takes the key.
  func takeKey(_ stroke: KeyStroke, in window: SharedWindow) -> Bool

  /// Called for each drop; returns whether the owner takes it, so that the process does not get it.
  func takeDrop(_ drop: WindowDrop, in window: SharedWindow) throws(ProgramError) -> Bool
}

/// A window in which another process draws.
///
/// It sends its input to that process, shows the returned pictures, and keeps the last one. If the process ends,
/// another one can replace it while the window stays open. The other end of the connection is a `RemoteWindow`.
package final class SharedWindow {
  /// The window on the desktop.
  package let window: any DesktopWindow
  /// The time without a response after which the process counts as busy, in seconds.
  package var patience: TimeInterval = 2
  /// The colours of the status bar.
  package var theme = Theme.dark
  /// Whether the loop ends.
  package private(set) var isOver = false
  /// The last picture of a process; nil before the first.
  package private(set) var picture: Bitmap?
  private var drawing: DrawingProcess?
  private var status: String?
  /// The time of the program's next main-thread work, on the window's clock.
  private var workDue: TimeInterval?
  private lazy var renderer = CairoRenderer()

  /// The interval for sending bytes again that a process does not read, in seconds.
  private static let retryInterval: TimeInterval = 0.05

  package init(window: any DesktopWindow) {
    self.window = window
  }

  /// Connects a process in place of any other; takes ownership of both descriptors.
  package func attach(socket: Int32, memory: Int32) {
    detach()
    let drawing = DrawingProcess(socket: socket, memory: memory, time: window.now)
    self.drawing = drawing
    drawing.send(.greeting(state, clock: window.now - RemoteWindow.monotonicTime))
  }

  /// Ends the connection to the process; the last picture stays.
  package func detach() {
    drawing?.socket.end()
    drawing = nil
  }

  /// Whether a process is connected.
  package var isAttached: Bool { drawing != nil }

  /// Whether a process is connected that responded within the time limit.
  package var isAnswering: Bool { drawing.map { $0.reportTime == nil } ?? false }

  /// Ends the loop.
  package func end() { isOver = true }

  /// Shows a line of text at the bottom of the last picture until the next picture; nil removes it.
  package func showStatus(_ text: String?) throws(ProgramError) {
    guard text != status else { return }
    status = text
    try showWholePicture()
  }

  /// Runs until the owner ends it, or the user closes the window.
  package func run(_ owner: any SharedWindowOwner) throws(ProgramError) {
    workDue = window.runMainThreadWork().map { window.now + $0 }
    while !isOver { try advance(owner) }
  }

  /// Waits for input or messages, and processes them.
  func advance(_ owner: any SharedWindowOwner) throws(ProgramError) {
    let events = window.nextEvents(timeout: timeToWork)
    workDue = window.runMainThreadWork().map { window.now + $0 }
    for drop in window.takeDrops() where try !owner.takeDrop(drop, in: self) {
      drawing?.drops.append(drop)
    }
    try forward(events, owner)
    try receive(owner)
    drawing?.sendBatch(state, time: window.now)
    drawing?.socket.flush()
    try checkTimes(owner)
  }

  private var state: WindowState {
    WindowState(
      size: window.size,
      scale: window.scale,
      pixels: window.pixels,
      fillsScreen: window.fillsScreen
    )
  }

  /// The time until there is work without input; nil means no limit.
  private var timeToWork: TimeInterval? {
    let busyDue = drawing.flatMap { $0.reportTime ?? $0.busySince }.map { $0 + patience }
    let closeDue = drawing?.closeRequest.map { $0 + patience }
    let retryDue = drawing?.socket.hasUnsent == true ? window.now + Self.retryInterval : nil
    let due = [workDue, busyDue, closeDue, retryDue].compactMap(\.self).min()
    return due.map { max(0, $0 - window.now) }
  }
}

// MARK: - Input

extension SharedWindow {
  private func forward(
    _ events: [InputEvent],
    _ owner: any SharedWindowOwner
  ) throws(ProgramError) {
    var hasLostPixels = false
    for event in events {
      switch event {
      case .key(let stroke):
        if !isAnswering, owner.takeKey(stroke, in: self) { continue }
      case .window(.exposed, _), .window(.shown, _):
        hasLostPixels = true
      case .window(.resized, _):
        hasLostPixels = hasLostPixels || status != nil
      case .window(.closeRequested, _):
        if let drawing { drawing.closeRequest = window.now } else { isOver = true }
      default: break
      }
      drawing?.backlog.add(event)
    }
    if hasLostPixels { try showWholePicture() }
  }

  /// Reports a process that does not respond, and closes the window if the process does not.
  private func checkTimes(_ owner: any SharedWindowOwner) throws(ProgramError) {
    guard let drawing else { return }
    let limit = window.now - patience
    if let time = drawing.closeRequest, time <= limit { isOver = true }
    if let time = drawing.busySince, drawing.reportTime ?? time <= limit {
      drawing.reportTime = window.now
      try owner.drawingIsBusy(since: time, in: self)
    }
  }
}

// MARK: - Messages

extension SharedWindow {
  private func receive(_ owner: any SharedWindowOwner) throws(ProgramError) {
    guard let drawing else { return }
    for bytes in drawing.socket.takeMessages() where self.drawing === drawing {
      guard let message = try? DrawingMessage(bytes), try follow(message, of: drawing) else {
        drawing.socket.end()
        break
      }
      if drawing.reportTime != nil, drawing.busySince == nil {
        drawing.reportTime = nil
        try owner.drawingAnswers(in: self)
      }
    }
    guard self.drawing === drawing, drawing.socket.isOver else { return }
    detach()
    // The user already asked to close the window.
    guard drawing.closeRequest == nil else { return isOver = true }
    try owner.drawingEnded(in: self)
  }

  /// Processes a message; returns false if it is invalid.
  private func follow(
    _ message: DrawingMessage,
    of drawing: DrawingProcess
  ) throws(ProgramError) -> Bool {
    switch message {
    case .busy: drawing.becomeBusy(time: window.now)
    case .idle(let number): return drawing.becomeIdle(number, time: window.now)
    case .picture(let bounds, let damage): return try take(bounds, damage, of: drawing)
    case .ask(let number, let request): answer(request, number, of: drawing)
    case .title(let title): window.setTitle(title)
    case .typing(let isTyping): window.follow(isTyping: isTyping)
    case .toggleFullScreen: window.toggleFullScreen()
    }
    return true
  }

  private func answer(_ request: WindowRequest, _ number: Int, of drawing: DrawingProcess) {
    let answer: WindowAnswer =
      switch request {
      case .clipboard: .text(window.clipboardText)
      case .copy(let text): .done(window.setClipboardText(text))
      case .resize(let size): .size(window.resize(to: size))
      }
    guard !drawing.socket.enqueue(WindowMessage.answer(number, answer).bytes) else { return }
    // The text is longer than a message may be.
    drawing.send(.answer(number, .text(nil)))
  }
}

// MARK: - Pictures

extension SharedWindow {
  /// Reads the changed parts of a picture from memory, and shows them.
  private func take(
    _ bounds: PixelRectangle,
    _ damage: [PixelRectangle],
    of drawing: DrawingProcess
  ) throws(ProgramError) -> Bool {
    let old = picture?.bounds == bounds ? picture : nil
    // A picture of another size must be read completely.
    guard old != nil || damage.contains(bounds),
      let bitmap = old ?? (try? Bitmap(width: bounds.width, height: bounds.height)),
      damage.allSatisfy({ drawing.memory.read($0, into: bitmap) })
    else { return false }
    picture = bitmap
    drawing.send(.shown)
    // A new picture replaces the status line over the last one.
    let hadStatus = status != nil
    status = nil
    _ = try window.showPicture(bitmap, damage: hadStatus ? [bitmap.bounds] : damage)
    return true
  }

  private func showWholePicture() throws(ProgramError) {
    guard let status else {
      if let picture { _ = try window.showPicture(picture, damage: [picture.bounds]) }
      return
    }
    let bar = PictureStatus(text: status, theme: theme)
    let bounds = window.pixels.shownPart
    guard !bounds.isEmpty else { return }
    let shown: Bitmap
    do {
      shown = try bar.picture(over: picture, bounds, scale: window.scale, renderer: renderer)
    } catch {
      throw ProgramError(.software, error.description)
    }
    _ = try window.showPicture(shown, damage: [shown.bounds])
  }
}
