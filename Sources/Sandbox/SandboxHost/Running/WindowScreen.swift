import CairoRenderer
import Foundation
import Geometry
import TouchInput

/// The picture in the window: its outdated parts, and whether it is visible.
final class WindowScreen {
  let window: any DesktopWindow
  let canvas: Canvas
  /// Whether the window should close.
  var isOver = false
  /// Whether the whole picture must be repainted.
  var isWholeFrameDue = false

  private let report: RunReport
  private var isHidden = false
  /// Whether the window's pixels were lost although the picture did not change.
  private var isExposed = false
  private var isReady = false
  private var pace = FramePace()
  /// The start of the work on the current frame, in seconds on the window's clock.
  private var frameStart: TimeInterval = 0

  init(of window: any DesktopWindow, report: RunReport) throws(ProgramError) {
    self.window = window
    self.report = report
    canvas = try Canvas(size: window.size, pixels: window.pixels.shownPart, scale: window.scale)
  }

  /// Whether the window is larger than the largest picture, so that only its upper left part shows one.
  var isCutOff: Bool { canvas.bitmap.bounds != window.pixels && window.pixels.isTooLarge }

  /// The time until another frame is due, in seconds; negative if one is overdue.
  var timeToFrame: TimeInterval { pace.wait(at: window.now) }

  /// Returns the additional rectangles that the next frame paints, once.
  func takeDueRectangles() -> [CGRect] {
    defer { isWholeFrameDue = false }
    return isWholeFrameDue ? [CGRect(origin: .zero, size: canvas.size)] : []
  }

  /// Starts the work on a frame, whether or not it will show anything.
  func beginFrame() {
    frameStart = window.now
  }

  /// Handles a change of the window: shown, hidden, or lost pixels.
  func followChange(_ change: WindowChange) {
    switch change {
    case .exposed: isExposed = true
    case .hidden: isHidden = true
    case .shown: (isHidden, isExposed) = (false, true)
    case .closeRequested, .focusGained, .focusLost, .deviceLost, .pointerLeft, .resized: break
    }
  }

  /// Adopts the window's size, within the limits of a picture.
  func resize(to size: CGSize) throws(ProgramError) {
    let (pixels, scale) = (pixels(of: size).shownPart, window.scale)
    if size != canvas.size || pixels != canvas.bitmap.bounds || scale != canvas.scale {
      try canvas.resize(to: size, pixels: pixels, scale: scale)
    }
    isWholeFrameDue = true
  }

  /// Returns the pixels for a size in points: the window's own, unless its size has changed again.
  private func pixels(of size: CGSize) -> PixelRectangle {
    let (own, scale) = (window.pixels, window.scale)
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    if abs(Double(own.width) - width) < scale, abs(Double(own.height) - height) < scale {
      return own
    }
    return PixelRectangle(x: 0, y: 0, width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// Creates, paints and shows a frame, if the window is visible.
  func showFrame(
    ofSceneSize size: CGSize,
    _ makeFrame: () -> Frame?
  ) throws(ProgramError) {
    guard !isHidden else { return }
    var damage = makeFrame().map(canvas.paint) ?? []
    if isExposed { damage = [canvas.bitmap.bounds] }
    guard !damage.isEmpty else { return }
    // If the window already has another size, nothing is shown. The following resize repairs it.
    guard try window.showPicture(canvas.bitmap, damage: damage) else { return }
    isExposed = false
    pace.begin(at: frameStart)
    report.shown(damage)
    if !isReady { report.ready(size) }
    isReady = true
  }
}
