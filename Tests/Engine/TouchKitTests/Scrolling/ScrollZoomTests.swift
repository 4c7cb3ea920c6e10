import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Zooming content")
struct ScrollZoomTests {
  private let scene = ScrollScene(contentSize: CGSize(width: 414, height: 896))

  private var stage: Stage { scene.stage }
  private var scrollView: UIScrollView { scene.scrollView }
  private var delegate: ScrollListener { scene.delegate }

  init() {
    scene.v.frame = rect(0, 0, 414, 896)
    delegate.zoomView = scene.v
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
  }

  /// Spreads two fingers, from 50 to the given distance from (207, 448), and lifts them.
  private func pinch(to distance: CGFloat, lifting: Bool = true) {
    let (left, right) = (stage.makeFinger(), stage.makeFinger())
    stage.perform([
      .down(left, CGPoint(x: 157, y: 448)), .down(right, CGPoint(x: 257, y: 448)),
    ])
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      let reach = 50 + (distance - 50) * CGFloat(step) / 20
      stage.perform([
        .move(left, CGPoint(x: 207 - reach, y: 448)), .move(right, CGPoint(x: 207 + reach, y: 448)),
      ])
    }
    guard lifting else { return }
    stage.perform([.up(left, nil), .up(right, nil)])
  }

  @Test("The pinch recognizer is there while the limits allow zooming")
  func recognizer() {
    #expect(scrollView.pinchGestureRecognizer != nil)
    #expect(scrollView.gestureRecognizers?.count == 3)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers?.count == 2)
  }

  @Test("Two fingers change the scale, and what is between them stays there")
  func fingers() {
    pinch(to: 150, lifting: false)
    #expect(scrollView.isZooming)
    let scale = scrollView.zoomScale
    #expect(scale > 2 && scale <= 3)
    #expect(near(scene.v.transform.a, scale))
    #expect(near(scrollView.contentSize.width, 414 * scale))
    let seen = scene.v.convert(CGPoint(x: 207, y: 448), from: nil)
    #expect(near(seen.x, 207, within: 0.01))
    #expect(near(seen.y, 448, within: 0.01))
  }

  @Test("The delegate hears of the beginning, the way and the end")
  func order() {
    pinch(to: 100)
    stage.advance(by: 3)
    let zooms = delegate.story.filter { $0.contains("Zoom") }
    #expect(zooms.first == "willBeginZooming" && zooms.last == "didEndZooming")
    #expect(zooms.contains("didZoom"))
    #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
    #expect(stage.violations == [])
  }

  @Test("Beyond the limits it follows less, and comes back")
  func bounces() {
    pinch(to: 10)
    #expect(scrollView.zoomScale < 1 && scrollView.zoomScale > 0.5)
    #expect(scrollView.isZoomBouncing)
    stage.advance(by: 1)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
    scrollView.bouncesZoom = false
    pinch(to: 10)
    #expect(scrollView.zoomScale == 1)
  }

  @Test("Clients set the scale within the limits, about the middle")
  func programmatic() {
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 828, height: 1792))
    #expect(scrollView.contentOffset == CGPoint(x: 207, y: 448))
    scrollView.zoomScale = 100
    #expect(scrollView.zoomScale == 4)
    scrollView.setZoomScale(1, animated: true)
    stage.advance(by: 0.15)
    #expect(scrollView.zoomScale > 1 && scrollView.zoomScale < 4)
    stage.advance(by: 1)
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(delegate.story.last == "didEndZooming")
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 1)
  }

  @Test("A rectangle is shown as large as possible")
  func rectangle() {
    scrollView.zoom(to: rect(100, 200, 207, 100), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 500 - 448))
    scrollView.zoom(to: rect(0, 0, 1, 1), animated: true)
    stage.advance(by: 1)
    #expect(scrollView.zoomScale == 4)
    scrollView.zoom(to: .zero, animated: false)
    #expect(scrollView.zoomScale == 4)
  }

  @Test("Without a view to zoom nothing zooms")
  func nothing() {
    delegate.zoomView = nil
    pinch(to: 150)
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 1)
  }
}
