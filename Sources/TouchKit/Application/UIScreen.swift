public import Foundation

/// The surface that windows appear on: the desktop window, or a picture.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private unowned let application: UIApplication

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

  /// A link that calls a method on a target for every frame of the screen, once it is added.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
