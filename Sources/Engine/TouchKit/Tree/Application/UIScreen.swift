public import Foundation
import TouchInput

/// The surface that windows appear on: the desktop window, or a picture.
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

  /// How many pixels make a point; 1 unless the picture is made larger.
  open var scale: CGFloat { 1 }

  /// The rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How many pixels of the display make a point.
  open var nativeScale: CGFloat { scale }

  /// How many frames a second the screen shows at most.
  open var maximumFramesPerSecond: Int { Int(FramePeriod.rate) }

  /// Whether what the screen shows is being recorded or mirrored; never known here, so false.
  open var isCaptured: Bool { false }

  /// The surrounding that windows get from the screen.
  open var traitCollection: UITraitCollection { .light }

  /// The frame of reference whose zero is the screen's upper left corner.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

  /// The same as `coordinateSpace`: the screen does not turn.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

  /// A link that calls a method on a target for every frame of the screen, once it is added.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
