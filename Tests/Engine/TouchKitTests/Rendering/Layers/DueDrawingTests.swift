import Foundation
import TouchKitTestSupport
import TouchKitTesting
import Testing

@testable import TouchKit

@Suite("Drawing that is due where nobody looks") @MainActor
struct DueDrawingTests {
  /// A view that counts its drawings.
  private final class Drawn: UIView {
    var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 240))
  private let view = Drawn(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  /// Finishes a frame with other changes, and returns the number of drawings of the view.
  private func drawn(after change: () -> Void) -> Int {
    let before = view.count
    change()
    stage.rootView.alpha = stage.rootView.alpha == 1 ? 0.5 : 1
    _ = stage.application.passFrame()
    return view.count - before
  }

  @Test("A view is drawn when it joins, when it asks for it, and not again")
  func joins() {
    #expect(drawn { stage.rootView.addSubview(view) } == 1)
    #expect(drawn {} == 0)
    #expect(drawn { view.setNeedsDisplay() } == 1)
    #expect(drawn { view.center.x += 5 } == 0)
    #expect(drawn { view.removeFromSuperview() } == 0)
    #expect(drawn { view.setNeedsDisplay() } == 0)
    #expect(drawn { stage.rootView.addSubview(view) } == 1)
  }

  @Test("A view without size is drawn once it has one")
  func sizes() {
    view.frame.size = .zero
    #expect(drawn { stage.rootView.addSubview(view) } == 0)
    #expect(drawn {} == 0)
    #expect(drawn { view.frame.size = CGSize(width: 10, height: 10) } == 1)
    #expect(drawn { view.contentMode = .redraw } == 0)
    #expect(drawn { view.frame.size.width = 20 } == 1)
  }

  @Test("A view of a hidden window is drawn once that is shown")
  func windows() throws {
    let window = UIWindow(frame: stage.rootView.bounds)
    window.addSubview(view)
    #expect(drawn {} == 0)
    #expect(drawn { window.isHidden = false } == 1)
    #expect(drawn { window.isHidden = true } == 0)
    #expect(drawn { view.setNeedsDisplay() } == 0)
    #expect(drawn { window.isHidden = false } == 1)
  }

  @Test("A layer of a client's is drawn when it asks for it, below whatever joins")
  func layers() {
    final class Sketch: CALayer {
      nonisolated(unsafe) var count = 0
      override func draw(in context: CGContext) { count += 1 }
    }
    let layer = Sketch()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outer = CALayer()
    outer.addSublayer(layer)
    _ = drawn { layer.setNeedsDisplay() }
    #expect(layer.count == 0)
    _ = drawn { stage.rootView.layer.addSublayer(outer) }
    #expect(layer.count == 1)
    _ = drawn {}
    #expect(layer.count == 1)
    _ = drawn { layer.setNeedsDisplay() }
    #expect(layer.count == 2)
  }
}
