public import Foundation
import TouchInput

/// The surface that shows the windows: the desktop window, or a picture.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private unowned let application: UIApplication

  nonisolated deinit {}

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The screen of the current application.
  public static var main: UIScreen { UIScreen(application: UIApplication.shared) }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: application.screenSize) }

  /// The pixels per point; always 1 here.
  open var scale: CGFloat { 1 }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels per point of the display.
  open var nativeScale: CGFloat { scale }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { Int(FramePeriod.rate) }

  /// Whether the screen is being recorded or mirrored; always false, because it is unknown here.
  open var isCaptured: Bool { false }

  /// The traits that windows inherit from the screen.
  open var traitCollection: UITraitCollection { .light }

  /// The coordinate space with its origin at the screen's upper left corner.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

  /// The same as the screen's coordinate space, because the screen does not rotate.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

  /// Returns a display link that calls a method on a target for every frame, after it is added.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
