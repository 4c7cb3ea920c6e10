import CairoRenderer
import Foundation
import Geometry
import TouchInput

/// The picture in the window: what of it is old, and whether it is seen at all.
final class WindowScreen {
  let window: any DesktopWindow
  let canvas: Canvas
  /// Whether the window is to be closed.
  var isOver = false
  /// Whether everything has to be painted anew.
  var isWholeFrameDue = false

  private let report: RunReport
  private var isHidden = false
  /// Whether the window's pixels were lost, while the picture did not change.
  private var isExposed = false
  private var isReady = false
  private var pace = FramePace()
  /// When the work on the present frame began, in seconds on the window's clock.
  private var frameStart: TimeInterval = 0

  init(of window: any DesktopWindow, report: RunReport) throws(ProgramError) {
    self.window = window
    self.report = report
    canvas = try Canvas(size: window.size, pixels: window.pixels.shownPart, scale: window.scale)
  }

  /// Whether the window is larger than any picture, so that only its upper left part shows one.
  var isCutOff: Bool { canvas.bitmap.bounds != window.pixels && window.pixels.isTooLarge }

  /// How long it takes until another frame is due, in seconds; negative when one is.
  var timeToFrame: TimeInterval { pace.wait(at: window.now) }

  /// Returns the rectangles that the next frame paints besides those that changed, once.
  func takeDueRectangles() -> [CGRect] {
    defer { isWholeFrameDue = false }
    return isWholeFrameDue ? [CGRect(origin: .zero, size: canvas.size)] : []
  }

  /// The work on a frame begins, whether or not it will show anything.
  func beginFrame() {
    frameStart = window.now
  }

  /// The window came into sight, went out of it, or lost its pixels.
  func followChange(_ change: WindowChange) {
    switch change {
    case .exposed: isExposed = true
    case .hidden: isHidden = true
    case .shown: (isHidden, isExposed) = (false, true)
    case .closeRequested, .focusGained, .focusLost, .deviceLost, .pointerLeft, .resized: break
    }
  }

  /// Follows the window's size, as far as a picture can.
  func resize(to size: CGSize) throws(ProgramError) {
    let (pixels, scale) = (pixels(of: size).shownPart, window.scale)
    if size != canvas.size || pixels != canvas.bitmap.bounds || scale != canvas.scale {
      try canvas.resize(to: size, pixels: pixels, scale: scale)
    }
    isWholeFrameDue = true
  }

  /// The picture of a size in points: the window's own, unless it has yet another size by now.
  private func pixels(of size: CGSize) -> PixelRectangle {
    let (own, scale) = (window.pixels, window.scale)
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    if abs(Double(own.width) - width) < scale, abs(Double(own.height) - height) < scale {
      return own
    }
    return PixelRectangle(x: 0, y: 0, width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// Paints and shows what `makeFrame` says has changed, if the window can be seen.
  func showFrame(
    ofSceneSize size: CGSize,
    _ makeFrame: () -> Frame?
  ) throws(ProgramError) {
    guard !isHidden else { return }
    var damage = makeFrame().map(canvas.paint) ?? []
    if isExposed { damage = [canvas.bitmap.bounds] }
    guard !damage.isEmpty else { return }
    // Not shown when the window has another size already: the resize that follows repairs it.
    guard try window.showPicture(canvas.bitmap, damage: damage) else { return }
    isExposed = false
    pace.begin(at: frameStart)
    report.shown(damage)
    if !isReady { report.ready(size) }
    isReady = true
  }
}
