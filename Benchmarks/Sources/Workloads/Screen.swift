import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
import TouchKit

/// An application with one window, and the picture of it.
final class Screen {
  let application = UIApplication()
  let window: UIWindow
  let root = UIView()
  let renderer = CairoRenderer()
  let bitmap: Bitmap

  init() throws {
    let size = NestedBoxes.screen
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.textMeasuring = renderer
    root.frame = window.bounds
    controller.view.addSubview(root)
    application.layoutIfNeeded()
    drawAll()
  }

  /// Paints everything.
  func drawAll() {
    _ = application.takeDamage()
    renderer.draw(application.picture(), on: bitmap, background: .white)
  }

  /// Paints the damage.
  func drawDamage() {
    let damage = application.takeDamage()
    let pixels = damage.map { rect in
      PixelRectangle(
        x: Int(rect.minX.rounded(.down)),
        y: Int(rect.minY.rounded(.down)),
        width: Int(rect.width.rounded(.up)) + 1,
        height: Int(rect.height.rounded(.up)) + 1
      )
    }
    renderer.draw(
      application.picture(in: damage),
      on: bitmap,
      background: .white,
      damage: pixels
    )
  }
}
